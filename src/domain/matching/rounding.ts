/**
 * Rounds parts to integers that sum exactly to `total` (largest remainder): every part keeps its floor and the units
 * left over go to the largest remainders, the earlier part first among equals. With `least`, no part falls below its
 * own minimum; whatever that costs is taken where rounding gained most. `total` must be within rounding of the sum.
 *
 * @example apportion([27.8, 27.8, 27.8, 16.6], 100) // [28, 28, 28, 16]
 */
export function apportion(parts: readonly number[], total: number, least: readonly number[] = []): number[] {
  const units = parts.map((part, index) => Math.max(Math.floor(part), least[index] ?? 0))
  const owed = (index: number) => (parts[index] ?? 0) - (units[index] ?? 0)
  const sum = () => units.reduce((all, unit) => all + unit, 0)
  for (let missing = total - sum(); missing > 0; missing -= 1) {
    add(units, pick(units, owed), 1)
  }
  for (let surplus = sum() - total; surplus > 0; surplus -= 1) {
    const isFree = (index: number) => (units[index] ?? 0) > (least[index] ?? 0)
    add(
      units,
      pick(units, (index) => (isFree(index) ? -owed(index) : Number.NEGATIVE_INFINITY)),
      -1,
    )
  }
  return units
}

function add(units: number[], index: number, amount: 1 | -1): void {
  units[index] = (units[index] ?? 0) + amount
}

/** The index with the highest rank, the first among equals. */
function pick(units: readonly number[], rank: (index: number) => number): number {
  return units.reduce((best, _, index) => (rank(index) > rank(best) ? index : best), 0)
}
