import { isPlainName } from './is-plain-name.ts'

const HOST = /[\p{L}\p{Nd}]\.\p{L}{2}/u
const JOINS = /(?<=\S)[.:/@](?=\S)|\p{Nd}{3}(?=\p{Nd})|\p{Nd}(?=[\s().+-]\p{Nd})/gu
/** Nothing is seen of it, and no line breaks at it. */
const WORD_JOINER = '\u2060'

/**
 * A name as a mail may hold it: what a mail program would make a link of is parted by signs that nobody sees.
 * @example unlinked('Ada Ek') // 'Ada Ek'
 */
export function unlinked(name: string): string {
  if (isPlainName(name) && !HOST.test(name)) return name
  return name.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(JOINS, (sign) => `${sign}${WORD_JOINER}`)
}
