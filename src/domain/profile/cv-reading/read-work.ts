import type { WorkEntry } from '#/domain/profile/profile-document.ts'
import { isNoName } from '#/domain/time/reading/dates-in-text.ts'
import { splitEntries, splitRole, type CvEntry } from './cv-entries.ts'
import { isLegalForm, isRemote, isSurePlace, mayBeTown } from './cv-places.ts'
import type { CvRow } from './cv-rows.ts'
import { roleScore } from './role-words.ts'

const TOWN = /^(?:\d{4,5} )?\p{Lu}[\p{L}.'’() -]*$/u
const TOWN_WORDS_MAX = 5
const TAIL_WORDS_MAX = 3
const PLACE = /^\p{Lu}[\p{L}.'’ -]+(?:, ?\p{Lu}[\p{L}.'’ -]+){1,2}$/u

type Named = { position: string; organization: string; location: string; left: string[] }

const splitCommas = (text: string) => text.split(/,\s+/).filter((part) => !isNoName(part))

/** A name and the place behind it: "Crumb & Sons, Leeds". A legal form after a comma belongs to the name. */
export function splitPlace(text: string): [name: string, place: string] {
  const [name = '', ...others] = splitCommas(text)
  if (others.length === 0) {
    const parts = /^(.*\S)\s+\(([^()]+)\)$/.exec(name)
    return parts?.[1] && parts[2] && PLACE.test(parts[2]) ? [parts[1], parts[2]] : [name, '']
  }
  if (isLegalForm(others[0] ?? '')) {
    const whole = `${name}, ${others[0]}`
    return [whole, others.slice(1).join(', ')]
  }
  const place = others.join(', ')
  const isShort = others.length <= 3 && others.every((part) => part.split(' ').length <= 3)
  return isShort ? [name, place] : [[name, place].join(', '), '']
}

const isTown = (text: string) =>
  (isRemote(text) || TOWN.test(text)) && text.split(' ').length <= TOWN_WORDS_MAX && roleScore(text) <= 0
const isPlace = (text: string) => isRemote(text) || (PLACE.test(text) && roleScore(text) === 0)

/** "Baker, Crumb Ltd, Leeds": a place stands behind a second comma; a company may too. */
function lineParts(line: string): { parts: string[]; location: string } {
  const [first = '', ...others] = splitCommas(line)
  const rest = others.slice(1)
  const isSuffix = isLegalForm(rest[0] ?? '')
  const organization = others.slice(0, isSuffix ? 2 : 1).join(', ')
  const place = rest.slice(isSuffix ? 1 : 0)
  const last = others.at(-1) ?? ''
  if (others.length > 1 && !isSuffix && roleScore(last) < 0 && roleScore(organization) >= 0)
    return { parts: [[first, ...others.slice(0, -1)].join(', '), last], location: '' }
  if (place.length > 0 && place.every(isTown))
    return { parts: [first, organization], location: place.join(', ') }
  return { parts: others.length > 0 ? [first, others.join(', ')] : [first], location: '' }
}

const isWhole = (line: string, below: string) =>
  !isSurePlace(line) && lineParts(line).location !== '' && roleScore(below) >= 0

type Part = { text: string; isBeside: boolean }

/** Labels before the name of a role, and before who gives it. */
const ROLE_LABEL =
  /^(?:position|job title|title|role|occupation(?: or position held)?|poste|fonction|poste occupé|stelle|funktion|beruf(?: oder funktion)?|tätigkeit|cargo|função|puesto|ruolo|mansione|posizione|functie)(?: held)?\s*:\s*/i
const GIVER_LABEL =
  /^(?:company(?: name)?|employer|name(?: and address)? of (?:the )?employer|organi[sz]ation|entreprise|employeur|société|firma|arbeitgeber|unternehmen|empresa|empleador|empregador|azienda|datore di lavoro|bedrijf|werkgever)\s*:\s*/i

/** Where each head names one thing, only a place is split off behind a dash: titles have dashes too. */
function splitWeakly(head: string): string[] {
  const parts = splitRole(head)
  const [, before, tail] = /^(.+)\s[–—-]\s(.+)$/u.exec(head) ?? []
  if (!before || !tail || /\s[|·•@]\s/.test(head)) return parts
  const isShortTown = mayBeTown(tail) && tail.split(' ').length <= TAIL_WORDS_MAX && roleScore(tail) === 0
  return isSurePlace(tail) || isShortTown ? [before, tail] : [head]
}

/** What names a role besides its place. What stands beside another name, and may be a town, is one. */
function nameParts({ heads, beside }: CvEntry): { parts: Part[]; location: string } {
  const names = heads.filter((head) => !isSurePlace(head) && splitRole(head).length > 0)
  const all = heads.flatMap((head) =>
    (names.length > 1 ? splitWeakly(head) : splitRole(head)).map((text) => ({
      text,
      isBeside: beside.includes(head),
    })),
  )
  const place = all.findIndex(({ text }, index) => isSurePlace(text) && (index > 0 || all.length > 1))
  const named = all.filter(({ text }, index) => index !== place && !(place >= 0 && isSurePlace(text)))
  const location = all[place]?.text ?? ''
  if (named.length === 1) {
    const { parts, location: town } = lineParts(named[0]?.text ?? '')
    return { parts: parts.map((text) => ({ text, isBeside: false })), location: location || town }
  }
  const town =
    location === '' && named.length > 2
      ? named.findLastIndex(
          ({ text, isBeside }, index) =>
            index > 0 && (isPlace(text) || (isBeside && mayBeTown(text) && roleScore(text) === 0)),
        )
      : -1
  return {
    parts: named.filter((_, index) => index !== town),
    location: location || (named[town]?.text ?? ''),
  }
}

/** Which part is the role: the one that says so, or the first or second as in most entries. */
function findPosition(parts: readonly Part[], isPositionFirst: boolean): number {
  const labelled = parts.findIndex(({ text }) => ROLE_LABEL.test(text))
  if (labelled >= 0) return labelled
  const scores = parts.map(({ text }) => roleScore(text))
  const [first = 0, second = 0] = scores
  if (parts.length === 1) return first < 0 ? -1 : 0
  const best = Math.max(...scores)
  if (parts.length > 2 && best > 0 && first !== best && second !== best) return scores.indexOf(best)
  return (first === second ? isPositionFirst : first > second) ? 0 : 1
}

function nameWork(entry: CvEntry, isPositionFirst: boolean): Named {
  const { parts, location } = nameParts(entry)
  const at = findPosition(parts, isPositionFirst)
  const others = parts.filter((_, index) => index !== at)
  const labelled = others.findIndex(({ text }) => GIVER_LABEL.test(text))
  const lowest = others.findIndex(({ text }) => roleScore(text) < 0)
  const isLast = at > 0 && at === parts.length - 1
  const giver = Math.max(labelled, 0) || (isLast ? 0 : Math.max(lowest, 0))
  const whole = (others[giver]?.text ?? '').replace(GIVER_LABEL, '')
  const position = (parts[at]?.text ?? '').replace(ROLE_LABEL, '')
  const [organization, place] = location ? [whole, ''] : splitPlace(whole)
  const left = others.filter((_, index) => index !== giver).map(({ text }) => text)
  const town = location || place ? -1 : left.findIndex(mayBeTown)
  return {
    position,
    organization,
    location: location || place || (left[town] ?? ''),
    left: left.filter((_, index) => index !== town),
  }
}

/** The rows under one heading of work, and whether it is unpaid. */
export type WorkRows = { rows: readonly CvRow[]; volunteer: boolean }

function toWork(entry: CvEntry, isPositionFirst: boolean): Omit<WorkEntry, 'id' | 'volunteer'> {
  const { left, ...named } = nameWork(entry, isPositionFirst)
  return {
    ...named,
    startDate: entry.span?.start ?? '',
    endDate: entry.span ? entry.span.end : '',
    summary: [...left, ...entry.paragraphs].join(' '),
    highlights: entry.bullets,
  }
}

/** Roles, paid or not. Which of role and company stands first is decided by most. */
export function readWork(groups: readonly WorkRows[], makeId: () => string): WorkEntry[] {
  const entries = groups.flatMap(({ rows, volunteer }) =>
    splitEntries(rows, { isWhole, score: roleScore }).map((entry) => ({ entry, volunteer })),
  )
  const votes = entries.map(({ entry }) => {
    const [first, second] = nameParts(entry).parts
    return first && second ? roleScore(first.text) - roleScore(second.text) : 0
  })
  const isPositionFirst = votes.reduce((sum, vote) => sum + vote, 0) >= 0
  return entries.map(({ entry, volunteer }) => ({
    id: makeId(),
    ...toWork(entry, isPositionFirst),
    volunteer,
  }))
}
