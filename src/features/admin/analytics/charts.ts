import type { Measure } from './measures.ts'

/** What one chart, and its table, shows side by side. */
export type ChartOf = { id: string; measures: readonly Measure[]; shape: 'bars' | 'lines' }

export const CHARTS = [
  { id: 'signUps', measures: ['signUpsIndividual', 'signUpsEmployer', 'signUpsAdmin'], shape: 'bars' },
  { id: 'likes', measures: ['likes', 'matches'], shape: 'lines' },
  { id: 'matchRate', measures: ['matchRate'], shape: 'lines' },
  { id: 'answerHours', measures: ['answerHours'], shape: 'lines' },
  { id: 'liveJobs', measures: ['liveJobs'], shape: 'lines' },
  { id: 'payShare', measures: ['payShare'], shape: 'lines' },
  { id: 'searches', measures: ['searches', 'emptySearches'], shape: 'lines' },
  { id: 'completion', measures: ['completion'], shape: 'lines' },
] as const satisfies readonly ChartOf[]

/** What stands above the charts as one number. */
export const TILES = [
  ...(['signUps', 'completion', 'liveJobs', 'payShare', 'likes'] as const),
  ...(['matches', 'matchRate', 'answerHours', 'emptySearches'] as const),
] as const satisfies readonly Measure[]

const SHARES: ReadonlySet<Measure> = new Set(['completion', 'payShare', 'matchRate'])

export function unitOf(measure: Measure): 'share' | 'hours' | 'count' {
  if (SHARES.has(measure)) return 'share'
  return measure === 'answerHours' ? 'hours' : 'count'
}

/** How far a measure moved: shares by points of a hundred, all else by its own part. Null where nothing can be said. */
export function changeOf(measure: Measure, now: number | null, before: number | null | undefined) {
  if (now === null || before === null || before === undefined) return null
  if (unitOf(measure) === 'share') return { by: 'points' as const, value: (now - before) * 100 }
  return before === 0 ? null : { by: 'part' as const, value: (now - before) / before }
}

const DAY_HOURS = 24
/** Waits are said in hours below, in days from here on. */
export const HOURS_SAID_MAX = 48
const DAY_TICKS_MAX = 4

/**
 * Where a scale of hours that reaches into days is marked: at whole days. Undefined for shorter ones, which mark themselves.
 *
 * @example dayTicks(70) // [0, 24, 48, 72]
 */
export function dayTicks(mostHours: number): number[] | undefined {
  if (mostHours < HOURS_SAID_MAX) return undefined
  const step = DAY_HOURS * Math.ceil(mostHours / DAY_HOURS / DAY_TICKS_MAX)
  return Array.from({ length: Math.ceil(mostHours / step) + 1 }, (_, nth) => nth * step)
}
