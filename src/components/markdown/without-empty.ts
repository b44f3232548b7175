import type { Token } from 'markdown-it'

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
const WORDS = new Set(['text', 'code_inline'])

/** Whether a line's tokens, or a part of them, say anything. */
export function sayAnything(tokens: readonly Token[]): boolean {
  return tokens.some(({ type, content }) => WORDS.has(type) && VISIBLE.test(content))
}

const isSilent = ({ type, children }: Token) => type === 'inline' && !sayAnything(children ?? [])

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
