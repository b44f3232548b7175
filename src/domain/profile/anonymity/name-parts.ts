import { isElided, isGenericWord, isLittleWord } from './company-words.ts'
import { isSaidOfMany } from './name-words.ts'

const GROUP = /^(?:group|groupe|gruppe|holdings?|hotels)$/i

/** "King’s College" of King’s College London; "National Health" of the National Health Service. */
function beginning(core: readonly string[]): readonly string[] {
  const telling = core.findIndex((word) => !isSaidOfMany(word))
  const words = core.slice(0, telling)
  const last = words.findLastIndex((word) => !isSaidOfMany(word) || isGenericWord(word))
  return last > 0 ? words.slice(0, last + 1) : []
}

/** "Queen Mary" of Queen Mary University of London; "New York" of its university. */
function upToTelling(core: readonly string[]): readonly string[] {
  const telling = core.findIndex((word) => !isSaidOfMany(word))
  return telling > 0 ? core.slice(0, telling + 1) : []
}

/** "New South Wales" of its university, "Work and Pensions" of a department: what is said of many, but together. */
function behindLittle(core: readonly string[]): readonly string[] {
  const words = core.slice(core.findIndex(isLittleWord) + 1)
  return words.length > 1 && words.length < core.length && words.every(isSaidOfMany) ? words : []
}

/** "El Patio" of Restaurante El Patio de Quillana: what stands before "of". */
function beforeLittle(core: readonly string[]): readonly string[] {
  const first = core.findIndex((word) => !isGenericWord(word) && !isElided(word))
  const telling = core.findIndex((word) => !isSaidOfMany(word))
  const of = core.findIndex((word, nth) => nth > telling && isLittleWord(word))
  return first >= 0 && telling >= 0 && of - first > 1 ? core.slice(first, of) : []
}

/** What a company or a school is called beside its whole name, by the words of that; none where a part says nothing. */
export const partsOfName = (core: readonly string[]): (readonly string[])[] =>
  [beginning, upToTelling, behindLittle, beforeLittle].map((part) => part(core))

/** The words of a name without "Group" at its end; none where it has no such end. */
export function withoutGroup(core: readonly string[]): readonly string[] {
  return core.length > 2 && GROUP.test(core.at(-1) ?? '') ? core.slice(0, -1) : []
}
