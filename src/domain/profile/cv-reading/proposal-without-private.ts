import type { CvProposal } from './cv-proposal.ts'
import { hasHouse, homeTown, isAddress } from './home-town.ts'
import { isPrivate, NOTHING, type Known } from './is-private.ts'

const PIECE_WORDS_MAX = 6
const isHouse = (piece: string) => piece.split(' ').length <= PIECE_WORDS_MAX && hasHouse(piece)

/** Where a sentence or a piece ends: what is short for something and the number of a day have a full stop as well. */
const PIECE_END = /(?<=(?:\p{L}{4}|\d{3}|[)”"'’])[.!?]|[!?])\s+|(?<!\s)\s+[|·•–—/]\s+|(?<!\s)\s{2,}|\n/u

/** The sentences and pieces of a text that may be seen; none where they are innocent only one by one. */
export function openPart(text: string, known: Known = NOTHING): string {
  const pieces = text.split(PIECE_END)
  const seen = pieces.filter((piece) => !isPrivate(piece, known) && !isHouse(piece))
  const left = seen.length === pieces.length ? text : seen.join(' ')
  return isPrivate(left, known) ? '' : left
}

const SEEN_AS_IT_IS = new Set(
  'id url startDate endDate date expiryDate releaseDate level location names email phone links languages'.split(
    ' ',
  ),
)

function open<T>(value: T, known: Known): T {
  if (typeof value === 'string') return openPart(value, known) as T
  if (Array.isArray(value)) return value.map((one) => open(one, known)).filter((one) => one !== '') as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, SEEN_AS_IT_IS.has(key) ? one : open(one, known)]),
  ) as T
}

const isNamed = (texts: readonly string[]) => texts.some((text) => text !== '')

/**
 * A proposal of which no text gives away where somebody lives, how to call or write to them, or when they were born. Its
 * fields for those keep them. A role or a study of which nothing is left is none.
 */
export function proposalWithoutPrivate<T extends Omit<CvProposal, 'rest'>>(read: T, known: Known): T {
  const kept = open(read, known)
  return {
    ...kept,
    work: kept.work
      .map((role) => ({
        ...role,
        location: isAddress(role.location) ? homeTown(role.location) : role.location,
      }))
      .filter(({ position, organization, startDate, summary, highlights }) =>
        isNamed([position, organization, startDate, summary, ...highlights]),
      ),
    education: kept.education.filter((one) => isNamed([one.institution, one.studyType, one.area])),
    certificates: kept.certificates.filter(({ name }) => name !== ''),
    projects: kept.projects.filter(({ name }) => name !== ''),
    publications: kept.publications.filter(({ name }) => name !== ''),
  }
}
