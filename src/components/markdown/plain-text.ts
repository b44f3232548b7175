import { cutAtWord } from '#/lib/cut-at-word.ts'

const RULES: [RegExp, string][] = [
  [/```[^\n]*\n?/g, ' '],
  [/<[a-z!/][^<>]{0,500}>/gi, ' '],
  [/!\[[^[\]]{0,500}\]\([^)]{0,500}\)/g, ' '],
  [/\[([^[\]]{0,500})\]\([^)]{0,500}\)/g, '$1'],
  [/^(?=[^|\n]*\|)[ \t:|-]{2,}$/gm, ' '],
  [/^\s{0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, ' '],
  [/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, ' '],
  [/(\*\*|__|~~|`)/g, ''],
  [/(^|\W)[*_](\S[^*_\n]*)[*_](?=\W|$)/g, '$1$2'],
  [/\|/g, ' '],
  [/\\([\\`*_{}[\]()#+.!|-])/g, '$1'],
  [/\s+/g, ' '],
]

/**
 * The beginning of a Markdown text without its marks, cut at a word and closed with '…' when it is longer than
 * `charsMax`. For summaries, not for rendering: it guesses where a parser would know.
 *
 * @example plainText('## Who *we* are\n- [Tidewall](https://example.com)', 40) // 'Who we are Tidewall'
 */
export function plainText(markdown: string, charsMax: number): string {
  // Far more than is shown, so that a long text is not read to its end for its first sentence.
  const beginning = markdown.slice(0, charsMax * 8)
  const text = RULES.reduce(
    (current, [mark, replacement]) => current.replace(mark, replacement),
    beginning,
  ).trim()
  return cutAtWord(text, charsMax)
}
