import { isPlainName } from './is-plain-name.ts'
import { asMailsRead, plainSigns } from './plain-signs.ts'

const HOST = /[\p{L}\p{M}\p{Nd}]\.\p{L}[\p{L}\p{M}]/u
const JOINS = /(?<=\S)[.:/@](?=\S)|\p{Nd}{3}(?=\p{Nd})|\p{Nd}(?=[\s().+-]\p{Nd})/gu
/** Nothing is seen of it, and no line breaks at it. */
const WORD_JOINER = '\u2060'

/**
 * A name as a mail may hold it: what a mail program would make a link of is parted by signs that nobody sees.
 * @example unlinked('Ada Ek') // 'Ada Ek'
 */
export function unlinked(name: string): string {
  if (isPlainName(name) && !HOST.test(asMailsRead(name))) return name
  const shown = name.replaceAll(/\p{Cc}+/gu, ' ')
  const ends = Array.from(plainSigns(shown).matchAll(JOINS), ({ 0: sign, index }) => index + sign.length)
  return [0, ...ends].map((from, nth, all) => shown.slice(from, all[nth + 1])).join(WORD_JOINER)
}
