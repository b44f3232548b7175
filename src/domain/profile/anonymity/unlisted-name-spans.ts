import { isGermanNoun } from './common-nouns.ts'
import { isGenericWord, isLegalBefore, legalFormLength } from './company-words.ts'
import { capitalsBefore, IS_CAPITAL, type Word } from './capitals-before.ts'
import { LEAD_NOUNS, LEADS } from './lead-words.ts'
import type { MeteredWords } from './metered-words.ts'
import { toKeys, type NameKey } from './name-key.ts'
import type { Span } from './spans.ts'

/** Legal forms as they are looked for; what is one in full is judged where it stands. */
const FORMS =
  'ab ag aps as asa bv bvba cic corp corporation doo eg ek ev eurl gbr gesmbh ggmbh gmbh inc incorporated kft kg kgaa lda limited llc llp ltd ltda mbh nv nyrt ohg oy oyj plc pty sa sarl sas sasu sca scop se sl slu snc spa spk spzoo sprl srl sro vof zrt bhd pte pvt ood eood uab fze dmcc fzllc fzco wll ooo ehf'
/** Of these, those that say something else as well: "Java SE", "AB testing". */
const IS_DOUBTFUL =
  /^(?:ab|ag|asa?|bv|cic|corp|e[gkv]|inc|kg|limited|nv|oy|plc|sas?|sca|scop|se|sl|spa|sp|spk)$/i
/** As they are written: "Asa" and "as" are none. */
const IS_FORM =
  /^(?:[\p{Lu}/-]+|(?:[a-zà]{1,3}|\p{Lu}\p{Ll}?)\.[\s\S]*|g?g?(?:mbh|mbH)|plc|ltd|llp|e[GKV]|(?:Ltd|Inc|Corp|Corporation|Incorporated|Limited|Oyj?|Ltda|Lda|Pty|Pte|Pvt|Bhd|S[àa]rl|Srl|Kft|Zrt|Nyrt)\.?|gGmbH|GmbH|GesmbH|KGaA|ApS|SpA)$/u

/** The keys of what stands beside names that no role has. */
export const SIGN_KEYS: readonly NameKey[] = [
  ...toKeys(FORMS.split(' '), 'legalForm'),
  ...toKeys(LEAD_NOUNS, 'leadNoun'),
  ...toKeys(LEADS, 'lead'),
]

export type Sign = Span & { kind: NameKey['kind'] }

/** Behind a noun: a colon or a comma, or words that begin a list. */
const LIST =
  /^\p{L}{0,2}(?:(?:\s\p{L}{3,10})?\s?[:=–-]|,|\s(?:like|are|were|is|was|incl(?:ud(?:e[ds]?|ing)|\.)?|such as|incluent|comme|dont|sont|wie|sind|waren|zähl(?:t?en)|gehör(?:t?en)|incluyen|como|son|incluem|são|includono|come|sono|zoals|zijn|m\.in\.|to|byli|som|er|är):?)(?:\su\. ?a\.|\snotamment|\samong others)?\s/u
const ARTICLE =
  /^(?:\p{L}{0,2}[:\s]{0,2}\s)?(?:(?:the|die|de[nrm]?|het|l[aeo]s?|il|firmy|firma|société|empresa)\s)?/iu
const WORDS_MAX = 8
const ELIDED = /^(?:[dl]|dell|all|nell|sant)['’ʼ](?=\p{L})/iu
const NAME_MAX = 120
const FORM_MAX = 24
const NEXT =
  /^(?:(?:\s\([^()]{1,20}\))?(?:,|\s(?:and|und|et|y|e|i|en|oraz|og|och|sowie|of|d[aeiou]s?|del(?:la)?|v[ao]n|the))\s(?:(?:the|die|d[aeo]|la|le|con|with|mit|puis|then)\s)?|[\s“"„«-]{0,2}|\s?[&+/]\s?)(?<word>[\p{L}\p{N}][\p{L}\p{N}’'&-]{0,40})/u
const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)$/

/** Without words of work before a name that says more: "Site Manager" of "Site Manager Quill Ltd". */
function withoutTitle(words: readonly Word[], { isOrdinary, isName }: MeteredWords): readonly Word[] {
  const said = words.map(({ word }) => word)
  const told = said.findIndex((word) => !isOrdinary(word))
  const title = said.findLastIndex((_word, nth) => nth < told && isName(said.slice(0, nth + 1).join(' ')))
  return words.slice(title + 1)
}

/** The names from a place on, one behind the other. */
function namesFrom(text: string, from: number, isOrdinary: (word: string) => boolean): Span[] {
  const part = text.slice(from, from + NAME_MAX)
  const spans: Span[] = []
  for (let at = 0, count = 0; count < WORDS_MAX; count += 1) {
    const [all = '', word = ''] = NEXT.exec(part.slice(at)) ?? []
    const name = word.replace(ELIDED, '')
    if (!IS_CAPITAL.test(name) || MONTH.test(name)) break
    at += all.length
    if (!isOrdinary(name) || (spans.length > 0 && isGenericWord(name)))
      spans.push({ from: from + at - word.length, to: from + at })
  }
  return spans
}

/** Who stands before a legal form, or behind one that stands first: "SARL Quill". */
function formedNames(text: string, { from, to }: Span, known: MeteredWords): Span[] {
  const form = text.slice(from, to)
  if (/[\p{L}\p{N}]/u.test(text[to] ?? '') || !IS_FORM.test(form)) return []
  if (/[^\s,(]/.test(text[from - 1] ?? '')) return []
  const before = capitalsBefore(text, from)
  for (const { word } of before) known.spend(word.length)
  const words = withoutTitle(before, known)
  const isDoubtful = IS_DOUBTFUL.test(form) && words.every(({ word }) => known.isOrdinary(word))
  const behind = isLegalBefore(form) && !known.isName(form) ? namesFrom(text, to, known.isOrdinary) : []
  const [first] = words
  if (!first || isDoubtful) return behind
  known.spend(FORM_MAX)
  const end = Math.max(from + legalFormLength(text.slice(from, from + FORM_MAX)), to)
  return [{ from: first.from, to: end }, ...behind]
}

/** Behind these a town may stand: "trabajé en Madrid". */
const IN = /\s(?:en|em|na|no|w|i)$/i
/** Behind these stand German nouns, or names. */
const IS_GERMAN = /^(?:kund|auftraggeber|arbeitgeber|referenzen)|\s(?:für|beim?|von|der)$/i
/** "Kunden, Termine" lists what German writes with a capital. */
const LISTS_GERMAN = /^\p{L}{0,2},/u
/** Before "via" a part of the text begins, or somebody works: "connected via Ethernet" says no agency. */
const WORKS_VIA =
  /(?:^|[,;:.(–-]|(?:employed|contracted|contracting|contractor|hired|placed|recruited|freelanced?|freelancing|temp|temping|temped|work(?:ed|ing)?))\s*$/i
const VIA_MAX = 16

/** What no name is behind these words. */
function ordinaryBehind(lead: string, { isOrdinary, isTown }: MeteredWords) {
  const isIn = IN.test(lead)
  const isGerman = IS_GERMAN.test(lead)
  return (word: string) => isOrdinary(word) || (isIn && isTown(word)) || (isGerman && isGermanNoun(word))
}

function ledNames(text: string, { kind, from, to }: Sign, known: MeteredWords): Span[] {
  const lead = text.slice(from, to)
  if (/^via$/i.test(lead) && !WORKS_VIA.test(text.slice(Math.max(0, from - VIA_MAX), from))) return []
  const behind = text.slice(to, to + 40)
  const joint = kind === 'leadNoun' ? (LIST.exec(behind)?.[0].length ?? 0) : 0
  if (kind === 'leadNoun' && (joint === 0 || (IS_GERMAN.test(lead) && LISTS_GERMAN.test(behind)))) return []
  const article = ARTICLE.exec(behind.slice(joint))?.[0].length ?? 0
  return namesFrom(text, to + joint + article, ordinaryBehind(lead, known))
}

/**
 * Companies that a text names although no role does: before a legal form, "Quill & Feather Ltd", and behind words that say
 * for whom somebody works, "Clients include Quill". Words of work alone are none: "Client: Excel".
 */
export const unlistedNameSpans = (text: string, signs: readonly Sign[], known: MeteredWords): Span[] =>
  signs.flatMap((sign) =>
    sign.kind === 'legalForm' ? formedNames(text, sign, known) : ledNames(text, sign, known),
  )
