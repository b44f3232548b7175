import { normalizeSkill } from '#/domain/skills/normalize-skill.ts'

/** A skill or a title that may be offered, as written and as compared. */
export type Word = { name: string; folded: string }

/** As many as a list below a field offers. */
export const SUGGESTIONS_MAX = 8
/** As many as the server answers: the field leaves out those that it holds already. */
export const ANSWERED_MAX = 3 * SUGGESTIONS_MAX
/** What is longer is no word that others might mean as well. */
export const TYPED_MAX = 80
/** One letter begins too much. */
export const TYPED_MIN = 2

const HAS_LETTER = /[\p{L}\p{N}]/u

/** @example toWord('Node.js') // { name: 'Node.js', folded: 'node.js' } */
export function toWord(name: string): Word {
  return { name, folded: normalizeSkill(name) }
}

type Uses = { name: string; uses: number }

/** Every word once, in its most used spelling; the more used come first, and of equal ones the first by the alphabet. */
export function rankWords(written: readonly Uses[]): Word[] {
  const byFolded = new Map<string, Word & { most: number; uses: number }>()
  for (const { name, uses } of written.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const word = toWord(name)
    const known = byFolded.get(word.folded) ?? { ...word, most: 0, uses: 0 }
    known.uses += uses
    if (uses > known.most) Object.assign(known, { name, most: uses })
    if (HAS_LETTER.test(word.folded)) byFolded.set(word.folded, known)
  }
  return [...byFolded.values()]
    .toSorted((a, b) => b.uses - a.uses)
    .map(({ name, folded }) => ({ name, folded }))
}

/** Folding leaves letters, digits, spaces and `+#.`. */
const beginningOf = (folded: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${folded.replaceAll(/[+.]/g, String.raw`\$&`)}`, 'u')

type Choice = { words: readonly Word[]; typed: string; max: number; known?: readonly string[] }

/**
 * The words in which one begins with what was typed: those that begin with it themselves before the others, else in the
 * order in which they come; none that is `known`, and none for a single letter.
 *
 * @example chooseWords({ words: ['Care planning', 'First aid', 'Aid work'].map(toWord), typed: 'ai', max: 8 }) // ['Aid work', 'First aid']
 */
export function chooseWords({ words, typed, max, known = [] }: Choice): string[] {
  const begun = normalizeSkill(typed)
  if (begun.length < TYPED_MIN) return []
  const beginning = beginningOf(begun)
  const passed = new Set(known.map(normalizeSkill))
  const first: string[] = []
  const others: string[] = []
  for (const { name, folded } of words) {
    const at = passed.has(folded) ? -1 : folded.search(beginning)
    if (at < 0) continue
    passed.add(folded)
    if (at === 0) first.push(name)
    else others.push(name)
  }
  return [...first, ...others].slice(0, max)
}

/**
 * A name in three: before the word that begins with what was typed, that beginning, and the rest.
 *
 * @example partAtBeginning('Génie civil', 'CIV') // ['Génie ', 'civ', 'il']
 */
export function partAtBeginning(name: string, typed: string): [before: string, begun: string, rest: string] {
  const begun = normalizeSkill(typed)
  for (const { index } of name.matchAll(/(?<![\p{L}\p{M}\p{N}])./gu)) {
    for (let end = index + 1; end <= name.length; end += 1) {
      const folded = normalizeSkill(name.slice(index, end))
      if (folded === begun) return [name.slice(0, index), name.slice(index, end), name.slice(end)]
      if (!begun.startsWith(folded)) break
    }
  }
  return [name, '', '']
}
