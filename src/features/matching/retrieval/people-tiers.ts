import { coverOf } from '#/domain/meaning/cells.ts'
import { keyOf, linesOf } from '#/domain/meaning/meaning-keys.ts'
import type { KeyTier } from './choose-keys.ts'
import type { JobTerms } from './coarse-people.server.ts'

/** How far away those are looked for who may come nearer than others. */
const NEAR_KM = 60
/** As far as anybody comes to a place of work, three times their radius; who comes from farther is found by their line. */
const REACH_KM = 300
const SQUARES_MAX = 48

/** What a job's people are looked up by, the kinds that say most first. */
export function peopleTiers({ job, title, must }: JobTerms): KeyTier[] {
  const isRemote = job.workLocation === 'Remote'
  const isOnSite = job.workLocation === 'OnSite' && job.coordinates !== null
  const cellsWithin = (km: number, most?: number) =>
    job.coordinates && !isRemote ? (coverOf(job.coordinates, km, most) ?? []) : []
  const cells = cellsWithin(NEAR_KM)
  const around = cellsWithin(REACH_KM, SQUARES_MAX)
  const countries = isRemote ? job.countries : []
  const here = (lines: readonly number[]) =>
    lines.flatMap((line) => [
      ...cells.map((cell) => keyOf.lineAt(line, cell)),
      ...countries.map((country) => keyOf.lineIn(line, country)),
    ])
  const there = (lines: readonly number[]) =>
    lines.flatMap((line) => around.map((cell) => keyOf.lineAt(line, cell)))
  const lines = linesOf(title)
  const main = lines.slice(0, 1)
  const skills = must.map(({ id }) => id)
  const sector = job.sector
  return [
    { keys: here(lines), rowsMax: 1_000, alone: here(main) },
    // Whoever cannot come is no candidate, so that near a place of work nearly everybody may be one.
    { keys: isOnSite ? around.map(keyOf.at) : [], rowsMax: 1_200, alone: [] },
    { keys: there(lines), rowsMax: 800, alone: there(main) },
    { keys: lines.map(keyOf.line), rowsMax: isOnSite ? 400 : 1_200, alone: main.map(keyOf.line) },
    { keys: countries.map(keyOf.in), rowsMax: 800 },
    { keys: here(title.neighbours), rowsMax: 300 },
    { keys: title.neighbours.map(keyOf.line), rowsMax: 300 },
    { keys: skills, rowsMax: 500 },
    { keys: must.flatMap(({ neighbours }) => neighbours), rowsMax: 200, alone: [] },
    { keys: sector ? cells.map((cell) => keyOf.sectorAt(sector, cell)) : [], rowsMax: 200 },
  ]
}
