import { namesOfTown } from '#/domain/place/town-names.ts'
import { isSchool } from '../cv-reading/school-words.ts'
import { isGenericWord, isLittleWord } from './company-words.ts'
import { isShort, keyOf, toKeys, type NameKey } from './name-key.ts'
import { isSaidOfMany, withoutSaidOfMany, wordsOf } from './name-words.ts'

const ANY_CASE_FROM = 4

/**
 * Whether a further word of a school's name is where it is: behind "of", behind what the school is called, or a town of
 * which everybody speaks.
 */
export function isWhere(words: readonly string[], nth: number): boolean {
  const school = words.slice(0, nth).findLastIndex((word) => isSchool(word))
  const isBehindName = words.slice(0, Math.max(school, 0)).some((word) => !isSaidOfMany(word))
  return isBehindName || isLittleWord(words[nth - 1] ?? '') || namesOfTown(words[nth] ?? '').length > 0
}

/** Lengths that schools begin their first word and the one that tells at: "UPenn", "UniBo", "PoliMi". */
const LEAD_LENGTHS = [1, 3, 4]
const TELLING_LENGTHS = [2, 3, 4, 5]

/** A school's name by its beginning: "Imperial" beside words of study; its first words begun. */
export function begunKeys(core: readonly string[]): NameKey[] {
  const [first = '', second] = core
  const isAdjective = second !== undefined && isGenericWord(first) && !isSchool(first)
  const [lead = '', telling = ''] = [first, core.find((word) => !isSaidOfMany(word)) ?? ''].map(keyOf)
  const isBegun = telling !== '' && /^(?:uni|poli)/.test(lead)
  const begun = LEAD_LENGTHS.flatMap((length) =>
    TELLING_LENGTHS.map((most) => lead.slice(0, length) + telling.slice(0, most)),
  ).filter((key) => key.length > ANY_CASE_FROM && !lead.startsWith(key))
  return [...(isAdjective ? toKeys([first], 'studyPlace') : []), ...(isBegun ? toKeys(begun, 'anyhow') : [])]
}

/** What stands behind the comma of a school: "Oxford", "Berkeley", "Cambridge MA". */
export function campusKeys(place: string): NameKey[] {
  const name = withoutSaidOfMany(wordsOf(place))
  const town = name.filter((word) => !/^\p{Lu}{2}$/u.test(word))
  return [name.length > 0 ? wordsOf(place) : [], name, town]
    .map((words) => words.join(' '))
    .filter((written) => !isShort(written, ANY_CASE_FROM))
    .flatMap((written) => toKeys([written, ...namesOfTown(written)], 'placeWord'))
}
