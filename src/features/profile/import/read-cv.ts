import { AppError, ERROR_STATUS, type ErrorCode } from '#/domain/app-error.ts'
import { CV_BYTES_MAX, type CvReading } from './cv-reading.ts'

const isCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code)

/** Has the server read a file and answers what it found. Throws an `AppError` with the server's own words. */
export async function readCv(file: File): Promise<CvReading> {
  if (file.size > CV_BYTES_MAX) throw new AppError('TOO_LARGE', 'media.upload.tooLarge')
  const body = new FormData()
  body.append('file', file, file.name)
  const answer = await fetch('/api/read-cv', { method: 'POST', body })
  if (answer.ok) return (await answer.json()) as CvReading
  const said = (await answer.json().catch(() => ({}))) as { message?: unknown; code?: unknown }
  throw new AppError(
    isCode(said.code) ? said.code : 'INTERNAL',
    typeof said.message === 'string' ? said.message : 'media.upload.failed',
  )
}
