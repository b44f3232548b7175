import { plainSigns } from '#/domain/text/plain-signs.ts'
import { remembered } from '#/domain/text/remembered.ts'
import { unified } from '#/domain/text/unified.ts'
import { linkSpans, mailboxSpans } from './contact-spans.ts'
import { createClippedFinder } from './clipped-names.ts'
import { createDeclinedFinder } from './declined-names.ts'
import { handlesIn, mailboxOf, mailHostOf } from './handles.ts'
import type { IdentifyingNames } from './identifying-names.ts'
import { ledNameSpans } from './led-name-spans.ts'
import { createMeter } from './metered-words.ts'
import type { NameKey, Terms } from './name-key.ts'
import { createNameFinder, type TextKind } from './name-spans.ts'
import { partedAddressSpans } from './parted-address-spans.ts'
import { organizationKeys, voucherKeys } from './organization-keys.ts'
import { handleKeys, personKeys } from './person-keys.ts'
import { pageKeys, titleKeys } from './page-keys.ts'
import { phoneSpans } from './phone-spans.ts'
import { registerCodeSpans } from './register-code-spans.ts'
import { saidAddressSpans } from './said-address-spans.ts'
import { siteHandleSpans } from './site-handle-spans.ts'
import type { IsTown } from './shown-town.ts'
import { type Span, withoutSpans } from './spans.ts'
import { createSpelledFinder } from './spelled-acronyms.ts'
import { streetSpans } from './street-spans.ts'
import { isTradeWord } from './trade-words.ts'
import { unlistedNameSpans } from './unlisted-name-spans.ts'

/** What a text is, and what stands in a gap. */
export type Redacting = { kind: TextKind; gap: string }

/** Takes what somebody could be found by out of a text. */
export type Redaction = (text: string, how: Redacting) => string

const LEADING_MARKS = /^[\s,;:·–—-]+/

function addressSpans(text: string, terms: Terms): Span[] {
  const { isName } = terms
  const plain = plainSigns(text)
  return [
    ...mailboxSpans(plain),
    ...linkSpans(plain, isName),
    ...saidAddressSpans(plain),
    ...partedAddressSpans(plain, isName),
    ...siteHandleSpans(plain, terms),
  ]
}

/** "Spring 5", "Python 3.2", "Windows Server 2019": a version is no part of the name of a skill. */
const VERSION = /(?<=\S) v?\d{1,4}(?:\.\d{1,3}){0,2}$/i

const WORDS_KEPT = 2_000

/** What says work, in names. Each word is looked up once: names have many in common. */
const inNames = ({ isName, isOccupation, hasWord }: Terms): Terms => ({
  isName: remembered(isName, WORDS_KEPT),
  isOccupation: remembered(isOccupation, WORDS_KEPT),
  hasWord: remembered((word) => isTradeWord(word) || hasWord(word), WORDS_KEPT),
})

/** The forms of all names. */
function keysOf(names: IdentifyingNames, terms: Terms): NameKey[] {
  const { person, organizations, schools = [], vouchers, links, titles = [], pages = [] } = names
  const email = person.email ?? ''
  const isSchool = new Set(schools)
  return [
    ...personKeys(person, terms),
    ...pageKeys(pages, terms),
    ...titleKeys(titles, terms),
    ...handleKeys([...mailboxOf(email), ...handlesIn(links)], terms),
    ...[...new Set([...organizations, ...mailHostOf(email)])].flatMap((name) =>
      organizationKeys(name, { terms, isOfSchool: isSchool.has(name) || undefined }),
    ),
    ...[...new Set(vouchers)].flatMap((name) => voucherKeys(name, terms)),
  ]
}

/**
 * Takes names, in every everyday spelling, and every address, link, handle and telephone number out of what somebody
 * wrote; streets and postcodes too, beside what `isTown` knows as a town. A word that `terms` know as a skill or an
 * occupation stays in a line of work unless it is written as a name.
 * With a gap of '', the "at" or "chez" that led to a name goes too. The work grows with the text, whatever it is: what
 * needs more than others of its length goes whole.
 *
 * @example createRedaction(names, taxonomy)('Staff nurse at St Aldhelms', { kind: 'title', gap: '' }) // 'Staff nurse'
 */
export function createRedaction(
  names: IdentifyingNames,
  terms: Terms,
  isTown: IsTown = () => false,
): Redaction {
  const { words, read } = createMeter({ ...terms, isTown })
  const { spend, isWorkInName } = words
  const named = inNames(terms)
  const findNames = createNameFinder(keysOf(names, named), { ...words, hasWord: isWorkInName })
  const findSpelled = createSpelledFinder(names.organizations, { ...named, spend })
  const findClipped = createClippedFinder(names.organizations, { ...named, spend })
  const findDeclined = createDeclinedFinder(names.organizations, { ...named, spend })
  const spansOf = (text: string, kind: TextKind): Span[] => {
    const { names: found, signs } = findNames(text, kind)
    return [
      ...found,
      ...(kind === 'town'
        ? []
        : [...findDeclined(text), ...findSpelled(text, kind, found), ...findClipped(text, kind, found)]),
      ...(kind === 'title' ? ledNameSpans(text, words) : []),
      ...unlistedNameSpans(text, signs, words),
      ...addressSpans(text, words),
      ...registerCodeSpans(text),
      ...phoneSpans(text),
      ...streetSpans(text, words),
    ]
  }
  return (written, { kind, gap }) => {
    const text = unified(written, 'NFC')
    if ((kind === 'work' || kind === 'title') && terms.isName(text.replace(VERSION, ''))) return text
    const spans = read(text, () => spansOf(text, kind))
    return spans === null ? gap : withoutSpans(text, spans, gap).replace(LEADING_MARKS, '').trim()
  }
}
