import type { CvProposal } from './cv-proposal.ts'
import type { CvRow } from './cv-rows.ts'
import { hasAddress, isAddress, isStreetOrHouse } from './home-town.ts'
import { EMAIL, phoneIn, SPLIT, withoutLabel } from './read-reach.ts'

const HEADLINE_WORDS_MAX = 12

const isShort = (text: string) => text.split(' ').length <= HEADLINE_WORDS_MAX
const isPrivate = (text: string) => EMAIL.test(text) || phoneIn(text) !== ''
const isHome = (piece: string) => isShort(piece) && isAddress(withoutLabel(piece))

/** What a row says of somebody; beside a street or a number to reach them, nothing that may belong to those. */
function saidIn(text: string, isKnown: (piece: string) => boolean): string {
  const pieces = text.split(SPLIT).filter((piece) => piece !== '')
  const isOnReach = pieces.some((piece) => isPrivate(piece) || isHome(piece))
  const isSaid = (piece: string) =>
    !isKnown(piece) &&
    !isKnown(withoutLabel(piece)) &&
    !isPrivate(piece) &&
    !isHome(piece) &&
    !(isOnReach && (/\d/.test(piece) || isStreetOrHouse(piece)))
  const said = pieces.filter(isSaid).join(' · ')
  return hasAddress(said) ? '' : said
}

/** What somebody says of themselves, which anybody may see: from the rows below their name, and from their summary. */
export function readAbout(
  top: readonly CvRow[],
  summary: readonly CvRow[],
  isKnown: (piece: string) => boolean,
): Pick<CvProposal, 'headline' | 'bio'> {
  const said = top.map(({ text }) => saidIn(text, isKnown)).filter((text) => text !== '')
  const [first, ...paragraphs] = said
  const isHeadline = first !== undefined && isShort(first) && !/[.!?]$/.test(first)
  const open = summary.map(({ text }) => text).filter((text) => !isPrivate(text) && !hasAddress(text))
  return { headline: isHeadline ? first : '', bio: [...(isHeadline ? paragraphs : said), ...open].join(' ') }
}
