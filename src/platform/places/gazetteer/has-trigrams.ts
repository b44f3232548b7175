/**
 * Whether looking by trigrams can find a key of `placeKey` and finds it quickly. Nearly every name of the gazetteer is in
 * Latin letters; for one in others the database would read all of them from end to end, for some twenty names that are
 * found by their beginning anyhow.
 *
 * @example hasTrigrams('москва') // false
 */
export function hasTrigrams(key: string): boolean {
  return /[a-z0-9]/.test(key)
}
