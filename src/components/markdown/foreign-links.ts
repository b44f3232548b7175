import type { Token } from 'markdown-it'

/** A path without a host belongs to the page the text was copied from and leads nowhere here. */
const LEADS = /^(?:https?:|mailto:|tel:)/iu
/** What reads like an address by itself. 'ASP.net' and 'Booking.com' are names first. */
const PLAINLY_AN_ADDRESS = /^(?:https?:\/\/|mailto:|www\.)|@/iu

/** Somebody else's link gives no rank, no referrer, and opens beside the page. */
const ATTRIBUTES = { rel: 'nofollow ugc noopener noreferrer', target: '_blank' }

const HAS_WORDS = new Set(['text', 'code_inline'])

/** What can be read in the link that opens at a place. */
function wordsOfLink(tokens: Token[], opensAt: number): string {
  let words = ''
  for (let at = opensAt + 1; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token?.type === 'link_close') break
    if (token && HAS_WORDS.has(token.type)) words += token.content
  }
  return words
}

/** A link round a picture alone has no words to press: its picture is not shown. */
function leadsOut(link: Token, words: string): boolean {
  if (!LEADS.test(String(link.attrGet('href'))) || !words.trim()) return false
  return link.markup !== 'linkify' || PLAINLY_AN_ADDRESS.test(words)
}

/** A line's tokens with its links made foreign; of one that leads nowhere only the text is left. */
export function foreignLinks(tokens: Token[]): Token[] {
  let isLeft = false
  return tokens.filter((token, index) => {
    if (token.type === 'link_open') {
      isLeft = leadsOut(token, wordsOfLink(tokens, index))
      for (const [name, value] of Object.entries(ATTRIBUTES)) token.attrSet(name, value)
      return isLeft
    }
    // Links never stand inside one another.
    return token.type !== 'link_close' || isLeft
  })
}
