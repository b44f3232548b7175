import type { JobDuration, JobType } from '#/domain/job/vocabulary.ts'

/** What is said of a person rather than of hours comes first: a part-time internship is an internship. */
const KINDS: [JobType, RegExp][] = [
  ['Internship', /\bintern(e|s|ship)?\b|\bstage\b|\bstagiaire\b|praktik|\bco[- ]?op\b|\btrainee(ship)?\b/],
  ['Apprenticeship', /apprenti|alternance|ausbildung/],
  ['Volunteer', /volunt|bénévol|ehrenamt/],
  ['Flexible', /\bflexible( hours)?\b/],
]
const HOURS: [JobType, RegExp][] = [
  ['FullTime', /full[\s_-]?time|temps[\s-]?plein|vollzeit/],
  ['PartTime', /part[\s_-]?time|temps[\s-]?partiel|teilzeit/],
]
const DURATIONS: [JobDuration, RegExp][] = [
  ['Permanent', /permanent|\bindeterminate\b|\bindefinite\b|\bcdi\b|unbefristet/],
  ['FixedTerm', /fixed[\s_-]?term|\b\d+[ -]year[ -]term\b|\bcdd\b|(?<!un)befristet/],
  ['Seasonal', /seasonal|saisonn/],
  ['Temporary', /\btemp(s|orary)?\b(?![\s-]*(plein|partiel))|intérim/],
  ['Contract', /\bcontract(or|ors|ing)?\b|freelance/],
]

const namedIn = <Value>(table: [Value, RegExp][], words: string) =>
  table.filter(([, pattern]) => pattern.test(words)).map(([value]) => value)

/**
 * What the words of an advertisement say about hours and length of a contract: 'FULL_TIME, CONTRACTOR',
 * 'Regular Full Time', 'FixedTerm'. Hours that are left open, full or part time, stay open.
 */
export function readEmployment(text: string): { jobType: JobType | null; jobDuration: JobDuration | null } {
  const words = text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('_', ' ')
  const hours = namedIn(HOURS, words)
  return {
    jobType: namedIn(KINDS, words)[0] ?? (hours.length === 1 ? (hours[0] ?? null) : null),
    jobDuration: namedIn(DURATIONS, words)[0] ?? null,
  }
}
