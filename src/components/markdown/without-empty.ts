import type { Token } from 'markdown-it'

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
const WORDS = new Set(['text', 'code_inline', 'fence', 'code_block'])
const ONLY_WORDS = new Set(['inline', 'fence', 'code_block'])

/** Whether tokens, or what is in them, say anything. */
export function sayAnything(tokens: readonly Token[]): boolean {
  return tokens.some(({ type, content, children }) =>
    type === 'inline' ? sayAnything(children ?? []) : WORDS.has(type) && VISIBLE.test(content),
  )
}

const isSilent = (token: Token) => ONLY_WORDS.has(token.type) && !sayAnything([token])

/** An empty cell keeps the others in their columns. */
const isCell = ({ tag }: Token) => tag === 'td' || tag === 'th'

/** Blocks without those that hold nothing to read, as a heading of a picture alone, and without what held only those. */
export function withoutEmpty(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (const token of tokens) {
    const last = kept.at(-1)
    if (token.nesting === -1 && last?.nesting === 1 && !isCell(last)) kept.pop()
    else if (!isSilent(token) || (last && isCell(last))) kept.push(token)
  }
  return kept
}
