/**
 * The fewest letters that must be put in, left out, replaced or swapped with their neighbour to make one word of the
 * other; `max + 1` as soon as it is certain that it is more than `max`. Cut what comes from outside: it takes time with
 * the product of both lengths.
 *
 * @example editDistance('kuberntes', 'kubernetes', 2) // 1
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  const start = sameAtStart(a, b)
  const end = sameAtEnd(a, b, start)
  return distanceBetween(a.slice(start, a.length - end), b.slice(start, b.length - end), max)
}

function sameAtStart(a: string, b: string): number {
  let same = 0
  while (same < a.length && same < b.length && a[same] === b[same]) same += 1
  return same
}

function sameAtEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start
  let same = 0
  while (same < most && a[a.length - 1 - same] === b[b.length - 1 - same]) same += 1
  return same
}

function distanceBetween(a: string, b: string, max: number): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row]
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const cost = Math.min(
        (above[column] ?? 0) + 1,
        (here[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
      here[column] = cost
      least = Math.min(least, cost)
    }
    if (least > max) return max + 1
    before = above
    above = here
  }
  return Math.min(above[b.length] ?? 0, max + 1)
}
