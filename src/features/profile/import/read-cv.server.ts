import { readFile, rm } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#/domain/app-error.ts'
import { EMPTY_PROFILE_DOCUMENT, type ProfileDocument } from '#/domain/profile/profile-document.ts'
import { fewPerKey } from '#/lib/few-per-key.ts'
import { callerNetworks } from '#/platform/http/caller-address.server.ts'
import { answerIncoming } from '#/platform/incoming/answer-incoming.server.ts'
import { receiveFile } from '#/platform/incoming/receive-file.server.ts'
import { requireSender } from '#/platform/incoming/require-sender.server.ts'
import { isPdf } from '#/platform/pdf-text/read-pdf-text.server.ts'
import { findNamedTown } from '#/platform/places/gazetteer/named-town.server.ts'
import { rateLimitedError, type Limit } from '#/platform/rate-limit/rate-limit.server.ts'
import { CV_BYTES_MAX, type CvReading } from './cv-reading.ts'
import { readJsonResume } from './read-json-resume.server.ts'
import { readPdf } from './read-pdf.server.ts'

/** A form is a little larger than its file. */
const BODY_BYTES_MAX = CV_BYTES_MAX + 10_000

/** How often somebody may have a file read: thirty times an hour. */
function readingLimit(userId: string): Limit {
  return { key: `read-cv:${userId}`, max: 30, windowSeconds: 3_600 }
}

const BUSY_SECONDS = 5
/** There is one reader for all: nobody has two files in the line for it. */
const enter = fewPerKey(1)

const saysNothing = ({ proposal: { document, names } }: CvReading) =>
  names === null && isDeepStrictEqual(document, EMPTY_PROFILE_DOCUMENT)

/** Where a file says that its owner lives, when we know the town: distances are counted from there. */
async function located(document: ProfileDocument): Promise<ProfileDocument> {
  const { location, lat, countryCode } = document
  if (location === '' || lat !== null) return document
  const town = await findNamedTown(location, countryCode)
  if (!town) return document
  return { ...document, location: town.label, countryCode: town.countryCode, lat: town.lat, lng: town.lng }
}

/** What a file that comes from a network says of its owner; its content decides what it is. Throws invalid for what cannot be read. */
async function readCvFile(bytes: Uint8Array, network: string): Promise<CvReading> {
  const reading = await (isPdf(bytes) ? readPdf(bytes, network) : readJsonResume(bytes))
  if (saysNothing(reading)) throw new AppError('INVALID', 'profile.import.refused.nothing', { field: 'file' })
  const { proposal } = reading
  return { ...reading, proposal: { ...proposal, document: await located(proposal.document) } }
}

async function receiveAndRead(request: Request, userId: string): Promise<CvReading> {
  const { location } = await receiveFile(request, {
    bodyBytesMax: BODY_BYTES_MAX,
    bytesMaxOf: () => CV_BYTES_MAX,
  })
  try {
    return await readCvFile(await readFile(location), `${callerNetworks(request.headers)} ${userId}`)
  } finally {
    await rm(location, { force: true })
  }
}

async function readSent(request: Request): Promise<CvReading> {
  const { userId } = await requireSender(request, { limitOf: readingLimit, accountType: 'Individual' })
  const leave = enter(userId)
  if (!leave) throw rateLimitedError({ retryAfterSeconds: BUSY_SECONDS })
  try {
    return await receiveAndRead(request, userId)
  } finally {
    leave()
  }
}

/** Answers a form with a CV as a file: what was found in it, or what is wrong with it. Keeps nothing. Throws nothing. */
export function answerReadCv(request: Request): Promise<Response> {
  return answerIncoming({ where: '/api/read-cv', work: () => readSent(request) })
}
