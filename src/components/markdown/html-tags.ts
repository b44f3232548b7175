import type { Token } from 'markdown-it'

const words = (text: string) => new Set(text.split(/\s+/u))

/** What stands in one of these stands apart from what is round it. */
const APART = words(
  `address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hr li main nav ol option p pre section summary table tbody td tfoot th thead tr ul`,
)
/** What stands in one of these goes on with its line, and none of them shows anything by itself here. */
const WITHIN = words(
  `a abbr acronym audio b base bdi bdo big body button canvas cite code data del dfn em embed font head html i iframe img
  input ins kbd label link mark meta nobr noscript object param path picture q s samp script select small source span
  strike strong style sub sup svg template textarea time title track tt u var video wbr`,
)
const NAME = /^<\/?([a-z][a-z\d-]*)/iu

/** `<Title>` and `<Hiring Manager>` are meant to be read: no program writes its tags like that. */
const isName = (name: string) => name === name.toLowerCase() || name === name.toUpperCase()

function instead(tag: Token): Token | undefined {
  const [, written] = NAME.exec(tag.content) ?? []
  // A comment, or what only machines read.
  if (written === undefined) return undefined
  const name = written.toLowerCase()
  if (isName(written) && WITHIN.has(name)) return undefined
  tag.type = 'text'
  if (!isName(written)) return tag
  if (name === 'br') tag.type = 'hardbreak'
  else if (APART.has(name)) tag.content = ' '
  return tag
}

/** A line's tokens without the writer's tags: what parted words still does, and what is no tag is text. */
export function withoutTags(tokens: Token[]): Token[] {
  return tokens.flatMap((token) => (token.type === 'html_inline' ? (instead(token) ?? []) : token))
}
