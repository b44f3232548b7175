import { unified } from './unified.ts'

// Letters that Unicode does not take apart into a base letter and a mark, and sigma's form at the end of a word.
const OTHER_FORMS: [RegExp, string][] = [
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/ς/g, 'σ'],
]

/** Letters of English alone have only their case to lose, and most texts have no others. */
const PLAIN_LETTERS = /^[\x20-\x7e]*$/

/**
 * Text without letter case and diacritics, for comparisons that a person would call equal. The database
 * folds the stored text in the same way with `fold_text`: whoever changes one changes both, by a migration.
 *
 * @example foldText('Ingénieur à Ærø') // 'ingenieur a aero'
 */
export function foldText(text: string): string {
  if (PLAIN_LETTERS.test(text)) return text.toLowerCase()
  const plain = unified(text, 'NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return OTHER_FORMS.reduce((folded, [from, to]) => folded.replace(from, to), plain)
}
