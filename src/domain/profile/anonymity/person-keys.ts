import type { OwnNames } from './identifying-names.ts'
import { isShort, keyOf, type Terms, type KeyKind, type NameKey } from './name-key.ts'

const ANY_CASE_FROM = 3
/** Single letters name nobody. */
const LENGTH_MIN = 2
/** Parts of a double name that are ordinary words. */
const PARTICLES = new Set(
  'abu af al bin ben da das de del della den der des di do dos du el ibn la las le los mac mc of san ten ter the van von y zu zum zur'.split(
    ' ',
  ),
)
const HANDLE_MIN = 4
/** So many parts of a name count beside those of the other name; the last one always does. */
const PARTS_MAX = 5
const ALONE_MAX = 40
/** Begun last names in handles: "siobhan_oc". */
const BEGUN_MAX = 10

/** A name and the parts of a double one: "O’Connor-Quill", "O’Connor", "Connor", "Quill". */
function partsOf(name: string): string[] {
  const parts = name.split(/[\s-]+/).flatMap((part) => [part, ...part.split(/['’ʼ`]/)])
  const whole = parts.filter((part) => part.length >= ANY_CASE_FROM && !PARTICLES.has(part.toLowerCase()))
  return [...new Set([name, ...whole])].filter((part) => keyOf(part) !== '').slice(0, ALONE_MAX)
}

function alone(written: string, terms: Terms): NameKey[] {
  const key = keyOf(written)
  if (key.length < LENGTH_MIN) return []
  const kind: KeyKind = isShort(written, ANY_CASE_FROM)
    ? 'asWritten'
    : terms.isName(written)
      ? 'ownWord'
      : 'anyhow'
  return [{ key, kind, written, isOwn: true }]
}

const anyhow = (key: string): NameKey => ({ key, kind: 'anyhow', written: key, isOwn: true })

/** A first and a last name beside each other, in both orders, the first also as its initial, the last also begun. */
function together(first: string, last: string): NameKey[] {
  const [one, two] = [keyOf(first), keyOf(last)]
  if (one === '' || two.length < LENGTH_MIN) return []
  const begun = Array.from(
    { length: Math.min(two.length, BEGUN_MAX) },
    (_none, nth) => one + two.slice(0, nth + 1),
  )
  const initial = two.length > LENGTH_MIN ? [one.slice(0, 1) + two] : []
  return [...(one.length > LENGTH_MIN ? begun : []), one + two, two + one, ...initial].map(anyhow)
}

const initialsOf = (name: string) =>
  name
    .split(/[\s\-'’ʼ`]+/)
    .slice(0, PARTS_MAX)
    .map((part) => keyOf(part).slice(0, 1))
    .join('')

/** "S O", "S.O’C." */
function initials({ firstName, lastName }: OwnNames): NameKey[] {
  const [first, last] = [initialsOf(firstName), initialsOf(lastName)]
  const begun = Array.from({ length: last.length }, (_none, nth) => last.slice(0, nth + 1))
  const keys = [first, first.slice(0, 1)].flatMap((each) => (each ? begun.map((rest) => each + rest) : []))
  return keys.map((key) => ({ key, kind: 'initials', written: key, isOwn: true }))
}

/** What a mailbox or a page calls somebody. */
export function handleKeys(handles: readonly string[], terms: Terms): NameKey[] {
  return handles
    .filter((handle) => keyOf(handle).length >= HANDLE_MIN && !terms.isName(handle))
    .map((handle) => anyhow(keyOf(handle)))
}

const joined = (parts: readonly string[]) => [...new Set([...parts.slice(0, PARTS_MAX), ...parts.slice(-1)])]

/** The forms of a person's own name: whole, in part, joined, turned round, begun, and as initials. */
export function personKeys(person: OwnNames, terms: Terms): NameKey[] {
  const firsts = partsOf(person.firstName)
  const lasts = partsOf(person.lastName)
  return [
    ...[person.name, ...firsts, ...lasts].flatMap((name) => alone(name, terms)),
    ...joined(firsts).flatMap((first) => joined(lasts).flatMap((last) => together(first, last))),
    ...initials(person),
  ]
}
