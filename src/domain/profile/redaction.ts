import type { ProfileDocument } from './profile-document.ts'

/** Shorter names ("Jo", "BP") are found as they are written, or they would blot out ordinary words. */
const ANY_CASE_FROM = 3
/** Single letters name nobody. */
const NAME_LENGTH_MIN = 2
/** Shorter parts of a double name ("van", "de") are ordinary words. */
const NAME_PART_MIN = 4

const EMAIL = String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}`
const LINK = String.raw`(?:(?:https?:\/\/|www\.)|[\p{L}\p{N}.-]+\.(?:com|org|net|io|co|uk|fr|me|dev|ca|au|nz|eu)\/)\S*[^\s.,;:!?)]`
/** International, national with its leading 0, and North American numbers; never years or spans of years. */
const PHONE = [
  String.raw`\+\(?\d(?:[\s().\/-]*\d){6,}`,
  String.raw`\(?0(?:[\s().-]*\d){8,}`,
  String.raw`\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}`,
]
  .map((number) => String.raw`(?<![\p{L}\p{N}])(?:${number})(?![\p{L}\p{N}])`)
  .join('|')
const CONTACT = new RegExp(`${EMAIL}|${LINK}|${PHONE}`, 'giu')

/** The words that lead to an employer or a school: they go with it where nothing takes its place. */
const LEAD = String.raw`(?:\s*(?:@|,|–|—|-|(?<!\p{L})(?:at|for|with|from|chez|pour|à|of|de)(?!\p{L})))?\s*`

/** What is left standing when a text began with a name. */
const LEADING_MARKS = /^[\s,;:·–—-]+/

const toPattern = (name: string) =>
  name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)

function namePattern(names: readonly string[], lead: string, flags: string): RegExp | null {
  if (names.length === 0) return null
  const known = names.toSorted((a, b) => b.length - a.length).map(toPattern)
  return new RegExp(String.raw`${lead}(?<![\p{L}\p{N}])(?:${known.join('|')})(?![\p{L}\p{N}])`, flags)
}

/** Takes what somebody could be found by out of a text. */
export type Redactor = (text: string) => string

/**
 * Takes the given names, as whole words and in any case, and every email address, link and phone number out of what
 * somebody wrote. `gap` stands in their place; without one, the "at" or "chez" that led to a name goes too.
 *
 * @example redactor(['St Aldhelm’s'])('Staff nurse at St Aldhelm’s') // 'Staff nurse'
 */
export function redactor(names: readonly string[], gap = ''): Redactor {
  const known = [...new Set(names.map((name) => name.normalize('NFC').trim()))]
  const lead = gap === '' ? LEAD : ''
  const patterns = [
    CONTACT,
    namePattern(
      known.filter((name) => name.length >= ANY_CASE_FROM),
      lead,
      'giu',
    ),
    namePattern(
      known.filter((name) => name.length >= NAME_LENGTH_MIN && name.length < ANY_CASE_FROM),
      lead,
      'gu',
    ),
  ]
  return (text) =>
    patterns
      .reduce((rest, pattern) => (pattern ? rest.replaceAll(pattern, gap) : rest), text.normalize('NFC'))
      .replace(LEADING_MARKS, '')
      .trim()
}

/**
 * Every name that an anonymous person must not be found by: their own, also each part of a double name, and those of
 * their employers and schools.
 */
export function identifyingNames(
  { work, education }: Pick<ProfileDocument, 'work' | 'education'>,
  ownNames: readonly string[],
): string[] {
  const parts = ownNames
    .flatMap((name) => name.split(/[\s-]+/))
    .filter((part) => part.length >= NAME_PART_MIN)
  const employers = work.map(({ organization }) => organization)
  const schools = education.map(({ institution }) => institution)
  return [...ownNames, ...parts, ...employers, ...schools]
}
