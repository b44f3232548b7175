const wordsOf = (text: string) => new Set(text.split(' '))

/** How well, in front of what. As words are compared: singular, one spelling. */
const DEGREES = wordsOf(
  'advanced basic good excellent strong solid proven working expert intermediate fluent proficient skilled hand on ' +
    'certified qualified accredited deep sound thorough practical great some competent comprehensive extensive general ' +
    'demonstrable demonstrated outstanding exceptional very highly experienced confident familiar able previous prior ' +
    'recent relevant professional commercial real world minimum least at over the a an your our my full clean valid current uk eu ' +
    'microsoft adobe google amazon apache atlassian',
)
/** What one has of it, when a preposition follows: "knowledge of". */
const POSSESSIONS = wordsOf(
  'knowledge understanding experience ability familiarity proficiency expertise competence competency exposure ' +
    'background skill use command grasp training certification certificate degree diploma qualification fluency ' +
    'proficient skilled experienced familiar fluent competent expert able adept',
)
const PREPOSITIONS = wordsOf('of in with to using on for at')
const PERIODS = wordsOf('year yr month')

/** How well, and that one has it, behind what. */
const ENDINGS = wordsOf(
  'skill knowledge experience basic fundamental essential beginner intermediate advanced expert level lvl certified ' +
    'certification certificate proficiency proficient required preferred desired desirable ability expertise competence ' +
    'competency understanding technique tool technology framework library language user usage qualification ' +
    'qualified programming scripting coding package suite principle practice method methodology year yr of a an plus etc skil ' +
    'license ticket card course cc 2d 3d desktop online',
)

const isCount = (word: string | undefined) => /^\d{1,2}\+?$/.test(word ?? '')
const isVersion = (word: string | undefined) => /^v?\d{1,4}$/.test(word ?? '')
const has = (set: ReadonlySet<string>, word: string | undefined) => word !== undefined && set.has(word)

/** Whether a word only says how well or how long, so that it is no misspelt name. */
export const isQualifier = (word: string) =>
  DEGREES.has(word) ||
  POSSESSIONS.has(word) ||
  PREPOSITIONS.has(word) ||
  PERIODS.has(word) ||
  ENDINGS.has(word)

/** How many words in front say only how well or how long. */
function countInFront(words: readonly string[]): number {
  let from = 0
  while (from < words.length) {
    const [word, next] = [words[from], words[from + 1]]
    if (has(POSSESSIONS, word) && has(PREPOSITIONS, next)) from += 2
    else if (isCount(word) && has(PERIODS, next)) from += 2
    else if (has(DEGREES, word)) from += 1
    else if (from > 0 && has(PREPOSITIONS, word)) from += 1
    else break
  }
  return from
}

function countBehind(words: readonly string[]): number {
  let to = words.length
  while (to > 0 && (has(ENDINGS, words[to - 1]) || isVersion(words[to - 1]))) to -= 1
  return words.length - to
}

/**
 * A name without what only says how well somebody has it: without what stands behind, in front, and both; the least
 * taken away first. Empty when nothing can be taken away.
 *
 * @example withoutQualifiers(['knowledge', 'of', 'excel', 'basic']) // [['knowledge', 'of', 'excel'], ['excel', …], …]
 */
export function withoutQualifiers(words: readonly string[]): string[][] {
  const [front, behind] = [countInFront(words), countBehind(words)]
  const both: [number, number] = [front, behind]
  const cuts = front > 0 && behind > 0 ? [[0, behind] as const, [front, 0] as const, both] : [both]
  return cuts
    .filter(([before, after]) => before + after > 0 && before + after < words.length)
    .map(([before, after]) => words.slice(before, words.length - after))
}
