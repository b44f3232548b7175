import type { TextLine } from '#/domain/text/text-line.ts'
import { settleDates } from '#/domain/time/reading/settle-dates.ts'
import { readColumns } from './cv-columns.ts'
import type { CvSection } from './cv-headings.ts'
import { dropMargins } from './cv-margins.ts'
import type { CvProposal } from './cv-proposal.ts'
import { findRest, textsIn } from './cv-rest.ts'
import { toRows } from './cv-rows.ts'
import { inOwnWords } from './own-words.ts'
import { placeBeside } from './place-beside.ts'
import { placeTurned } from './place-turned.ts'
import { splitSections } from './cv-sections.ts'
import { withWork } from './find-work.ts'
import { readEducation } from './read-education.ts'
import { readLanguages } from './read-languages.ts'
import { readCertificates, readProjects, readPublications } from './read-named.ts'
import { readPerson } from './read-person.ts'
import { isSkillLabel, METER, readSkills } from './read-skills.ts'
import { readWork } from './read-work.ts'
import { usualOrder } from './usual-order.ts'
import { rowsWithoutPersonal } from './rows-without-personal.ts'
import { knownReach } from './known-reach.ts'
import { proposalWithoutPrivate } from './proposal-without-private.ts'

/** No page has room for a longer one; patterns that look for addresses would take their time over it. */
const LINE_CHARS_MAX = 2_000
const isTooLong = ({ text }: TextLine) => text.length > LINE_CHARS_MAX

/** Words between what names a role or a study; they are gone once those stand apart. */
const JOINS = /(?<=\s)(?:at|chez|bei|in|en|im|Fach|major|majoring)(?=\s)/g

/**
 * What the lines of a CV, page by page, seem to say. Nothing is invented: what finds no place comes as `rest`, word for
 * word. Ids come from the caller.
 */
export function readCv(pages: readonly (readonly TextLine[])[], makeId: () => string): CvProposal {
  const short = pages.map((lines) => lines.filter((line) => !isTooLong(line)))
  const { pages: papers, foot } = dropMargins(placeBeside(placeTurned(short)))
  const texts = papers.flat().map(({ text }) => text)
  const settle = settleDates(texts, usualOrder(texts))
  const settled = papers.map((lines) => lines.map((line) => ({ ...line, text: settle(line.text) })))
  const all = withWork(readColumns(settled).flatMap((column) => splitSections(toRows(column))))
  if (foot.length > 0) all.push({ section: 'contact', rows: toRows([foot]) })
  const sections = rowsWithoutPersonal(all)
  const under = (wanted: CvSection) => sections.filter(({ section }) => section === wanted)
  const rowsUnder = (wanted: CvSection) => under(wanted).flatMap(({ rows }) => rows)
  const workUnder = (wanted: 'work' | 'volunteer') =>
    under(wanted).map(({ rows }) => ({ rows, volunteer: wanted === 'volunteer' }))
  const { languages, words } = readLanguages(rowsUnder('languages'))
  const work = readWork([...workUnder('work'), ...workUnder('volunteer')], makeId)
  const hasRoles = work.some(({ volunteer }) => !volunteer)
  const elsewhere = sections.flatMap(({ section, rows }) =>
    section === 'top' || section === 'contact' ? [] : rows,
  )
  const person = readPerson(rowsUnder('top'), rowsUnder('contact'), rowsUnder('summary'), hasRoles, elsewhere)
  const read = proposalWithoutPrivate(
    {
      ...person,
      work,
      education: under('education').flatMap(({ rows }) => readEducation(rows, makeId)),
      certificates: under('certificates').flatMap(({ rows }) => readCertificates(rows, makeId)),
      languages,
      skills: readSkills(rowsUnder('skills')),
      projects: under('projects').flatMap(({ rows }) => readProjects(rows, makeId)),
      publications: under('publications').flatMap(({ rows }) => readPublications(rows, makeId)),
    },
    knownReach([...rowsUnder('top'), ...rowsUnder('contact')]),
  )
  const labels = rowsUnder('skills').flatMap(({ cells, text }) => [
    ...[text.replace(/:.*/, ''), cells[0] ?? ''].filter(isSkillLabel),
    ...cells.flatMap((cell) => METER.exec(cell) ?? []),
  ])
  const joins = [...rowsUnder('work'), ...rowsUnder('volunteer'), ...rowsUnder('education')].flatMap(
    ({ text }) => text.match(JOINS) ?? [],
  )
  const tooLong = pages.flat().filter(isTooLong)
  const rest = findRest(all, [...textsIn(read), ...words, ...labels, ...joins])
  const say = inOwnWords(
    texts,
    settled.flat().map(({ text }) => text),
  )
  const roles = read.work.map((role) => ({
    ...role,
    summary: say(role.summary),
    highlights: role.highlights.map(say),
  }))
  return { ...read, work: roles, rest: [...rest.map(say), ...tooLong.map(({ text }) => text)] }
}
