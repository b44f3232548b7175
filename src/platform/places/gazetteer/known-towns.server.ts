import { placeKey } from '#/domain/place/place-key.ts'
import { TOWN_NAMES } from '#/domain/place/town-names.ts'
import { hashId } from '#/domain/text/hash-id.ts'
import { takeCities } from './read-gazetteer.server.ts'

let known: ReadonlySet<number> | undefined

/** Numbers instead of names: they take a few megabytes. */
function listTowns(): ReadonlySet<number> {
  const others = [...TOWN_NAMES.values()].flatMap(({ all }) => all)
  return new Set([...takeCities().map(({ name }) => name), ...others].map((name) => hashId(placeKey(name))))
}

/**
 * Whether a town of the built-in gazetteer is called so, in any language we know. The first question reads the package,
 * which holds the event loop for half a second.
 */
export function isKnownTown(name: string): boolean {
  const key = placeKey(name)
  if (key === '') return false
  known ??= listTowns()
  return known.has(hashId(key))
}

/** So long after a start nobody is kept waiting by it. */
const WARM_AFTER_MS = 5_000

/** Reads the names of towns some seconds after a start, so that the first anonymous profile need not wait for them. */
export function warmTownsSoon(): void {
  setTimeout(() => isKnownTown('Bath'), WARM_AFTER_MS).unref()
}
