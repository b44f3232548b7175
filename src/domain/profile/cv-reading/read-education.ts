import type { EducationLevel } from '#/domain/job/vocabulary.ts'
import type { EducationEntry } from '#/domain/profile/profile-document.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import { splitEntries, splitHead, type CvEntry } from './cv-entries.ts'
import type { CvRow } from './cv-rows.ts'
import { isSurePlace } from './cv-places.ts'
import { splitPlace } from './read-work.ts'
import { isSchool } from './school-words.ts'

const LEVELS: [EducationLevel, RegExp][] = [
  [
    'Doctorate',
    /\b(?:ph\.? ?d|d\.? ?phil|doctor(?:ate|at|ado|al)?|doktor\w*|doutor\w*|dottor(?:ato|e di ricerca)|promotie|dr\.)(?![a-z])/,
  ],
  [
    'Master',
    /\b(?:master\w*|maestria|mestrado|magister|magistrale|m\.? ?sc|m\.? ?a|m\.? ?eng|mba|m\.? ?ed|m\.? ?s|m\.? ?tech|m\.? ?phil|m\.? ?f\.? ?a|m\.? ?b\.? ?a|llm|diplom-?\w*ingenieur\w*|diplome? d.ingenieur|diplom|staatsexamen|dea|dess|doctorandus|drs\.)(?![a-z])/,
  ],
  [
    'Bachelor',
    /\b(?:bachelor\w*|bacharel\w*|b\.? ?sc|b\.? ?a|b\.? ?eng|b\.? ?ed|b\.? ?s|b\.? ?e|b\.? ?tech|b\.? ?com|b\.? ?f\.? ?a|b\.? ?b\.? ?a|llb|licence|licenciatura|grado en|grado|licenciad[oa]|laurea\w*|hbo|kandidat|undergraduate degree|graduacao)(?![a-z])/,
  ],
  [
    'Diploma',
    /\b(?:associate\w*|diploma|hnd|hnc|bts|dut|but|foundation degree|deug|iut|deust|tecnologo|post-?graduat\w+|pos-?graduacao)(?![a-z])/,
  ],
  [
    'Vocational',
    /\b(?:apprenticeship|nvq|btec|city and guilds|ausbildung|berufsausbildung|lehre|cap|bep|formacion profesional|fp|vocational|gesell\w*|mbo|curso tecnico|tecnico em|ensino tecnico|ciclo formativo|grado (?:medio|superior)|bac pro)(?![a-z])/,
  ],
  [
    'Secondary',
    /\b(?:a-?levels?|gcses?|abitur|baccalaureat|bac|bachillerato|high school|secondary|matura|maturita|fachabitur|realschul\w*|ensino medio|educacion secundaria|vwo|havo|mittlere reife|hochschulreife|liceo)(?![a-z])/,
  ],
]
const SCORE =
  /^(?:gpa|grade|score|cgpa|note|abschlussnote|mention|nota|dissertation|thesis|first class|2:1|distinction|\d[.,]\d)/
const HONOURS =
  /,\s*((?:distinction|merit|first class|2:[12]|(?:magna |summa )?cum laude|mention .+)(?: hono[u]?rs)?)$/i
const SCORE_INSIDE = /(?:[,;(]\s*|(?<!\s)\s+)?((?:GPA|Grade|Note|Nota|Mention)\b:?[^,;()]{1,80})\)?$/i

const plain = (text: string) => foldText(text)

/** The level that the name of a degree tells; null when it tells none. */
export function levelOfDegree(text: string): EducationLevel | null {
  return LEVELS.find(([, pattern]) => pattern.test(plain(text)))?.[0] ?? null
}

/** "Bachelor of Science in Botany" and its like: the kind of study, and its subject. */
function splitDegree(text: string): [studyType: string, area: string] {
  const inside = /^(.*?\S)\s*(?:,|:|\s[–—|-]|\s(?:in|en|em|im Fach|major(?:ing)? in)(?=\s))\s*(.+)$/iu.exec(
    text,
  )
  const [, first = '', second = ''] = inside ?? []
  if (inside && levelOfDegree(first)) return [first, second.trim()]
  if (inside && levelOfDegree(second)) return [second.trim(), first]
  const short =
    /^((?:Ph\.? ?D|[BM]\.? ?(?:Sc|A|S|E|Eng|Ed|Tech|Com|FA)|MBA|LLB|LLM|Licence|Master|Bachelor|Diplom|Grado|BTS|DUT)\.?(?: \(?Hons\.?\)?)?)\s+(?!of\b|d['’e]|de\b)(.+)$/u.exec(
      text,
    )
  if (short?.[1] && short[2]) return [short[1], short[2]]
  return levelOfDegree(text) ? [text, ''] : ['', text]
}

type Study = Pick<EducationEntry, 'institution' | 'studyType' | 'area'>

/** What stands behind a school on its line, from its degree on; before that it is a town or a part of the school. */
function behindSchool(parts: readonly string[]): string[] {
  const degree = parts.findIndex((part) => levelOfDegree(part) !== null)
  const place = parts.findIndex((_, index) => index > degree && isSurePlace(parts.slice(index).join(', ')))
  return degree < 0 ? [] : parts.slice(degree, place < 0 ? undefined : place)
}

function nameStudy(heads: readonly string[]): Study {
  const cells = heads.flatMap(splitHead).filter((cell) => !isSurePlace(cell))
  const place = cells.findIndex(isSchool)
  const whole = cells[place] ?? ''
  const parts = place >= 0 ? whole.split(/,\s+/) : []
  const school = parts.findIndex(isSchool)
  const before = parts.slice(0, Math.max(school, 0))
  const institution = parts[school] ?? ''
  const behind = behindSchool(parts.slice(school + 1))
  const about = [...before, ...behind, ...cells.filter((_, index) => index !== place)]
  if (place < 0) {
    const degree = about.findIndex((text) => levelOfDegree(text) !== null)
    const named = degree === 0 ? 1 : 0
    const [name] = splitPlace(about[named] ?? '')
    const [studyType, area] = splitDegree(about[degree === 0 ? 0 : 1] ?? '')
    return { institution: name, studyType, area }
  }
  const degree = Math.max(
    about.findIndex((text) => levelOfDegree(text) !== null),
    0,
  )
  const [studyType, area] = splitDegree(about[degree] ?? '')
  const subject = area || (about.find((_, index) => index !== degree) ?? '')
  return { institution, studyType, area: subject }
}

function toStudy(entry: CvEntry, makeId: () => string): EducationEntry {
  const scores: string[] = []
  const withoutHonours = (head: string) =>
    head.replace(HONOURS, (_all, honours: string) => {
      scores.push(honours)
      return ''
    })
  const heads = entry.heads.map(withoutHonours).flatMap((head) => {
    if (SCORE.test(plain(head))) {
      scores.push(head)
      return []
    }
    const inside = SCORE_INSIDE.exec(head)
    if (!inside?.[1]) return [head]
    scores.push(inside[1])
    return [head.replace(inside[0], '')]
  })
  const named = nameStudy(heads)
  const said = [...entry.paragraphs, ...entry.bullets]
  const score = [...scores, ...said.filter((text) => SCORE.test(plain(text)))].join(', ')
  const { span } = entry
  return {
    id: makeId(),
    ...named,
    level: levelOfDegree(named.studyType),
    startDate: span && !span.isSingle ? span.start : null,
    endDate: span?.end ?? null,
    score,
  }
}

/** Courses of study from the rows under their heading. A single date is when it was finished. */
export function readEducation(rows: readonly CvRow[], makeId: () => string): EducationEntry[] {
  return splitEntries(rows).map((entry) => toStudy(entry, makeId))
}
