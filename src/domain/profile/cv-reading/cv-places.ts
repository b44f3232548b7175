import { findCountry } from '#/domain/place/find-country.ts'
import { isRegion } from '#/domain/place/is-region.ts'
import { namesOfTown } from '#/domain/place/town-names.ts'
import { kindOfName } from './role-words.ts'

const REMOTE =
  /^(?:fully |full )?(?:remote|hybrid|télétravail|teletravail|homeoffice|home office|remoto|híbrido|da remoto|à distance|a distancia|a distância|op afstand|thuiswerk)(?: work)?$/i
/** How LinkedIn calls what lies round a town, in its languages. */
const AROUND =
  /^(?:greater|región de|région de|grande|área de|zona de|metropolregion|großraum|área metropolitana de|area metropolitana di) \p{Lu}|\p{L} (?:area|bay area|metropolitan area|metropolitan region|et périphérie|und umgebung|y alrededores|e região|e dintorni|en omgeving)$/iu
const SUFFIX =
  /^(?:inc|ltd|llc|llp|gmbh|plc|corp|co|s\.?a|s\.?l|s\.?a\.?s|s\.?r\.?l|s\.?p\.?a|ag|kg|se|limited|limitada|lda|ltda|pte|pty|bv|nv|sarl|sas|srl|spa|slu|e\.? ?v)\.?$/i
const CODE = /^[A-Z]{2}$/
const CAPITALS = /^[A-Z]+$/
const KOREA = /^[SN]\. ?Korea$/
const NAME = /^(?:\d{4,6} )?\p{Lu}[\p{L}\p{M}.'’()\s/-]*$/u
/** A name before the town of a place: "Crumb – Leeds, UK". */
const DASHED = /\s[–—-]\s/u
const WORDS_MAX = 4
const PARTS_MAX = 4

/** Tells whether a part behind a comma is a legal form, and not a place: "Rye Mills, Inc." */
export const isLegalForm = (text: string): boolean => SUFFIX.test(text)

/** Tells whether a text says that a role is done from anywhere. */
export const isRemote = (text: string): boolean => REMOTE.test(text.replace(/^\(|\)$/g, ''))

const isKnownName = (part: string) => {
  const { isRole, isGiver } = kindOfName(part)
  return isRole || isGiver
}
const isNamed = (part: string) => NAME.test(part) && part.split(' ').length <= WORDS_MAX
/** Short names of countries are words as well: a code counts in capitals. */
const isCountry = (part: string) =>
  CODE.test(part) ? !isLegalForm(part) : part.length > 2 && (findCountry(part) !== null || KOREA.test(part))

/**
 * Tells whether a text can be nothing but a place: a country, a town with its country or state, or "remote". A town
 * alone may be a company as well.
 *
 * @example isSurePlace('Leeds, UK') // true
 */
export function isSurePlace(text: string): boolean {
  const [, inside] = /^[([]([^()[\]]*)[)\]]$/.exec(text) ?? []
  const plain = (inside ?? text)
    .replace(/\s\(\d{4,6}\)$/, '')
    .replace(/[.)]$/, (end) => (text.includes('(') && end === ')' ? end : ''))
    .trim()
  if (isRemote(plain)) return true
  const inBrackets = /^(\p{Lu}[^()]*?) \(([^()]+)\)$/u.exec(plain)
  const parts = inBrackets ? [inBrackets[1] ?? '', inBrackets[2] ?? ''] : plain.split(/,\s*| \/ /)
  if (parts.length > PARTS_MAX || (parts.length > 1 && DASHED.test(parts[0] ?? ''))) return false
  const last = parts.at(-1) ?? ''
  const isNamedAll = parts.every((part) => isNamed(part) || isRemote(part))
  if (!isNamedAll || parts.some(isKnownName)) return false
  if (parts.length === 1)
    return AROUND.test(plain) || (plain.length > 3 && !CAPITALS.test(plain) && isCountry(plain))
  return isCountry(last) || isRegion(last) || isRemote(last) || AROUND.test(parts[0] ?? '')
}

/** Tells whether a text is a place where no name stands, of a person or a company: also a large town by itself. */
export const isPlaceAlone = (text: string): boolean => isSurePlace(text) || namesOfTown(text).length > 0

/** Tells whether a text may be the name of a town, as far as its letters tell. */
export const mayBeTown = (text: string): boolean => isNamed(text) && !/[/()]/.test(text) && !isLegalForm(text)

/** Tells whether a text may be a town, or a town and what it lies in, as far as its letters tell. */
export const mayBePlace = (text: string): boolean => !isKnownName(text) && text.split(', ').every(mayBeTown)
