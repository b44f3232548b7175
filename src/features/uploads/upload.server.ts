import { rm } from 'node:fs/promises'
import { AppError } from '#/domain/app-error.ts'
import { bytesMaxOf } from '#/domain/media/judge-upload.ts'
import { UPLOAD_BODY_BYTES_MAX } from '#/domain/media/upload-rules.ts'
import { fewPerKey } from '#/lib/few-per-key.ts'
import { callerNetworks } from '#/platform/http/caller-address.server.ts'
import { answerIncoming } from '#/platform/incoming/answer-incoming.server.ts'
import { receiveFile } from '#/platform/incoming/receive-file.server.ts'
import { requireSender } from '#/platform/incoming/require-sender.server.ts'
import type { Limit } from '#/platform/rate-limit/rate-limit.server.ts'
import { keepUpload } from './keep-upload.server.ts'
import { requireUploadQuota } from './upload-rows.server.ts'

/** How often somebody may try to upload a file: thirty times an hour. */
function uploadLimit(userId: string): Limit {
  return { key: `upload:${userId}`, max: 30, windowSeconds: 3_600 }
}

/** A picture, a video and one more: nobody fills in more forms at once. */
const AT_ONCE = 3
const BUSY_SECONDS = 5
const enter = fewPerKey(AT_ONCE)

async function receiveAndKeep(request: Request, userId: string): Promise<string> {
  const leave = enter(userId)
  if (!leave) throw new AppError('RATE_LIMITED', 'media.upload.several', { retryAfterSeconds: BUSY_SECONDS })
  try {
    const received = await receiveFile(request, { bodyBytesMax: UPLOAD_BODY_BYTES_MAX, bytesMaxOf })
    try {
      return await keepUpload({ userId, network: `${callerNetworks(request.headers)} ${userId}` }, received)
    } finally {
      await rm(received.location, { force: true })
    }
  } finally {
    leave()
  }
}

async function upload(request: Request): Promise<string> {
  const { userId } = await requireSender(request, { limitOf: uploadLimit })
  // What is larger than any file is refused as such.
  const announced = Math.min(Number(request.headers.get('content-length') ?? 0), UPLOAD_BODY_BYTES_MAX)
  await requireUploadQuota(userId, announced)
  return receiveAndKeep(request, userId)
}

/** Answers a form with a file: `{ url }`, or what is wrong with it. Throws nothing. */
export function answerUpload(request: Request): Promise<Response> {
  return answerIncoming({
    where: '/api/upload',
    work: async () => ({ url: await upload(request) }),
  })
}
