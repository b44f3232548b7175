/**
 * How many letters were mistyped: the fewest that must be put in, left out, replaced or swapped with their neighbour so
 * that `typed` becomes `name` or a beginning of it. Takes time with the product of both lengths: cut what comes from
 * outside.
 *
 * @example typingDistance('lodno', 'london') // 1
 */
export function typingDistance(typed: string, name: string): number {
  let before: number[] = []
  let above = Array.from({ length: name.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const here = [row]
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = typed[row - 1] === name[column - 1]
      const isSwap = row > 1 && typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1]
      here[column] = Math.min(
        (above[column] ?? 0) + 1,
        (here[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = above
    above = here
  }
  return Math.min(...above)
}
