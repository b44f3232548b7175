import { fewByAddress } from '#/platform/rate-limit/few-by-address.server.ts'

/** Parameters that ask for a part of the same list, or for it in another order. */
const NO_SEARCH = new Set(['cursor', 'limit', 'sort'])

/** Whether published jobs are asked for by words or filters. */
export const isNarrowed = (asked: object | undefined): boolean =>
  Object.entries(asked ?? {}).some(([key, value]) => value && !NO_SEARCH.has(key))

/** Words that no job says are looked for in other spellings, which costs some pages; a person searches more slowly. */
const count = fewByAddress({ max: 600, windowSeconds: 600 })

/**
 * Counts a search of whoever asks, by the list, the map, a feed: whatever reads the words counts here first. What words or
 * filters do not narrow is no search. Throws rate-limited when one address searches too often.
 */
export function countSearch(asked: object | undefined, headers: Headers): void {
  if (isNarrowed(asked)) count(headers)
}
