import { takeDates } from '#/domain/time/reading/dates-in-text.ts'
import { isSpaced } from './cv-headings.ts'
import type { CvProposal } from './cv-proposal.ts'
import type { CvRow } from './cv-rows.ts'
import { hasAddress, isAddress, isStreetOrHouse } from './home-town.ts'
import { isPersonal } from './is-personal.ts'
import { EMAIL, phoneIn, SPELT_EMAIL, SPLIT, URL, withoutLabel } from './read-reach.ts'
import { roleScore } from './role-words.ts'
import { isVersioned } from './versioned-names.ts'

const HEADLINE_WORDS_MAX = 12
const PROSE_WORDS_MIN = 7
const BRIEF_WORDS_MAX = 4
const HOUSE_WORDS_MAX = 7

const isShort = (text: string) => text.split(' ').length <= HEADLINE_WORDS_MAX
const isPrivate = (text: string) =>
  EMAIL.test(text) || SPELT_EMAIL.test(text) || phoneIn(text) !== '' || isPersonal(text)
const hasUrl = (text: string) => (text.match(URL) ?? []).some((url) => /\.\p{L}{2,}(?:\/|$)/u.test(url))
/** The name of somebody on another site, or of that site: what stands alone beside addresses. */
const isHandle = (piece: string) =>
  !piece.includes(' ') && (/^@|^[\p{Ll}\d]|[\d_/.]|\p{Ll}\p{Lu}/u.test(piece) || isSite(piece))
const SITES =
  /^(?:linked-?in|git-?hub|git-?lab|twitter|x|facebook|instagram|xing|medium|behance|dribbble|stack ?overflow|orcid|google scholar|researchgate|kaggle|leetcode|hackerrank|website|web ?site|blog|portfolio|e-?mail|mail|phone|tel|mobile|skype|telegram|whatsapp|contact|address|homepage|youtube)$/i
const isSite = (piece: string) => SITES.test(piece.trim())
const isLabel = (piece: string) => piece.endsWith(':')
/** Tells whether a text that is no sentence gives away where somebody lives. */
export const isHome = (text: string): boolean => isShort(text) && isAddress(withoutLabel(text))
const isBare = (text: string) => text.split(' ').filter((word) => /^\p{Ll}/u.test(word)).length <= 2
const isOpen = (text: string) =>
  !isPrivate(text) && !hasAddress(text) && !(isBare(text) && isHome(text.replace(/\.$/, '')))

/** What is counted where it is no house. */
const UNITS =
  /\d\+? ?(?:years?|yrs|ans|ann[ée]es|jahren?|años|anni|jaar|lat|anos|months?|mois|monate|meses|mesi|projects?|projets|projekte|proyectos|languages|langues|%|er|st|nd|rd|th|mo|e|º|ª)(?!\p{L})/u
/** A number beside a name, as houses have it, or a street, where no role is named. */
const isNumbered = (piece: string) =>
  roleScore(piece) <= 0 &&
  piece.split(' ').length <= HOUSE_WORDS_MAX &&
  (isStreetOrHouse(piece) || !isVersioned(piece)) &&
  (/^[\p{Lu}\d].*\d|^\d/u.test(piece) || isStreetOrHouse(piece)) &&
  !((UNITS.test(piece) || /[.!?]$/.test(piece)) && !isStreetOrHouse(piece))

/** What a row says of somebody; beside a street or a number to reach them, nothing that may belong to those. */
function saidIn(text: string, isKnown: (piece: string) => boolean): string {
  const pieces = text.split(SPLIT).filter((piece) => piece !== '')
  const isAtHome = pieces.some(isHome)
  const isOnReach = isAtHome || pieces.some((piece) => isPrivate(piece) || hasUrl(piece))
  const areHandles = pieces.every(isHandle)
  const isSaid = (piece: string) =>
    !isKnown(piece) &&
    !isKnown(withoutLabel(piece)) &&
    !isPrivate(piece) &&
    !isHome(piece) &&
    !isNumbered(piece) &&
    !isSite(piece) &&
    !isLabel(piece) &&
    !((isOnReach || areHandles) && roleScore(piece) <= 0 && isHandle(piece)) &&
    !(isAtHome && roleScore(piece) <= 0) &&
    !(isOnReach && (/\d/.test(piece) || isStreetOrHouse(piece)))
  const said = isSpaced(text) ? '' : pieces.filter(isSaid).join(' · ')
  return hasAddress(said) ? '' : said
}

const isDated = ({ text }: CvRow) => takeDates(text).span !== null
const isProse = (row: CvRow) =>
  !row.isBullet &&
  (/[.!?…]$/.test(row.text) ||
    (!isDated(row) && (row.text.split(' ').length >= PROSE_WORDS_MIN || /^\p{Ll}/u.test(row.text))))

/** The rows up to the first one that is no prose: from there on it may be a career that nobody could read. */
function proseOf(rows: readonly CvRow[]): readonly CvRow[] {
  const end = rows.findIndex((row) => !isProse(row))
  return end < 0 ? rows : rows.slice(0, end)
}

const isBrief = ({ text }: CvRow) =>
  text.split(' ').length <= BRIEF_WORDS_MAX && roleScore(text) <= 0 && !/[.!?]$/.test(text)

/** The rows that only together are an address, and the town below one. */
function homeRows(rows: readonly CvRow[]): Set<number> {
  const found = new Set<number>()
  rows.forEach((row, index) => {
    const before = rows[index - 1]
    if (!before || !isBrief(row)) return
    const [above, both] = [before.text, `${before.text} ${row.text}`]
    if (isHome(above) || isNumbered(above)) found.add(index)
    else if (isBrief(before) && !isHome(row.text) && isHome(both)) found.add(index - 1).add(index)
  })
  return found
}

type Above = {
  top: readonly CvRow[]
  summary: readonly CvRow[]
  hasRoles: boolean
  isKnown: (piece: string) => boolean
}

/**
 * What somebody says of themselves, which anybody may see: from the rows below their name, and from their summary. Where
 * no role was read, nothing that may be one.
 */
export function readAbout({ top, summary, hasRoles, isKnown }: Above): Pick<CvProposal, 'headline' | 'bio'> {
  const homes = homeRows(top)
  const said = top
    .map((row, index) => ({ ...row, text: homes.has(index) ? '' : saidIn(row.text, isKnown) }))
    .filter(({ text }) => text !== '')
  const [first] = said
  const isHeadline =
    first !== undefined &&
    isShort(first.text) &&
    !/[.!?]$/.test(first.text) &&
    (hasRoles || !(first.isBullet || isDated(first)))
  const below = said.slice(isHeadline ? 1 : 0)
  const isMixed = !hasRoles && summary.some((row) => isDated(row) && !isProse(row))
  const open = (isMixed ? proseOf(summary) : summary).filter(({ text }) => isOpen(text))
  const bio = [...(hasRoles ? below : proseOf(below)), ...open]
  return { headline: isHeadline ? first.text : '', bio: bio.map(({ text }) => text).join(' ') }
}
