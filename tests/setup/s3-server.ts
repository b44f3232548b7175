import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Config } from '#/platform/storage/s3-store.server.ts'

const BUCKET = 'flightpath-files'

/** A store that speaks S3, on this machine and with a bucket of its own. `stop` takes its files along. */
export async function startS3Server(): Promise<{ config: S3Config; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'flightpath-s3-'))
  const options = { port: 0, address: '127.0.0.1', silent: true, directory }
  const server = new S3rver({ ...options, configureBuckets: [{ name: BUCKET }] })
  const { port } = await server.run()
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await server.close()
    await rm(directory, { recursive: true, force: true })
  }
  const config = {
    bucket: BUCKET,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    pathStyle: true,
  }
  return { config, stop }
}

/** The environment of a server that keeps its files in a bucket. */
export function s3Environment({ bucket, accessKeyId, secretAccessKey, endpoint = '' }: S3Config) {
  return {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_ENDPOINT: endpoint,
  }
}
