import { keyOf, type NameKey, type Terms } from './name-key.ts'
import { isAnyWord } from './ordinary-words.ts'

/** So many parts of each name make handles. */
const PARTS_MAX = 2
const LASTS_MAX = 6
/** What is left of a name in a handle: of the first name so many letters, of the last name four or more. */
const FIRST_LENGTHS = [3, 4, 5]
/** Endings of ordinary words: "worke" and "d". */
const IS_ENDING = /[sdrnyet]/
const LAST_MIN = 4
const LAST_MAX = 9
const isLong = (key: string) => key.length >= LAST_MIN

/** "zuck", "zucke", … and all of it. */
const clippedLast = (last: string) => [
  ...Array.from({ length: LAST_MAX - LAST_MIN }, (_none, nth) => last.slice(0, LAST_MIN + nth)),
  last,
]

/** How ordinary words begin: "think" of Tom Hinkley, "about". */
const IS_SAID = /^(?:[aeiouy]|[^aeiouy][aeiouy]|[bcfgkp][lr]|[dtw]r|[cgpstw]h|s[cklmnpqtw]|[dt]w|[gk]n|ps|zw)/
const SAID_MAX = 6
const mayBeWord = (handle: string) => handle.length <= SAID_MAX && IS_SAID.test(handle)

/** "tzuck", "tamzuck", "zuckertamsin", "garciaj", "ztamsin". */
function clipped(first: string, last: string): string[] {
  const firsts = [...FIRST_LENGTHS.map((length) => first.slice(0, length)), first]
  const initial = first.slice(0, 1)
  return clippedLast(last).flatMap((rest) => [
    ...(rest !== last && mayBeWord(initial + rest) ? [] : [initial + rest]),
    ...firsts.flatMap((begun) => [begun + rest, rest + begun]),
    ...((rest === last ? initial !== 's' : !IS_ENDING.test(initial)) ? [rest + initial] : []),
    ...(isLong(first) ? [last.slice(0, 1) + first] : []),
    ...(isLong(first) && rest === last ? firsts.slice(1).map((begun) => begun + last.slice(0, 3)) : []),
  ])
}

/** Words of a last name that stand beside each other, joined: "delatorre", "garciade". */
const runsOf = (words: readonly string[]) =>
  words.flatMap((_word, nth) =>
    [1, 2, 3]
      .filter((length) => nth + length <= words.length)
      .map((length) => ({ nth, run: words.slice(nth, nth + length).join('') })),
  )

/** "maartjevdk", "capulv": a first name, or its beginning, before the initials of a last name of several words. */
function beforeInitials(first: string, lasts: readonly string[]): string[] {
  const ends = lasts.map((last) => last.slice(0, 1)).join('')
  return ends.length < 2
    ? []
    : [...FIRST_LENGTHS.map((length) => first.slice(0, length)), first].map((begun) => begun + ends)
}

/** "garciajl", "joselgarcia", "jlgdelatorre". */
function withInitials(firsts: readonly string[], lasts: readonly string[]): string[] {
  const initials = firsts.map((first) => first.slice(0, 1)).join('')
  const led = (firsts[0] ?? '') + initials.slice(1)
  return runsOf(lasts).flatMap(({ nth, run }) => {
    const before = lasts
      .slice(0, Math.min(nth, 1))
      .map((last) => last.slice(0, 1))
      .join('')
    return [
      run + initials,
      led + run,
      initials + before + run,
      initials + run,
      ...(nth > 0 || lasts.length > 1 ? [run] : []),
    ]
  })
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/['’ʼ`]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean)

/**
 * What somebody may call themselves where one word is asked for: initials and clipped names in either order, from the
 * parts of both. They count in one word, or where each has a capital; words of work are none.
 */
export function handleForms(firstName: string, lastName: string, terms: Terms): NameKey[] {
  const [firsts, lasts] = [firstName, lastName].map((name) => wordsOf(name))
  if (!firsts?.length || !lasts?.length) return []
  const long = lasts.filter(isLong)
  const keys = [
    ...[...long.slice(0, PARTS_MAX), ...long.slice(-1)].flatMap((last) =>
      firsts.slice(0, PARTS_MAX).flatMap((first) => clipped(first, last)),
    ),
    ...withInitials(firsts, lasts.slice(0, LASTS_MAX)),
    ...firsts.slice(0, PARTS_MAX).flatMap((first) => beforeInitials(first, lasts.slice(0, LASTS_MAX))),
  ]
  // Clipped first and folded then: "saal" of Saalmoor.
  return [...new Set(keys)]
    .filter(
      (written) =>
        written.length > LAST_MIN && !isAnyWord(written, terms) && !isAnyWord(keyOf(written), terms),
    )
    .map((written) => ({ key: keyOf(written), kind: 'handle', written, isOwn: true }))
}
