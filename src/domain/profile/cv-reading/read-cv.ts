import { foldText } from '#/domain/text/fold-text.ts'
import type { TextLine } from '#/domain/text/text-line.ts'
import { readColumns } from './cv-columns.ts'
import { takeDates } from '#/domain/time/reading/dates-in-text.ts'
import { isNow } from '#/domain/time/reading/now-words.ts'
import { settleDates } from '#/domain/time/reading/settle-dates.ts'
import type { CvSection } from './cv-headings.ts'
import type { CvProposal } from './cv-proposal.ts'
import { toRows, type CvRow } from './cv-rows.ts'
import { splitSections, type SectionOfRows } from './cv-sections.ts'
import { readEducation } from './read-education.ts'
import { readLanguages } from './read-languages.ts'
import { readCertificates, readProjects, readPublications } from './read-named.ts'
import { readPerson } from './read-person.ts'
import { withoutLabel } from './read-reach.ts'
import { isSkillLabel, readSkills } from './read-skills.ts'
import { readWork } from './read-work.ts'

/** No page has room for a longer one; patterns that look for addresses would take their time over it. */
const LINE_CHARS_MAX = 2_000
const isTooLong = ({ text }: TextLine) => text.length > LINE_CHARS_MAX

/** Words between what names a role or a study; they are gone once those stand apart. */
const JOINS = /(?<=\s)(?:at|chez|bei|in|en|im|Fach|major|majoring)(?=\s)/g

/** No date is read in these. */
const UNDATED: ReadonlySet<CvSection> = new Set(['top', 'summary'])

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Every text of a proposal; its months and ids are none that somebody wrote. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    /^id$|Date$|^level$|^date$|^language$/.test(key) ? [] : textsIn(child),
  )
}

/** Rows of which a word is nowhere in what was read. A word that stands twice must be there twice; of a row that is left none was. */
function findRest(sections: readonly SectionOfRows[], texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  const add = (word: string, more: number) => counts.set(word, (counts.get(word) ?? 0) + more)
  for (const word of texts.flatMap(wordsOf)) add(word, 1)
  const isLeft = (row: CvRow, isDated: boolean) => {
    const words = row.cells
      .filter((cell) => !isNow(cell))
      .flatMap((cell) =>
        wordsOf(isDated && !row.isBullet ? takeDates(withoutLabel(cell)).text : withoutLabel(cell)),
      )
    for (const word of words) add(word, -1)
    const isMissing = words.some((word) => (counts.get(word) ?? 0) < 0)
    if (isMissing) for (const word of words) add(word, 1)
    return isMissing
  }
  return sections.flatMap(({ section, rows }) =>
    rows.filter((row) => isLeft(row, !UNDATED.has(section))).map(({ cells }) => cells.join(' ')),
  )
}

/**
 * What the lines of a CV, page by page, seem to say. Nothing is invented: what finds no place comes as `rest`, word for
 * word. Ids come from the caller.
 */
export function readCv(pages: readonly (readonly TextLine[])[], makeId: () => string): CvProposal {
  const settle = settleDates(pages.flat().map(({ text }) => text.slice(0, LINE_CHARS_MAX)))
  const { main, side } = readColumns(
    pages.map((lines) =>
      lines.filter((line) => !isTooLong(line)).map((line) => ({ ...line, text: settle(line.text) })),
    ),
  )
  const sections: SectionOfRows[] = [main, side].flatMap((column) => splitSections(toRows(column)))
  const under = (wanted: CvSection) => sections.filter(({ section }) => section === wanted)
  const rowsUnder = (wanted: CvSection) => under(wanted).flatMap(({ rows }) => rows)
  const workUnder = (wanted: 'work' | 'volunteer') =>
    under(wanted).map(({ rows }) => ({ rows, volunteer: wanted === 'volunteer' }))
  const { languages, words } = readLanguages(rowsUnder('languages'))
  const work = readWork([...workUnder('work'), ...workUnder('volunteer')], makeId)
  const hasRoles = work.some(({ volunteer }) => !volunteer)
  const read = {
    ...readPerson(rowsUnder('top'), rowsUnder('contact'), rowsUnder('summary'), hasRoles),
    work,
    education: under('education').flatMap(({ rows }) => readEducation(rows, makeId)),
    certificates: under('certificates').flatMap(({ rows }) => readCertificates(rows, makeId)),
    languages,
    skills: readSkills(rowsUnder('skills')),
    projects: under('projects').flatMap(({ rows }) => readProjects(rows, makeId)),
    publications: under('publications').flatMap(({ rows }) => readPublications(rows, makeId)),
  }
  const labels = rowsUnder('skills')
    .flatMap(({ cells, text }) => [text.replace(/:.*/, ''), cells[0] ?? ''])
    .filter(isSkillLabel)
  const joins = [...rowsUnder('work'), ...rowsUnder('volunteer'), ...rowsUnder('education')].flatMap(
    ({ text }) => text.match(JOINS) ?? [],
  )
  const tooLong = pages.flat().filter(isTooLong)
  const rest = findRest(sections, [...textsIn(read), ...words, ...labels, ...joins])
  return { ...read, rest: [...rest, ...tooLong.map(({ text }) => text)] }
}
