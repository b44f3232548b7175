import { declinedForms } from './declined-forms.ts'
import { handleForms } from './handle-forms.ts'
import type { OwnNames } from './identifying-names.ts'
import { isShort, keyOf, type Terms, type KeyKind, type NameKey } from './name-key.ts'
import { isAnyWord, isOrdinaryWord } from './ordinary-words.ts'
import { isOtherCapitals } from './short-names.ts'

const ANY_CASE_FROM = 3
const LENGTH_MIN = 2
/** Parts of a double name that are ordinary words. */
const PARTICLES = new Set(
  'abu af al bin ben da das de del della den der des di do dos du el ibn la las le los mac mc of san ten ter the van von y zu zum zur'.split(
    ' ',
  ),
)
const MAC = /^(?:mac|mc)(?=\p{Lu})/iu
const HANDLE_MIN = 4
/** So many parts of a name count beside those of the other name; the last one always does. */
const PARTS_MAX = 5
const ALONE_MAX = 40
const INITIALS_MIN = 3
/** Begun last names in handles: "siobhan_oc". */
const BEGUN_MAX = 10

/** "McLarkin" and "MacLarkin", "Đorđe" and "Djordje": one name in two spellings. */
const spellings = (part: string) => [
  part,
  ...(MAC.test(part) ? ['Mc', 'Mac', 'M'].map((mac) => part.replace(MAC, mac)) : []),
  ...(/i[ćč]$/i.test(part) ? [part.replace(/[ćč]$/i, 'ch')] : []),
  ...(/đ/i.test(part) ? [part.replaceAll(/đ/gi, 'dj')] : []),
]

/** A name and the parts of a double one: "O’Connor-Quill", "O’Connor", "Connor", "Quill". */
function partsOf(name: string): string[] {
  const parts = name.split(/[\s-]+/).flatMap((part) => [...spellings(part), ...part.split(/['’ʼ`]/)])
  const whole = parts.filter((part) => part.length >= ANY_CASE_FROM && !PARTICLES.has(part.toLowerCase()))
  return [...new Set([name, ...whole])].filter((part) => keyOf(part) !== '').slice(0, ALONE_MAX)
}

function kindAlone(written: string, terms: Terms): KeyKind {
  if (isShort(written, ANY_CASE_FROM)) return 'asWritten'
  if (terms.isName(written)) return 'ownWord'
  const joined = written.replaceAll(/\s+/g, '')
  if (joined !== written) return isAnyWord(joined, terms) ? 'parted' : 'anyhow'
  return isOrdinaryWord(written) ? 'plainWord' : 'anyhow'
}

function alone(written: string, terms: Terms): NameKey[] {
  const key = keyOf(written)
  return key.length < LENGTH_MIN ? [] : [{ key, kind: kindAlone(written, terms), written, isOwn: true }]
}

/** Letters put together from names; `word` is what they say, where folding hides it. */
type Joint = { key: string; word: string }

const plainJoint = (key: string): Joint => ({ key, word: key })

/** What may have been folded to these letters: "guess" to "guss". */
const unfolded = (key: string) =>
  [...key.matchAll(/[aou]/g)].map(({ index }) => `${key.slice(0, index + 1)}e${key.slice(index + 1)}`)

const toJoints = (joints: readonly Joint[], terms: Terms): NameKey[] =>
  joints.map(({ key, word }) => {
    const isWord = [word, key, ...unfolded(key)].some((each) => isAnyWord(each, terms))
    return { key, written: key, isOwn: true, kind: isWord ? 'parted' : 'anyhow' }
  })

/** A first and a last name beside each other, in both orders, the first also as its initial, the last also begun. */
function together(first: string, last: string): Joint[] {
  const [one, two] = [keyOf(first), keyOf(last)]
  if (one === '' || two.length < LENGTH_MIN) return []
  const begun = Array.from(
    { length: Math.min(two.length, BEGUN_MAX) },
    (_none, nth) => one + two.slice(0, nth + 1),
  )
  const words = [first + last, last + first]
  const initial = { key: one.slice(0, 1) + two, word: first.slice(0, 1) + last }
  return [
    ...[...(one.length > LENGTH_MIN ? begun : []), one + two, two + one].map(plainJoint),
    // Two names in one word are folded as one word.
    ...words.map((word) => ({ key: keyOf(word), word })),
    ...(two.length > LENGTH_MIN ? [initial] : []),
  ]
}

const initialsOf = (name: string) =>
  name
    .split(/[\s\-'’ʼ`]+/)
    .slice(0, PARTS_MAX)
    .map((part) => keyOf(part).slice(0, 1))
    .join('')

/** "JP Durand", "jpdurand"; "avdquill" of Anne van der Quill. */
function withInitials(first: string, last: string, lastName: string): Joint[] {
  const lasts = partsOf(lastName).map(keyOf)
  const end = keyOf(lastName.split(/[\s-]+/).at(-1) ?? '')
  const doubled = first.length > 1 ? lasts.map((each) => first + each) : []
  const led =
    last.length > 1 && end.length > LENGTH_MIN
      ? [first, first.slice(0, 1), ''].map((each) => each + last.slice(0, -1) + end)
      : []
  return [...doubled, ...led].map(plainJoint)
}

/** "S O", "S.O’C." */
function initials({ firstName, lastName }: OwnNames, terms: Terms): NameKey[] {
  const [first, last] = [initialsOf(firstName), initialsOf(lastName)]
  const begun = Array.from({ length: last.length }, (_none, nth) => last.slice(0, nth + 1))
  const keys = [first, first.slice(0, 1)].flatMap((each) => (each ? begun.map((rest) => each + rest) : []))
  const bare = [first + last].map((key) => key.toUpperCase())
  return [
    ...keys.map((key): NameKey => ({ key, kind: 'initials', written: key, isOwn: true })),
    ...bare
      .filter((written) => written.length >= INITIALS_MIN && !isOtherCapitals(written, terms))
      .map((written): NameKey => ({ key: written.toLowerCase(), kind: 'asWritten', written, isOwn: true })),
    ...toJoints(withInitials(first, last, lastName), terms),
  ]
}

export function handleKeys(handles: readonly string[], terms: Terms): NameKey[] {
  return handles
    .filter((handle) => keyOf(handle).length >= HANDLE_MIN && !terms.isName(handle))
    .map((handle): NameKey => {
      const kind = isAnyWord(handle, terms) ? 'parted' : 'anyhow'
      return { key: keyOf(handle), kind, written: handle, isOwn: true }
    })
}

const declined = (written: string): NameKey[] =>
  declinedForms(written).map((key) => ({ key, kind: 'inflected', written, isOwn: true }))

const joined = (parts: readonly string[]) => [...new Set([...parts.slice(0, PARTS_MAX), ...parts.slice(-1)])]

/** The forms of a person's own name: whole, in part, joined, turned round, begun, and as initials. */
export function personKeys(person: OwnNames, terms: Terms): NameKey[] {
  const firsts = partsOf(person.firstName)
  const lasts = partsOf(person.lastName)
  return [
    ...[person.name, ...firsts, ...lasts].flatMap((name) => alone(name, terms)),
    ...toJoints(
      joined(firsts).flatMap((first) => joined(lasts).flatMap((last) => together(first, last))),
      terms,
    ),
    ...[...firsts, ...lasts].flatMap(declined),
    ...initials(person, terms),
    ...handleForms(person.firstName, person.lastName, terms),
  ]
}
