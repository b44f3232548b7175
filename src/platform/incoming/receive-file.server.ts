import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { AppError } from '#/domain/app-error.ts'
import { toStorageError } from '#/platform/storage/storage-error.server.ts'
import { newIncomingPath } from './incoming.server.ts'
import { pacedBody } from './paced-body.server.ts'

/** What a form says about its file. `path` is known only when it came before the file. */
type FileHead = { path: string | undefined; mediaType: string }

/** A file that lies in the directory of incoming ones; whoever receives it removes it. */
export type ReceivedFile = FileHead & { location: string; bytes: number }

type Rules = {
  bodyBytesMax: number
  /** How large the file may be, by its head; throws to refuse it before it is read. */
  bytesMaxOf: (head: FileHead) => number
}

/** One file and its folder; a few fields more are read and forgotten. Sizes in bytes. */
const LIMITS = { files: 1, fields: 4, parts: 6, fieldSize: 100, headerPairs: 20, headerSize: 4_000 }

const refuse = (key: string) => new AppError('INVALID', `media.upload.${key}`, { field: 'file' })
const tooLarge = () => new AppError('TOO_LARGE', 'media.upload.tooLarge', { field: 'file' })

function openParser(request: Request): BusboyInstance {
  try {
    const contentType = request.headers.get('content-type') ?? ''
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS, preservePath: false })
  } catch {
    throw refuse('noFile')
  }
}

/** What the parser has found so far. */
type Form = { path: string | undefined; mediaType: string | null; bytes: number; written: Promise<void> }
type Stage = { stop: AbortController; location: string; rules: Rules }

async function writeFile(file: BusboyFileStream, { location, stop }: Stage): Promise<void> {
  const target = createWriteStream(location, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(file, target, { signal: stop.signal })
}

/** Writes the file to the disk while it comes; throws what its head says is wrong with it. */
function takeFile(form: Form, stage: Stage, file: BusboyFileStream): void {
  const bytesMax = stage.rules.bytesMaxOf({ path: form.path, mediaType: form.mediaType ?? '' })
  file.on('data', (piece: Buffer) => {
    form.bytes += piece.length
    if (form.bytes > bytesMax) stopWith(stage.stop, tooLarge())
  })
  form.written = writeFile(file, stage)
  form.written.catch((error: unknown) => {
    if (!stage.stop.signal.aborted) stopWith(stage.stop, toStorageError(error, 'incoming files'))
  })
}

/** Collects what the parser finds. The first thing that is wrong stops everything, with the refusal as the reason. */
function collect(parser: BusboyInstance, stage: Stage): Form {
  const { stop } = stage
  const form: Form = { path: undefined, mediaType: null, bytes: 0, written: Promise.resolve() }
  parser.on('file', (name, file, _fileName, _encoding, mediaType) => {
    file.on('error', (error) => {
      // A disk that fails ends the stream with its own error, and a body that breaks off with one of the parser's.
      if (!('code' in error)) stopWith(stop, refuse('unfinished'))
    })
    try {
      if (name !== 'file') throw refuse('noFile')
      form.mediaType = mediaType
      takeFile(form, stage, file)
    } catch (error) {
      file.resume()
      stopWith(stop, error)
    }
  })
  parser.on('field', (name, value, _isNameCut, isValueCut) => {
    // Named twice, or longer than any folder: no folder of ours.
    if (name === 'path') form.path = form.path !== undefined || isValueCut ? '' : value
  })
  parser.on('filesLimit', () => stopWith(stop, refuse('oneFile')))
  parser.on('fieldsLimit', () => stopWith(stop, new AppError('INVALID', 'error.invalid')))
  parser.on('partsLimit', () => stopWith(stop, new AppError('INVALID', 'error.invalid')))
  parser.on('error', () => stopWith(stop, refuse('unfinished')))
  return form
}

function stopWith(stop: AbortController, reason: unknown): void {
  if (!stop.signal.aborted) stop.abort(reason)
}

/** Feeds the body to the parser, never faster than the disk takes it. */
async function feed(request: Request, parser: BusboyInstance, rules: Rules & { stop: AbortSignal }) {
  let total = 0
  for await (const piece of pacedBody(request, rules.stop)) {
    total += piece.length
    if (total > rules.bodyBytesMax) throw tooLarge()
    if (!parser.write(piece)) await once(parser, 'drain', { signal: rules.stop })
    rules.stop.throwIfAborted()
  }
  const finished = once(parser, 'finish', { signal: rules.stop })
  parser.end()
  await finished
}

/**
 * Receives the file of a multipart form into the directory of incoming files; it never lies in memory. A body that
 * announces too much is refused before it is read, and any other as soon as it is clear that it is wrong; what is left
 * of it is not read. Throws invalid, too large, 408 for who sends too slowly, and what `toStorageError` makes of a disk
 * that fails. After a refusal no file is left.
 */
export async function receiveFile(request: Request, rules: Rules): Promise<ReceivedFile> {
  if (Number(request.headers.get('content-length') ?? 0) > rules.bodyBytesMax) throw tooLarge()
  const parser = openParser(request)
  const location = await newIncomingPath().catch((error: unknown) => {
    throw toStorageError(error, 'incoming files')
  })
  const stop = new AbortController()
  const form = collect(parser, { stop, location, rules })
  try {
    await feed(request, parser, { ...rules, stop: stop.signal })
    await form.written
    const { path, mediaType, bytes } = form
    if (mediaType === null || bytes === 0) throw refuse('noFile')
    return { location, path, mediaType, bytes }
  } catch (error) {
    const refusal: unknown = stop.signal.aborted ? stop.signal.reason : error
    stopWith(stop, refusal)
    await form.written.catch(() => undefined)
    await rm(location, { force: true })
    throw refusal
  }
}
