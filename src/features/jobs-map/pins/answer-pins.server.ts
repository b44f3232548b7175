import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Currency } from '#/domain/money/currency.ts'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { answerInText } from '#/platform/errors/answer-in-text.server.ts'
import { countSearch } from '#/platform/job-search/count-search.server.ts'
import { takesGzip } from '#/platform/http/takes-gzip.ts'
import { findPins, type JobSearch } from './find-pins.server.ts'
import { readPinsSearch } from './read-pins-search.ts'
import { keepAnswers } from './kept-answers.server.ts'

type PinsAnswer = { plain: Uint8Array; zipped: Uint8Array; tag: string }

/** What the nine parameters mean to the database: the jobs' own feature says it, the route hands it in. */
export type SearchOf = (filters: JobFilters, currency: Currency) => Promise<JobSearch>

const zip = promisify(gzip)

// About thirty answers of a hundred thousand jobs, with their compressed forms.
const KEPT_BYTES_MAX = 64_000_000

const answerOf = keepAnswers<PinsAnswer>({
  bytesMax: KEPT_BYTES_MAX,
  bytesOf: ({ plain, zipped }) => plain.length + zipped.length,
})

/** Weak, because the compressed and the plain form share it. */
const tagOf = (bytes: Uint8Array) =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

async function preparePins(search: JobSearch): Promise<PinsAnswer> {
  const plain = await findPins(search)
  return { plain, zipped: await zip(plain), tag: tagOf(plain) }
}

function has(request: Request, tag: string): boolean {
  const tags = request.headers.get('if-none-match')?.split(',') ?? []
  return tags.some((known) => known.trim() === tag)
}

function toResponse(request: Request, { plain, zipped, tag }: PinsAnswer): Response {
  const headers = new Headers({
    etag: tag,
    // Kept by whoever wants, and asked for again each time: an unchanged map costs one short answer.
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  })
  if (has(request, tag)) return new Response(null, { status: 304, headers })
  headers.set('content-type', 'application/octet-stream')
  if (!takesGzip(request)) return new Response(plain.slice(), { headers })
  headers.set('content-encoding', 'gzip')
  return new Response(zipped.slice(), { headers })
}

/**
 * Answers the pins of the search in the address, for everybody. Its tag is made of what is in it, so that it changes
 * exactly when the map does; finding it is cheap enough, and a time stamp of the jobs would read the same rows.
 * Throws nothing: a refusal is a line of text.
 */
export async function answerPins(request: Request, searchOf: SearchOf): Promise<Response> {
  try {
    const { filters, currency, key } = readPinsSearch(request.url)
    countSearch(filters, request.headers)
    return toResponse(
      request,
      await answerOf(key, async () => preparePins(await searchOf(filters, currency))),
    )
  } catch (error) {
    return answerInText(error, '/api/jobs/pins')
  }
}
