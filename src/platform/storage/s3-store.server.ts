import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { CONTENT_TYPES, type StoredExtension } from '#/domain/media/content-types.ts'
import type { FileStore } from './file-store.ts'

export type S3Config = {
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
  endpoint: string | undefined
  pathStyle: boolean
}

const CONNECT_MS_MAX = 2_000
/** How long a store may take to begin an answer, and how much longer for each megabyte that it is given. */
const ANSWER_MS_MAX = 4_000
const MS_PER_MEGABYTE = 1_000

const quiet = () => undefined
const SILENT = { debug: quiet, info: quiet, warn: quiet, error: quiet }

/** Each reader that pauses holds a connection. Those of the other calls are their own, so that nobody waits for readers. */
const CONNECTIONS_MAX = { readers: 2_000, calls: 50 } as const

function openClient(
  { accessKeyId, secretAccessKey, region, endpoint, pathStyle }: S3Config,
  whose: keyof typeof CONNECTIONS_MAX,
): S3Client {
  const agent = { keepAlive: true, maxSockets: CONNECTIONS_MAX[whose] }
  return new S3Client({
    region,
    endpoint,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // What fails is thrown and reported by whoever asked.
    logger: SILENT,
    requestHandler: { connectionTimeout: CONNECT_MS_MAX, httpAgent: agent, httpsAgent: agent },
    // Newer checksums are Amazon's alone; other stores refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Gives up a call that takes longer. What it has begun to answer may be read for as long as it takes. */
async function within<T>(ms: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(new Error('The file storage does not answer')), ms)
  try {
    return await call(giveUp.signal)
  } finally {
    clearTimeout(timer)
  }
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

function contentTypeOf(name: string): string {
  return CONTENT_TYPES[name.split('.').at(-1) as StoredExtension]
}

/**
 * Keeps files in a bucket of any store that speaks S3. The bucket stays private: every file goes through this server.
 * A store that is down is given up after a few seconds.
 */
export function s3Store(config: S3Config): FileStore {
  const client = openClient(config, 'calls')
  const readers = openClient(config, 'readers')
  const at = (name: string) => ({ Bucket: config.bucket, Key: name })
  return {
    put: async (name, path) => {
      const { size } = await stat(path)
      const content = { Body: createReadStream(path), ContentLength: size, ContentType: contentTypeOf(name) }
      const command = new PutObjectCommand({ ...at(name), ...content })
      const ms = ANSWER_MS_MAX + (size / 1_000_000) * MS_PER_MEGABYTE
      try {
        await within(ms, (abortSignal) => client.send(command, { abortSignal }))
      } finally {
        content.Body.destroy()
      }
      await rm(path, { force: true })
    },
    find: async (name) => {
      try {
        const head = new HeadObjectCommand(at(name))
        const found = await within(ANSWER_MS_MAX, (abortSignal) => client.send(head, { abortSignal }))
        return { bytes: found.ContentLength ?? 0 }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    open: async (name, range) => {
      const part = range && `bytes=${range.start}-${range.end}`
      const get = new GetObjectCommand({ ...at(name), Range: part })
      const { Body } = await within(ANSWER_MS_MAX, (abortSignal) => readers.send(get, { abortSignal }))
      if (!(Body instanceof Readable)) throw new Error('The file storage sent no content')
      return Body
    },
    delete: async (name) => {
      const command = new DeleteObjectCommand(at(name))
      await within(ANSWER_MS_MAX, (abortSignal) => client.send(command, { abortSignal })).catch(
        (error: unknown) => {
          if (!isMissing(error)) throw error
        },
      )
    },
  }
}
