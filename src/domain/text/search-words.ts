import { foldText } from './fold-text.ts'

/** Names that are not words by their letters alone. */
const SYMBOLS: [RegExp, string][] = [
  [/(^|[^\p{L}\p{Nd}])\.net/gu, '$1dotnet'],
  [/c\+\+/g, 'cplusplus'],
  [/c#/g, 'csharp'],
  [/f#/g, 'fsharp'],
]

/**
 * The words of a text as searches compare them: runs of letters and digits, folded. The database takes its texts apart
 * in the same way with `search_words`: whoever changes one changes both, by a migration.
 *
 * @example searchWords('Front-end (C++), Łódź') // ['front', 'end', 'cplusplus', 'lodz']
 */
export function searchWords(text: string): string[] {
  const named = SYMBOLS.reduce((folded, [symbol, name]) => folded.replace(symbol, name), foldText(text))
  return named.split(/[^\p{L}\p{Nd}]+/u).filter((word) => word !== '')
}
