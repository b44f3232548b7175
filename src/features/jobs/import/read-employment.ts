import type { JobDuration, JobType } from '#/domain/job/vocabulary.ts'

/** What is said of a person rather than of hours comes first: a part-time internship is an internship. */
const KINDS: [JobType, RegExp][] = [
  ['Internship', /\bintern(e|s|ship)?\b|\bstage\b|\bstagiaire\b|praktik|\bco[- ]?op\b|\btrainee(ship)?\b/],
  ['Apprenticeship', /apprenti|alternance|ausbildung/],
  ['Volunteer', /volunt|bénévol|ehrenamt/],
  ['Flexible', /\bflexible( hours)?\b/],
]
const HOURS: [JobType, RegExp][] = [
  [
    'FullTime',
    /full(?=[\s_-]?time|\s(or|and)\spart|\/part)|temps[\s-]?plein|vollzeit|\bvoll-\s?(oder|und|\/)|heltid|fuldtid|voltijds|tempo pieno|jornada completa|tiempo completo|tempo integral|pełny etat/,
  ],
  [
    'PartTime',
    /part[\s_-]?time|(temps|plein)\s(ou|et)\spartiel|temps[\s-]?partiel|teilzeit|deltid|deeltijd|tempo parziale|media jornada|tiempo parcial|tempo parcial/,
  ],
]
const DURATIONS: [JobDuration, RegExp][] = [
  [
    'Permanent',
    /permanent|\bindeterminate\b|\bindefinite\b|\bcdi\b|unbefristet|festanstellung|dur[ée]e ind[ée]termin|tempo indeterminato|\bindefinido/,
  ],
  [
    'FixedTerm',
    /fixed[\s_-]?term|\b\d+[ -]year[ -]term\b|\bcdd\b|(?<!un)befristet|dur[ée]e d[ée]termin|tempo determinato/,
  ],
  ['Seasonal', /seasonal|saisonn/],
  ['Temporary', /\btemp(s|orary)?\b(?![\s-]*(plein|partiel))|intérim/],
  ['Contract', /\bcontract(or|ors|ing)?\b(?! of employment)|freelance/],
]

const KIND =
  '(?:full|part|perm|temp|contract|freelanc|fixed|season|intern(?!ational)|voll|teil|befrist|unbefrist|festanst|zeitarbeit|praktik|cdi|cdd|stage)[\\p{L}]*(?:[\\s-]+(?:time|term|plein|partiel))?'
/** What is said not to be, "not permanent", "no contractors or interns": nothing is known by it. */
const DENIED = new RegExp(
  `(?<!\\p{L})(?:no|not|non|kein\\p{L}*|nicht|pas|sans|sin|geen|niet)[\\s-]+(?:(?:an?|de|un|in|als|en|à)\\s)?${KIND}` +
    `(?:\\s?(?:/|(?:or|nor|and|oder|und|ou|ni|et|o|y|of|en)\\s)\\s?${KIND})*`,
  'gu',
)
const BETWEEN_KINDS = /[,/;|]|\b(?:or|ou|oder|o|to)\b/

const namedIn = <Value>(table: [Value, RegExp][], words: string) =>
  table.filter(([, pattern]) => pattern.test(words)).map(([value]) => value)

/** How long a contract runs; null where it may run on or not: "CDI ou CDD", "temporary to permanent". */
function durationIn(words: string): JobDuration | null {
  const all = words.split(BETWEEN_KINDS).flatMap((part) => namedIn(DURATIONS, part)[0] ?? [])
  const isOpen = all.includes('Permanent') && new Set(all).size > 1
  return isOpen ? null : (namedIn(DURATIONS, words)[0] ?? null)
}

/**
 * What the words of an advertisement say about hours and length of a contract: 'FULL_TIME, CONTRACTOR',
 * 'Regular Full Time', 'FixedTerm'. What is left open, as full or part time, stays open.
 */
export function readEmployment(text: string): { jobType: JobType | null; jobDuration: JobDuration | null } {
  const words = text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('_', ' ')
    .replaceAll(DENIED, ' ')
  const hours = namedIn(HOURS, words)
  return {
    jobType: namedIn(KINDS, words)[0] ?? (hours.length === 1 ? (hours[0] ?? null) : null),
    jobDuration: durationIn(words),
  }
}
