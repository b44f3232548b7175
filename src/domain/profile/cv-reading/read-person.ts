import type { ProfileLinks } from '#/domain/profile/profile-document.ts'
import { isPlaceAlone, isRemote } from './cv-places.ts'
import type { CvProposal } from './cv-proposal.ts'
import type { CvRow } from './cv-rows.ts'
import { findName } from './find-name.ts'
import { homeTown } from './home-town.ts'
import { isHome, readAbout } from './read-about.ts'
import { EMAIL, labelledHome, phoneIn, SPELT_ADDRESS, SPLIT, URL, withoutLabel } from './read-reach.ts'
import { roleScore } from './role-words.ts'

type Person = Pick<CvProposal, 'names' | 'email' | 'phone' | 'headline' | 'bio' | 'location' | 'links'>

const PLACE =
  /^(?:\d{4,5}\s+)?\p{Lu}[\p{L}.'’ -]{1,40}(?:,\s*(?:\d{4,5}\s+)?\p{Lu}[\p{L}.'’ -]{1,40}){1,3}(?:\s+\d{4,5})?$/u
function readLinks(texts: readonly string[]): ProfileLinks {
  const links: ProfileLinks = { website: '', linkedin: '', github: '', portfolio: '' }
  for (const found of texts.flatMap(
    (text) => text.replace(EMAIL, ' ').replace(SPELT_ADDRESS, ' ').match(URL) ?? [],
  )) {
    const isWeb = /^https?:|^www\.|\/|\.(?:com|org|net|io|dev|me|eu|de|fr|es|uk|ch|at)$/i.test(found)
    if (!isWeb || /^(?:\w\.)+\w*$/.test(found)) continue
    const kind = /linkedin\.com/i.test(found) ? 'linkedin' : /github\.com/i.test(found) ? 'github' : 'website'
    const url = /^https?:\/\//i.test(found) ? found : `https://${found}`
    if (links[kind] === '') links[kind] = url
    else if (kind === 'website' && links.portfolio === '') links.portfolio = url
  }
  return links
}

/** Who it is about: from the rows above every heading, those on how to reach them, and what they say of themselves. */
export function readPerson(
  top: readonly CvRow[],
  contact: readonly CvRow[],
  summary: readonly CvRow[],
  hasRoles: boolean,
  elsewhere: readonly CvRow[],
): Person {
  const found = findName([top, contact, elsewhere])
  const others = [...top, ...contact].filter((row) => !found?.rows.includes(row))
  const cells = [...(found?.left ?? []), ...(found?.rows ?? []).flatMap((row) => row.cells.slice(1))]
  const pieces = [...cells, ...others.flatMap(({ text }) => text.split(SPLIT))].map((text) =>
    withoutLabel(text),
  )
  const texts = pieces.filter((text) => text !== '')
  const phones = texts.map(phoneIn).filter(Boolean)
  const links = readLinks(texts)
  const isReach = (text: string) =>
    EMAIL.test(text) ||
    phones.some((phone) => text.includes(phone)) ||
    (text.match(URL) ?? []).some(
      (url) => /[./]/.test(url) && Object.values(links).some((link) => link.endsWith(url)),
    )
  const isPlace = (text: string) =>
    (PLACE.test(text) || (isPlaceAlone(text) && !isRemote(text))) &&
    !isReach(text) &&
    text.split(', ').every((part) => roleScore(part) <= 0)
  const labelled = others.map(({ text }) => labelledHome(text).split(SPLIT)[0] ?? '')
  const homes = [...labelled, ...texts.filter(isHome), ...texts.filter(isPlace)].filter(Boolean)
  const home = homes.find((text) => homeTown(text) !== '') ?? ''
  const last = found?.rows.at(-1)
  const after = last ? top.slice(top.indexOf(last) + 1) : []
  const isKnown = (text: string) => isReach(text) || text === home || labelled.includes(text)
  return {
    names: found && { firstName: found.names.firstName, lastName: found.names.lastName },
    email: texts.map((text) => EMAIL.exec(text)?.[0]).find(Boolean) ?? '',
    phone: phones[0]?.trim() ?? '',
    ...readAbout({ top: after, summary, hasRoles, isKnown }),
    location: homeTown(home),
    links,
  }
}
