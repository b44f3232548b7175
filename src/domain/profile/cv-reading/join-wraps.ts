import { hasOnlyDateWords, isOnlyDate } from '#/domain/time/reading/dates-in-text.ts'
import { isDegree } from './degree-words.ts'
import { isSchool } from './school-words.ts'
import { beginsSubject, isSubject } from './subject-words.ts'
import { hasRoomFor, type CvRow } from './cv-rows.ts'

const SAME_START = 2
const SAME_SIZE = 0.3
const GOES_ON =
  /\s(?:and|of|in|for|the|de|des|du|et|en|la|le|les|y|e|da|do|dos|di|del|della|der|die|des|und|für|em|com|van|voor|los|las|w|i|z|och|og|ve|&)$/iu

const WORDS_MAX = 16
/** A row that lists what names a study at commas is longer. */
const LISTED_WORDS_MAX = 22
const STOP = /(?<=\p{L}{4})\.$/u

const BEGINS_DATED = /^(?:\d{1,2}[./])?(?:19|20)\d{2}(?!\d)/
const LABELLED = /^[^:]{3,20}:/

/** Tells whether a row is the rest of the one above: it begins small, or that one ends as no name does. */
function isRest(row: CvRow, next: CvRow): boolean {
  const [end = '', begin = ''] = [row.cells.at(-1), next.cells[0]]
  const isListed = end.includes(', ') && isSchool(end.slice(end.lastIndexOf(', ')))
  const isShort = `${end} ${begin}`.split(' ').length <= (isListed ? LISTED_WORDS_MAX : WORDS_MAX)
  const isBelow = Math.abs((row.xs[row.cells.length - 1] ?? 0) - (next.xs[0] ?? 0)) <= SAME_START
  const isAlike = Math.abs(row.size - next.size) <= SAME_SIZE && row.isBold === next.isBold
  const isFree = next.cells.length === 1 && !next.isBullet && !row.isBullet
  const isSubjectCut = isDegree(end) && isSubject(begin) && !isDegree(begin) && !isSchool(begin)
  const isCut =
    GOES_ON.test(end) ||
    (/^\p{Ll}/u.test(begin) && !(beginsSubject(begin) && (isSchool(end) || LABELLED.test(begin)))) ||
    (!hasRoomFor(row, next) && (isSubjectCut || isListed))
  return (
    !BEGINS_DATED.test(begin) &&
    isShort &&
    isBelow &&
    isAlike &&
    isFree &&
    isCut &&
    !hasOnlyDateWords(end) &&
    !isOnlyDate(begin)
  )
}

function join(row: CvRow, next: CvRow): CvRow {
  const cells = [...row.cells.slice(0, -1), `${row.cells.at(-1)} ${next.text}`.replace(STOP, '')]
  return { ...row, cells, text: cells.join('  '), right: next.right, room: next.room }
}

/** A row that names a school or a degree, without a full stop behind it: no sentence does in so few words. */
function withoutStop(row: CvRow): CvRow {
  const end = row.cells.at(-1) ?? ''
  const isName = !row.isBullet && (isSchool(end) || isDegree(end)) && row.text.split(' ').length <= WORDS_MAX
  if (!isName || !STOP.test(end)) return row
  const cells = [...row.cells.slice(0, -1), end.replace(STOP, '')]
  return { ...row, cells, text: cells.join('  ') }
}

/** Rows of which each name that was cut at the end of its line is whole again. */
export function joinWraps(rows: readonly CvRow[]): CvRow[] {
  const joined: CvRow[] = []
  for (const row of rows.map(withoutStop)) {
    const last = joined.at(-1)
    if (!last || !isRest(last, row)) joined.push(row)
    else joined.splice(-1, 1, join(last, row))
  }
  return joined
}
