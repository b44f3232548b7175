import type { EducationEntry } from '#/domain/profile/profile-document.ts'
import { splitEntries, type CvEntry } from './cv-entries.ts'
import type { CvRow } from './cv-rows.ts'
import { isDegree, levelOfDegree } from './degree-words.ts'
import { joinWraps } from './join-wraps.ts'
import { nameStudy, voteOnOrder } from './name-study.ts'
import { isSchool } from './school-words.ts'
import { isBesideStudy, isScore, takeScores } from './study-marks.ts'
import { beginsSubject, isSubject, withoutSubjectLabel } from './subject-words.ts'

const NAME_WORDS_MAX = 16
const ROWS_BELOW_MAX = 3
const SUBJECT_WORDS_MAX = 6
const SENTENCE_WORDS_MIN = 9

const countWords = (text: string) => text.split(/\s+/).length
const mayName = (text: string) => countWords(text) <= NAME_WORDS_MAX && !isScore(text) && !isBesideStudy(text)
const isStudy = (text: string) => isDegree(text) && !isSchool(text)

const HIGHER: ReadonlySet<unknown> = new Set(['Bachelor', 'Master', 'Doctorate', 'Diploma'])
const mayBeLed = (head: string) => HIGHER.has(levelOfDegree(head))

const beginsWithDegree = (text: string) => isStudy(text.split(/\s+/).slice(0, 2).join(' '))

const isSaid = (text: string) =>
  text.endsWith('.') && countWords(text) > SENTENCE_WORDS_MIN && !beginsWithDegree(text)

/** An entry whose heads name a school and a degree, also where those stand below: rows that wrap are no heads. */
function withNames(entry: CvEntry): CvEntry {
  const heads = [...entry.heads]
  const taken = new Set<string>()
  const take = (text: string) => {
    heads.push(text)
    taken.add(text)
  }
  const end = entry.paragraphs.findIndex(isSaid)
  for (const text of entry.paragraphs.slice(0, end < 0 ? ROWS_BELOW_MAX : Math.min(end, ROWS_BELOW_MAX))) {
    if (!mayName(text)) continue
    const isMissing = (isSchool(text) && !heads.some(isSchool)) || (isStudy(text) && !heads.some(isStudy))
    if (isMissing || heads.length === 0) take(text)
  }
  const degree = heads.some(isStudy) ? undefined : entry.bullets.find(beginsWithDegree)
  if (degree !== undefined) take(degree)
  const isLeft = (text: string) => !taken.has(text)
  return {
    ...entry,
    heads,
    paragraphs: entry.paragraphs.filter(isLeft),
    bullets: entry.bullets.filter(isLeft),
  }
}

const saysSchool = ({ heads, paragraphs, bullets }: CvEntry) =>
  [...heads, ...paragraphs, ...bullets].some(isSchool)

/** Studies below others of one school, which names it above the first of them, at that school. */
function mendLeaders(entries: readonly CvEntry[]): CvEntry[] {
  let leader = ''
  return entries.map((entry) => {
    const [first = '', ...others] = entry.heads
    const isLed =
      leader !== '' && !saysSchool(entry) && entry.heads.every((head) => isStudy(head) || isScore(head))
    if (isLed && entry.heads.some((head) => mayBeLed(head)))
      return { ...entry, heads: [leader, ...entry.heads] }
    leader = isSchool(first) && !isDegree(first) && others.some(isStudy) ? first : ''
    return entry
  })
}

const THESIS = /thesis|arbeit|m[ée]moire|tesi|scriptie|praca|disserta/iu

/** A second degree that is named below the first one, of the same school and time, apart. */
function partDegrees(entry: CvEntry): CvEntry[] {
  const school = entry.heads.find((head) => isSchool(head) && !isDegree(head))
  const at = entry.paragraphs.findIndex(
    (text) => beginsWithDegree(text) && mayBeLed(text) && mayName(text) && !THESIS.test(text),
  )
  if (school === undefined || at < 0 || !entry.heads.some((head) => mayBeLed(head))) return [entry]
  const own = { ...entry, paragraphs: entry.paragraphs.slice(0, at) }
  const heads = [school, ...entry.paragraphs.slice(at, at + 1)]
  return [
    own,
    ...partDegrees({ ...entry, heads, beside: [], paragraphs: entry.paragraphs.slice(at + 1), bullets: [] }),
  ]
}

/** A school at the end of one study belongs to the next one, when that has none and this one has its own. */
function mendEnds(entries: readonly CvEntry[]): CvEntry[] {
  const mended = entries.map((entry) => ({ ...entry }))
  mended.forEach((entry, index) => {
    const next = mended[index + 1]
    const last = entry.paragraphs.at(-1) ?? ''
    const isMisplaced =
      next && isSchool(last) && mayName(last) && !next.heads.some(isSchool) && entry.heads.some(isSchool)
    if (!isMisplaced || next.paragraphs.some(isSchool)) return
    next.heads = [last, ...next.heads]
    entry.paragraphs = entry.paragraphs.slice(0, -1)
  })
  return mended
}

function toStudy(entry: CvEntry, isSchoolFirst: boolean, makeId: () => string): EducationEntry {
  const { lines, scores } = takeScores(entry.heads)
  const named = nameStudy(lines, entry.beside, isSchoolFirst)
  const labelled = entry.paragraphs.find((text) => beginsSubject(text) && countWords(text) <= NAME_WORDS_MAX)
  const [first = ''] = entry.paragraphs
  const below = labelled ? withoutSubjectLabel(labelled) : first
  const isNamedBelow =
    named.area === '' &&
    below !== '' &&
    (labelled !== undefined ||
      (named.studyType !== '' &&
        isSubject(below) &&
        countWords(below) <= SUBJECT_WORDS_MAX &&
        mayName(below)))
  const said = [...entry.paragraphs, ...entry.bullets]
  const { span } = entry
  return {
    id: makeId(),
    ...named,
    area: isNamedBelow ? below.replace(/[.,;]$/, '') : named.area,
    level: levelOfDegree(named.studyType),
    startDate: span && !span.isSingle ? span.start : null,
    endDate: span?.end ?? null,
    score: [...scores, ...said.filter(isScore)].join(', '),
  }
}

/**
 * Courses of study from the rows under their heading. A single date is when it was finished. Which of school and study
 * stands first is decided by most.
 */
export function readEducation(rows: readonly CvRow[], makeId: () => string): EducationEntry[] {
  const entries = mendLeaders(mendEnds(splitEntries(joinWraps(rows)).map(withNames)).flatMap(partDegrees))
  const votes = entries.map(({ heads }) => voteOnOrder(heads))
  const isSchoolFirst = votes.reduce((sum, vote) => sum + vote, 0) >= 0
  return entries.map((entry) => toStudy(entry, isSchoolFirst, makeId))
}
