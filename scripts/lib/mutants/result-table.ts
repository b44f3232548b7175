import type { Verdict } from './judge-mutant.ts'

export type ResultRow = { id: string; of: string; verdict: Verdict; seconds: number }

const BETWEEN = ' | '
const HEAD = ['id', 'of', 'caught by', 'seconds'].join(BETWEEN)

const caughtBy = ({ outcome, told }: Verdict) =>
  outcome === 'caught' ? told : [outcome, told].filter(Boolean).join(': ')

/** Writes each control character as its number. The name of a test may hold one, and a text file should not. */
const withControlsEscaped = (text: string) =>
  text.replaceAll(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const lineOf = ({ id, of, verdict, seconds }: ResultRow) =>
  [id, of, withControlsEscaped(caughtBy(verdict)), seconds.toFixed(1)].join(BETWEEN)

const idOf = (line: string) => line.split(BETWEEN, 1)[0] ?? ''

/**
 * Writes the table of results anew: the given rows, and those that the earlier table has of other mutants that are
 * `known` still. `about` stands above it.
 */
export function writeTable(
  earlier: string,
  rows: readonly ResultRow[],
  { about, known }: { about: string; known: ReadonlySet<string> },
): string {
  const kept = earlier.slice(earlier.indexOf(HEAD) + HEAD.length).split('\n')
  const lines = new Map(kept.filter((line) => known.has(idOf(line))).map((line) => [idOf(line), line]))
  for (const row of rows) lines.set(row.id, lineOf(row))
  const ordered = [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
  return `${about}\n\n${HEAD}\n${ordered.join('\n')}\n`
}
