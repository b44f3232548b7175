import type { Coordinates } from '#/domain/place/place.ts'
import type { JobType, Sector, WorkLocation } from '#/domain/job/vocabulary.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { cellsOf } from './cells.ts'
import { hashId } from '#/domain/text/hash-id.ts'
import type { TitleTerm } from './terms.ts'

/** A remote job that names no country is open to all. */
export const ANYWHERE = '*'

/** The lines of a title, and the title itself, which is rarer than they are. */
export const linesAndTitle = (title: TitleTerm): number[] => [...new Set([...linesOf(title), title.exact])]

/**
 * The lines of work that a title is looked up by: its occupations and its telling words, else the title itself. Both, since
 * the other side may be known by one of them alone.
 */
export function linesOf(title: TitleTerm): number[] {
  const lines = [...title.occupations, ...title.words.slice(0, WORDS_MAX)]
  return lines.length > 0 ? lines : [title.exact]
}

const WORDS_MAX = 2

/**
 * The one form of each key, for both sides: what is stored and what is looked up must be the same number. A skill's key is
 * its own id.
 */
export const keyOf = {
  line: (line: number) => hashId(`line|${line}`),
  lineAt: (line: number, cell: string) => hashId(`line-at|${line}|${cell}`),
  lineIn: (line: number, country: string) => hashId(`line-in|${line}|${country}`),
  /** What can be told of a job far away: how one works there, in which money it pays, and its hours. */
  lineOf: (line: number, { way, currency, type }: Conditions) =>
    hashId(`line-of|${line}|${way ?? ''}|${currency ?? ''}|${type ?? ''}`),
  skillAt: (skill: number, cell: string) => hashId(`skill-at|${skill}|${cell}`),
  skillIn: (skill: number, country: string) => hashId(`skill-in|${skill}|${country}`),
  sectorAt: (sector: Sector, cell: string) => hashId(`sector-at|${sector}|${cell}`),
  /** People alone: of jobs there would be too many at one place. */
  at: (cell: string) => hashId(`at|${cell}`),
  in: (country: string) => hashId(`in|${country}`),
  sectorIn: (sector: Sector, country: string) => hashId(`sector-in|${sector}|${country}`),
}

export type Conditions = { way: WorkLocation | null; currency: Currency | null; type: JobType | null }

/** Where somebody or something is to be looked for: squares of the map, or countries. */
export type Whereabouts = { cells: readonly string[]; countries: readonly string[] }

export const cellsOfAll = (points: readonly Coordinates[]) => [...new Set(points.flatMap(cellsOf))]

/** Sorted, each once: equal meanings are equal arrays. */
export const sortedIds = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((a, b) => a - b)

/** The keys of lines, skills and sectors there, whichever side it is of. */
export function keysAt(
  { cells, countries }: Whereabouts,
  {
    lines,
    skills,
    sectors,
  }: { lines: readonly number[]; skills: readonly number[]; sectors: readonly Sector[] },
): number[] {
  return [
    ...lines.flatMap((line) => cells.map((cell) => keyOf.lineAt(line, cell))),
    ...lines.flatMap((line) => countries.map((country) => keyOf.lineIn(line, country))),
    ...skills.flatMap((skill) => cells.map((cell) => keyOf.skillAt(skill, cell))),
    ...skills.flatMap((skill) => countries.map((country) => keyOf.skillIn(skill, country))),
    ...sectors.flatMap((sector) => cells.map((cell) => keyOf.sectorAt(sector, cell))),
    ...sectors.flatMap((sector) => countries.map((country) => keyOf.sectorIn(sector, country))),
  ]
}
