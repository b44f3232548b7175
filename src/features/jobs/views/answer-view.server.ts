import { LRUCache } from 'lru-cache'
import { callerAddress } from '#/platform/http/caller-address.server.ts'
import { isRobot } from '#/platform/http/is-robot.ts'
import { isSameOrigin } from '#/platform/http/same-origin.server.ts'
import { noteView } from './count-views.server.ts'

const ID_LENGTH_MAX = 64
/** Nobody reads a page each second for a minute; a whole office behind one address may. */
const VIEWS_PER_MINUTE = 120
const MINUTE_MS = 60_000
const ADDRESSES_MAX = 50_000

/** Uses by address, each for a minute, written nowhere: the limit guards a number, and costs no statement. */
const counted = new LRUCache<string, number>({ max: ADDRESSES_MAX, ttl: MINUTE_MS, noUpdateTTL: true })

function isWithinLimit(address: string): boolean {
  const uses = (counted.get(address) ?? 0) + 1
  counted.set(address, uses)
  return uses <= VIEWS_PER_MINUTE
}

/** Answers a page of ours which says that a job has been read for a moment. Reads no cookie, and tells nothing. */
export function answerView(request: Request): Response {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const id = new URL(request.url).searchParams.get('id') ?? ''
  if (id === '' || id.length > ID_LENGTH_MAX) return new Response(null, { status: 422 })
  if (!isWithinLimit(callerAddress(request.headers))) return new Response(null, { status: 429 })
  if (!isRobot(request.headers)) noteView(id)
  return new Response(null, { status: 204 })
}
