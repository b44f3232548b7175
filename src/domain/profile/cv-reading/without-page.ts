const EDGE_MARK = /[,;/|·•●▪–—:\s-]/u
const ENDS_NAME = /(?:\p{L}{3}\.|\.\p{Ll}{1,2}\.|\))$/u
const PAGE = /^\(?(?:https?:\/\/\S+|www\.\S+)$/u
const BARE_PAGE = /^[a-z\d-]+(?:\.[a-z\d-]+){0,3}\.[a-z]{2,6}$/u
const FULL_STOP = /(?<=\p{L}{3})\.$/u

/** A text without signs at its ends. Goes by letters: a pattern that looks for the end of a text tries again at every sign of a long row of them. */
export function tidy(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && EDGE_MARK.test(text[from] ?? '')) from += 1
  while (to > from && EDGE_MARK.test(text[to - 1] ?? '')) to -= 1
  return text.slice(from, to)
}

/** A name without the address of a page at its end: "Baker. crumb.net". */
export function withoutPage(text: string): string {
  const all = text.replace(/ \.$/u, '').split(' ')
  const last = (all.at(-1) ?? '').replace(/\.$/u, '')
  const name = tidy(all.slice(0, -1).join(' '))
  const isPage = PAGE.test(last) || (BARE_PAGE.test(last) && ENDS_NAME.test(name))
  return isPage && name !== '' ? name.replace(FULL_STOP, '') : text
}
