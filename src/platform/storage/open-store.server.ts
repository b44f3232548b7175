import { resolve } from 'node:path'
import { env } from '#/platform/env/env.server.ts'
import type { FileStore } from './file-store.ts'
import { localStore } from './local-store.server.ts'

async function openS3(bucket: string): Promise<FileStore> {
  const { S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '', S3_REGION, S3_ENDPOINT, S3_PATH_STYLE } = env()
  // Only who has such a store loads what speaks to it.
  const { s3Store } = await import('./s3-store.server.ts')
  return s3Store({
    bucket,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    pathStyle: S3_PATH_STYLE ?? S3_ENDPOINT !== undefined,
  })
}

let opened: Promise<FileStore> | undefined

/** The store that the environment names: a bucket, or a directory of this disk. Opened when first asked for. */
export function fileStore(): Promise<FileStore> {
  const { S3_BUCKET, DATA_DIR } = env()
  opened ??= S3_BUCKET ? openS3(S3_BUCKET) : Promise.resolve(localStore(resolve(DATA_DIR, 'files')))
  return opened
}
