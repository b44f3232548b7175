import type { Token } from 'markdown-it'
import { namesUser } from '#/domain/text/web-address.ts'
import { sayAnything } from './without-empty.ts'

/** A path without a host belongs to the page the text was copied from and leads nowhere here. */
const LEADS = /^(?:https?:\/\/|mailto:|tel:)/iu

/** Somebody else's link gives no rank, no referrer, and opens beside the page. */
const ATTRIBUTES = { rel: 'nofollow ugc noopener noreferrer', target: '_blank' }

/** A link round a picture alone has no words to press: its picture is not shown. */
function leadsOut(tokens: readonly Token[], opensAt: number): boolean {
  const href = String(tokens[opensAt]?.attrGet('href'))
  if (!LEADS.test(href) || namesUser(href)) return false
  for (let at = opensAt + 1; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token || token.type === 'link_close') return false
    if (sayAnything([token])) return true
  }
  return false
}

/** A line's tokens with its links made foreign, none inside another; of one that leads nowhere only the text is left. */
export function foreignLinks(tokens: readonly Token[]): Token[] {
  const open: boolean[] = []
  return tokens.filter((token, index) => {
    if (token.type === 'link_open') {
      const isLeft = !open.includes(true) && leadsOut(tokens, index)
      open.push(isLeft)
      for (const [name, value] of Object.entries(ATTRIBUTES)) token.attrSet(name, value)
      return isLeft
    }
    return token.type !== 'link_close' || open.pop() === true
  })
}
