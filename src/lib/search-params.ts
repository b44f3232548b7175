/**
 * Reads a query string into plain strings: `?minSalary=30000` stays '30000'. The router's own parser would make a
 * number of it. A key given twice keeps its last value.
 * @example parseSearch('?search=nurse&minSalary=30000') // { search: 'nurse', minSalary: '30000' }
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Writes search parameters; empty and absent ones leave no trace in the address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
  )
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString()
  return query && `?${query}`
}
