import { remembered } from '#/domain/text/remembered.ts'
import { correctWords } from './correct-words.ts'
import type { Alias, Named, NameIndex } from './name-index.ts'
import { countsAsWritten, isOrdinary } from './ordinary-words.ts'
import { isQualifier, withoutQualifiers } from './qualifiers.ts'
import type { Found, Skill } from './taxonomy-types.ts'
import { termWords } from './term-words.ts'

/** Longer texts are no name of a skill. */
const NAME_MAX = 160

/** Names that are kept at hand. */
const REMEMBERED = 20_000

/** Only how well, how long or since which version was said besides. */
const QUALIFIED = 0.95
/** The name stands beside brackets; or in them. */
const BESIDE_BRACKETS = 0.95
const IN_BRACKETS = 0.9
/** Written apart, or with dots: "Sales force", "C ++", "S.E.O.". */
const WRITTEN_APART = 0.95
/** The name was misspelt: each slip. */
const MISSPELT = 0.85
/** The name is a kind of the skill: "wedding photography". */
const NARROWER = 0.6
const KIND_MIN = 4

type Hit = { skill: Skill; confidence: number } | null

const toHit = (named: Named<Skill> | null, factor = 1): Hit => {
  const skill = named?.entries[0]
  return named && skill ? { skill, confidence: named.confidence * factor } : null
}

const writtenTogether = (text: string) =>
  text.replace(/^(?:\p{L}\.){2,}$/u, (initials) => initials.replaceAll('.', '')).replace(/[\s-]+/g, '')

function bracketParts(text: string): { text: string; factor: number }[] {
  if (!/[([{]/.test(text)) return []
  const outside = text.replace(/[([{][^)\]}]*[)\]}]?/g, ' ')
  const inside = /[([{]([^)\]}]+)/.exec(text)?.[1]
  return [
    { text: outside, factor: BESIDE_BRACKETS },
    ...(inside === undefined ? [] : [{ text: inside, factor: IN_BRACKETS }]),
  ]
}

/** Whether another name may end with it and be a kind of it: neither a mark, as in "vitamin C", nor an ordinary word. */
const namesKinds = ({ written, words: [word = '', ...more] }: Alias<Skill>) =>
  more.length > 0 ||
  (word.length >= KIND_MIN && !countsAsWritten(written, word) && !isOrdinary(written, word))

/**
 * Finds the skill that a text names. Surest first: the name as it is written, its words, what is left without
 * qualifiers, without brackets, with slips put right, and last the skill of which it names a kind. Texts of any length
 * and script are safe; answers are remembered.
 */
export function createSkillFinder(names: NameIndex<Skill>): (text: string) => Found<Skill> | null {
  const meant = {
    isKnown: (word: string) => names.isKnown(word) || isQualifier(word),
    findNear: names.findNear,
  }

  function findPlain(words: readonly string[]): Hit {
    const whole = toHit(names.byWords(words))
    if (whole) return whole
    const cuts = withoutQualifiers(words)
    for (const rest of cuts) {
      const found = toHit(names.asSpelt(rest), QUALIFIED)
      if (found) return found
    }
    return toHit(names.byWords(cuts.at(-1) ?? []), QUALIFIED)
  }

  function findCorrected(words: readonly string[]): Hit {
    for (const { words: corrected, slips } of correctWords(words, meant)) {
      const found = findPlain(corrected)
      if (found) return { ...found, confidence: found.confidence * MISSPELT ** slips }
    }
    return null
  }

  /** English puts last what a name is about: what stands before only narrows it. */
  function findBroader(words: readonly string[]): Hit {
    for (let from = 1; from < words.length; from += 1) {
      const found = names.phrases().whole(words.slice(from)).find(namesKinds)
      if (found) return { skill: found.entry, confidence: NARROWER }
    }
    return null
  }

  function findAnyhow(text: string): Hit {
    const exact = toHit(names.exact(text))
    if (exact) return exact
    const tight = toHit(names.exact(writtenTogether(text)), WRITTEN_APART)
    if (tight) return tight
    const words = termWords(text)
    const plain = findPlain(words)
    if (plain) return plain
    for (const part of bracketParts(text)) {
      const found = toHit(names.exact(part.text)) ?? findPlain(termWords(part.text))
      if (found) return { ...found, confidence: found.confidence * part.factor }
    }
    return findCorrected(words) ?? findBroader(words)
  }

  const find = remembered<Found<Skill> | null>((text) => {
    const hit = findAnyhow(text)
    return hit && { entry: hit.skill, confidence: hit.confidence }
  }, REMEMBERED)
  return (text) => (text.length > NAME_MAX ? null : find(text))
}
