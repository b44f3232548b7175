import { LRUCache } from 'lru-cache'
import { AppError, ERROR_STATUS, notFoundError } from '#/domain/app-error.ts'
import { fairTurns } from '#/lib/fair-turns.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { retryAfterHeader } from '#/platform/errors/retry-after-header.ts'
import { TRY_AGAIN_SECONDS } from '#/platform/errors/passing-fault.ts'
import { toAppError } from '#/platform/errors/to-app-error.ts'
import { translated } from '#/platform/errors/translated.server.ts'
import { callerNetworks } from '#/platform/http/caller-address.server.ts'
import { countSearch } from '#/platform/job-search/count-search.server.ts'
import type { SearchOf } from '../pins/answer-pins.server.ts'
import { countPins } from '../pins/decode-pins.ts'
import { findPins, SERVER_PINS_MAX, type JobSearch } from '../pins/find-pins.server.ts'
import { HEADER_WORDS, PINS_MAX, WORD_BYTES } from '../pins/pins.ts'
import { readPinsSearch } from '../pins/read-pins-search.ts'
import { readQuestion } from './cluster-questions.ts'
import { askThread, clusterPins } from './keeper-thread.server.ts'

/** How long clustered jobs count as fresh for every millisecond that clustering took, and at least. */
const FRESH_TIMES_LONGER = 20
const FRESH_MS_MIN = 5_000
const EMPTY_BYTES = HEADER_WORDS * WORD_BYTES
/** As many searches as are kept clustered. */
const KEPT_MAX = 3

/** One search, and the least number of jobs that the server clusters: a page holds fewer by itself. */
type Wanted = { key: string; search: () => Promise<JobSearch>; jobsMin: number }

type Clustered = { outcome: 'built' | 'too-many'; freshUntilMs: number }

type Asker = { signal: AbortSignal; network: string }
type Making = { made: Promise<Clustered>; askers: AbortSignal[] }

/** What is there to answer, and what is being clustered: however many ask for other searches, they drive out only these. */
const clustered = new LRUCache<string, Clustered>({ max: KEPT_MAX })
const making = new Map<string, Making>()

/** So many searches wait at most, each for some seconds. */
const WAITING_MAX = 4
const later = () => new AppError('UNAVAILABLE', 'error.unavailable', { retryAfterSeconds: TRY_AGAIN_SECONDS })
/** One search takes the database for seconds, then a core and half a gigabyte: never two at once. */
const inTurn = fairTurns({ atOnce: 1, lines: { all: WAITING_MAX }, full: later })

/** Throws invalid for a search that finds few jobs: whoever asked for that only wants to keep the server busy. */
async function cluster({ key, search, jobsMin }: Wanted): Promise<Clustered> {
  const begunMs = performance.now()
  const pins = await findPins(await search(), SERVER_PINS_MAX)
  // Too many for the server as well have a head and nothing else.
  if (pins.length > EMPTY_BYTES && countPins(pins) < jobsMin) throw new AppError('INVALID', 'error.invalid')
  const outcome = await clusterPins(key, pins)
  const tookMs = performance.now() - begunMs
  return { outcome, freshUntilMs: performance.now() + Math.max(FRESH_MS_MIN, tookMs * FRESH_TIMES_LONGER) }
}

/**
 * Whoever asks for a search that is being clustered waits for that. Throws unavailable when too many wait, and what
 * everybody who asked has left is not begun: the map of one page leaves a search whenever a filter changes.
 */
function clusterAnew(wanted: Wanted, { signal, network }: Asker): Promise<Clustered> {
  const { key } = wanted
  const begun = making.get(key)
  if (begun) {
    begun.askers.push(signal)
    return begun.made
  }
  const askers = [signal]
  const isWanted = () => askers.some(({ aborted }) => !aborted)
  const made = inTurn({ line: 'all', network, isWanted }, () => cluster(wanted))
    .then((done) => {
      clustered.set(key, done)
      return done
    })
    .finally(() => making.delete(key))
  making.set(key, { made, askers })
  return made
}

/** Looks for changes in the background: until they are clustered, what there is goes on answering. */
async function renew(wanted: Wanted): Promise<void> {
  if (making.has(wanted.key)) return
  try {
    await clusterAnew(wanted, { signal: AbortSignal.any([]), network: '' })
  } catch (error) {
    const refusal = error instanceof AppError ? error.code : undefined
    // A page can hold by itself what is left of it.
    if (refusal === 'INVALID') clustered.delete(wanted.key)
    else if (refusal !== 'UNAVAILABLE') reportFault(error, '/api/jobs/clusters')
  }
}

async function answer(request: Request, searchOf: SearchOf, jobsMin: number): Promise<Response> {
  const parameters = Object.fromEntries(new URL(request.url).searchParams)
  const question = readQuestion(parameters)
  if (!question) throw new AppError('INVALID', 'error.invalid')
  const { filters, currency, key } = readPinsSearch(request.url)
  const wanted = { key, search: () => searchOf(filters, currency), jobsMin }
  const kept = clustered.get(key)
  // A map asks for each look; only what has to be clustered is read from the database.
  if (!kept) countSearch(filters, request.headers)
  const network = callerNetworks(request.headers)
  const { outcome, freshUntilMs } = kept ?? (await clusterAnew(wanted, { signal: request.signal, network }))
  if (performance.now() > freshUntilMs) void renew(wanted)
  const headers = { 'cache-control': 'no-store' }
  if (outcome === 'too-many') return Response.json('too-many', { headers })
  try {
    return Response.json(await askThread(key, question), { headers })
  } catch {
    // A cluster of jobs that were clustered anew since, or a thread that ended: the next look begins again.
    if (question.kind === 'look' || question.kind === 'summary') clustered.delete(key)
    throw notFoundError()
  }
}

/**
 * Answers questions about the jobs of a search that are too many for a page to hold, for everybody. They are clustered
 * in threads of their own, begun when first asked for. Throws nothing: a refusal is a line of text.
 */
export async function answerClusters(
  request: Request,
  searchOf: SearchOf,
  jobsMin: number = PINS_MAX,
): Promise<Response> {
  try {
    return await answer(request, searchOf, jobsMin)
  } catch (error) {
    const refusal = toAppError(error)
    // What we refuse ourselves, as to a map that has left, is no fault.
    if (refusal.status >= ERROR_STATUS.INTERNAL && !(error instanceof AppError))
      reportFault(error, '/api/jobs/clusters')
    const { message } = translated(refusal)
    const headers = { 'content-type': 'text/plain; charset=utf-8', ...retryAfterHeader(refusal) }
    return new Response(`${message}\n`, { status: refusal.status, headers })
  }
}
