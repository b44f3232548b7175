import { namesOfTown } from '#/domain/place/town-names.ts'
import { isSchool } from '../cv-reading/school-words.ts'
import { isGenericWord, isLittleWord } from './company-words.ts'
import { isShortOrganization, keyOf, toKeys, type NameKey, type Terms } from './name-key.ts'
import { lettersOfWords, togetherOf } from './short-names.ts'
import { isSaidOfMany, withoutSaidOfMany, wordsOf } from './name-words.ts'

/** So long a clipped name counts in capitals, a longer one in any case. */
const CAPITALS_LENGTH = 4

/** Lengths that schools begin their kind and the word that tells at: "UPenn", "UniBo", "PoliMi". */
const LEAD_LENGTHS = [1, 3, 4]
const TELLING_LENGTHS = [2, 3, 4, 5]

const isLong = (key: string) => key.length > CAPITALS_LENGTH

/** "UniBo" in whatever case, "USAL" in capitals; an ordinary word needs a capital inside, "UniTe". */
function clipped(core: readonly string[]): NameKey[] {
  const at = core.findIndex((word) => /^(?:uni|poli)/i.test(word))
  const [lead, telling] = [core[at] ?? '', core.slice(at + 1).find((word) => !isSaidOfMany(word)) ?? ''].map(
    keyOf,
  )
  if (!lead || !telling) return []
  const keys = LEAD_LENGTHS.flatMap((length) =>
    TELLING_LENGTHS.map((most) => lead.slice(0, length) + telling.slice(0, most)),
  ).filter((key) => !lead.startsWith(key))
  const capitals = keys.filter((key) => key.length === CAPITALS_LENGTH).map((key) => key.toUpperCase())
  return [...toKeys(keys.filter(isLong), 'clipped'), ...toKeys(capitals, 'asWritten')]
}

/** So many words of a school say what it is, before the one that tells. */
const HEAD_MAX = 4

/** "KU Leuven" and "UCLouvain": what kind of school it is in capitals, and the word that tells. */
function headed(core: readonly string[]): NameKey[] {
  return core.slice(1, HEAD_MAX + 1).flatMap((_word, nth) => {
    const [head, rest] = [core.slice(0, nth + 1), core.slice(nth + 1)]
    const letters = head.length > 1 ? lettersOfWords(head) : (togetherOf(head[0] ?? '') ?? '')
    if (letters.length < 2 || isLittleWord(rest[0] ?? '') || !isSchool(head.join(' '))) return []
    const towns = [rest.join(' '), ...namesOfTown(rest.join(' '))]
    return toKeys(
      towns.flatMap((town) => [`${letters} ${town}`, letters + town]),
      'asWritten',
    )
  })
}

/** A school's name by its beginning: "Imperial" and "Lund" (of Lunds universitet) beside words of study; clipped. */
export function begunKeys(core: readonly string[], terms: Terms): NameKey[] {
  const [first = '', second] = core
  const isAdjective =
    second !== undefined && isGenericWord(first) && !isSchool(first) && !terms.hasWord(first)
  const owner = second !== undefined && /[^s]s$/.test(first) ? first.slice(0, -1) : ''
  return [
    ...(isAdjective ? toKeys([first], 'studyPlace') : []),
    ...(owner ? toKeys([owner, ...namesOfTown(owner)], 'studyPlace') : []),
    ...clipped(core),
    ...headed(core),
  ]
}

/** What stands behind the comma of a school: "Oxford", "Berkeley", "Cambridge MA". */
export function campusKeys(place: string): NameKey[] {
  const name = withoutSaidOfMany(wordsOf(place))
  const town = name.filter((word) => !/^\p{Lu}{2}$/u.test(word))
  return [name.length > 0 ? wordsOf(place) : [], name, town]
    .map((words) => words.join(' '))
    .filter((written) => !isShortOrganization(written))
    .flatMap((written) => toKeys([written, ...namesOfTown(written)], 'placeWord'))
}
