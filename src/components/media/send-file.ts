import { AppError } from '#/domain/app-error.ts'
import type { StorageFolder } from '#/domain/media/storage-url.ts'
import { FOLDER_KINDS, type MediaKind } from '#/domain/media/upload-rules.ts'
import { refusalIn, readAnswer } from './refusal-in.ts'
import { refusalOf } from './refuse-file.ts'

const UPLOAD_PATH = '/api/upload'

export type SendFileOptions = {
  file: File
  folder: StorageFolder
  /** How much has gone, from 0 to 1. */
  onProgress?: (progress: number) => void
  signal?: AbortSignal
}

/**
 * Sends one file to the storage and answers its address. Throws an `AppError` with the server's own words, or with ours
 * when it had none or could not be reached; throws the signal's reason when it was called off.
 */
export async function sendFile({ file, folder, onProgress, signal }: SendFileOptions): Promise<string> {
  const kind = FOLDER_KINDS[folder]
  const refusal = refusalOf(file, kind)
  if (refusal) throw refusal
  signal?.throwIfAborted()
  const body = new FormData()
  // The server reads the form as it arrives, and must know the folder before the file.
  body.append('path', folder)
  body.append('file', file, file.name)
  return post(body, { kind, onProgress, signal })
}

type PostOptions = Pick<SendFileOptions, 'onProgress' | 'signal'> & { kind: MediaKind }

/** `fetch` cannot tell how much of a body has gone; the older way can. */
function post(body: FormData, { kind, onProgress, signal }: PostOptions) {
  return new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.addEventListener('load', () => {
      const { status, responseText } = request
      const answer = readAnswer(responseText)
      if (status === 200 && typeof answer.url === 'string') resolve(answer.url)
      else
        reject(
          refusalIn({ status, text: responseText, retryAfter: request.getResponseHeader('Retry-After') }),
        )
    })
    request.addEventListener('error', () =>
      reject(new AppError('UNAVAILABLE', `media.upload.unreachable.${kind}`)),
    )
    request.addEventListener('abort', () => reject(abortReason(signal)))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    signal?.addEventListener('abort', abort)
    request.open('POST', UPLOAD_PATH)
    request.send(body)
  })
}

function abortReason(signal?: AbortSignal): Error {
  return signal?.reason instanceof Error ? signal.reason : new DOMException('Called off', 'AbortError')
}
