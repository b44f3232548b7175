import { foldText } from '#/domain/text/fold-text.ts'
import { takeDates } from '#/domain/time/reading/dates-in-text.ts'

const SCORE =
  /^(?:(?:cum\. |major |overall |final |cumulative )?(?:gpa|grade|score|cgpa)|note|abschlussnote|gesamtnote|moyenne|mention|nota|promedio|media|voto|votazione|srednia|dissertation|thesis|first class|2:1|distinction|with honou?rs|(?:magna |summa )?cum laude|percentage|marks|\d[.,]\d|\d{2,3}(?:[.,]\d+)? ?%|\d{2,3}\/1\d{2})/
const HONOURS =
  /,\s*((?:distinction|merit|first class|2:[12]|(?:magna |summa )?cum laude|mention .+|avec mention .+|con lode|mit auszeichnung)(?: hono[u]?rs)?)$/i
const IN_BRACKETS =
  /\s\(((?:2:[12]|first class|first|distinction|merit|(?:magna |summa )?cum laude|note|nota|\d[.,]\d)[^()]{0,40})\)/i
const SCORE_INSIDE =
  /(?:[,;(]\s*|(?<!\s)\s+)?((?:C?GPA|Grade|Note|Abschlussnote|Nota|Mention|Promedio|Votazione|Voto|Moyenne|Percentage)\b:?[^,;()]{1,80})\)?$/i

const ABOUT =
  /^(?:eqf|nqf|isced|niveau cec|nivel mec|(?:bachelor|master|doctoral|doktor|diplom|phd|seminar|abschluss)?\S{0,2} ?(?:thesis|arbeit|dissertation|paper|memoire|these|tesis|tesina|tesi|tcc)\b.*:|sujet|titre|research title|advis[eo]r|supervis|betreuer|directeur de|tutor|(?:relevant )?(?:course ?work|courses|modules|subjects)|focus|schwerpunkt\p{L}*:|contenido|disciplinas|principa(?:is|les) )/u
const STATUS =
  '(?:expected(?: graduation| completion)?|anticipated(?: graduation)?|graduat(?:ed|ion)(?: date)?|grad\\.|(?:end|beginning|start) of studies|the beginning of studies|completed|abgeschlossen|obten\\p{L}+|en cours|em andamento|concluid[oa]|(?:data da )?conclusao|cursando|completo|incompleto|in progress|ongoing|in corso|laufend|trancado|unfinished|current|previs[ãa]o|prevista?|vorauss\\p{L}*|prevue?|abgebrochen|interrotto|verwacht|w trakcie|studia w toku|presente|niet afgerond|afgerond|not completed)'
const ONLY_STATUS = new RegExp(`^\\(?${STATUS}(?: in| on| en| em)?\\s*:?\\s*\\)?$`, 'u')
const STATUS_BEGINS = new RegExp(`^${STATUS}\\s*:?\\s`, 'u')
const STATUS_BEHIND = new RegExp(`\\s[([]${STATUS}[)\\]]`, 'iu')
const SEASON_ONLY = /^(?:spring|summer|fall|autumn|winter|class of)$/

const plain = (text: string) => foldText(text).trim()

/** Tells whether a line says how well somebody did. */
export const isScore = (text: string): boolean => SCORE.test(plain(text))

/** The lines of a study without what is said of how well it went, which comes apart. */
export function takeScores(lines: readonly string[]): { lines: string[]; scores: string[] } {
  const scores: string[] = []
  const take = (text: string, pattern: RegExp) =>
    text.replace(pattern, (_all, score: string) => {
      scores.push(score)
      return ''
    })
  const left = lines.flatMap((line) => {
    if (!isScore(line)) return [take(take(take(line, IN_BRACKETS), HONOURS), SCORE_INSIDE)]
    scores.push(line)
    return []
  })
  return { lines: left, scores }
}

/** Tells whether a piece of a line names neither a study nor a school. */
export function isBesideStudy(text: string): boolean {
  const undated = plain(takeDates(text).text)
  return (
    ABOUT.test(plain(text)) ||
    ONLY_STATUS.test(undated) ||
    SEASON_ONLY.test(undated) ||
    !/\p{L}{2}/u.test(undated)
  )
}

/** A piece of a line without words that say when a study will be done, and without the stop at its end. */
export function withoutStatus(text: string): string {
  const named = text.replace(STATUS_BEHIND, ' | ')
  const begun = STATUS_BEGINS.exec(plain(named))?.[0]
  return (begun ? takeDates(named.trim().slice(begun.length)).text : named)
    .replace(/[,;:–—-]\s*$|(?<=\p{L}{3}|\))\.$/u, '')
    .trim()
}
