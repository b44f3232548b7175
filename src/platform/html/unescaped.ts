import { decodeEntities } from './decode-entities.ts'
import { hasTags } from './has-tags.ts'

const NAME = '(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,31});'
const ENTITY = new RegExp(`&${NAME}`, 'i')
const BARE = new RegExp(`<|&(?!${NAME})`, 'i')
/** An entity that was escaped once more; of "&amp;lt;" the tag is meant to be read. */
const TWICE = new RegExp(`&amp;(?!(?:lt|gt|#60|#62|#x3[ce]);)(?=${NAME})`, 'gi')
/** Markup is escaped once, or once more on its way through a second program; nobody meets a fourth time. */
const LEVELS_MAX = 3

const withoutCdata = (text: string) =>
  /<!\[CDATA\[/i.test(text) ? text.replaceAll(/<!\[CDATA\[|\]\]>/gi, '') : text

/** A text that was escaped as a whole has neither a tag nor a bare ampersand; the first time one may have slipped in. */
function isEscaped(text: string, level: number): boolean {
  return !hasTags(text) && ENTITY.test(text) && (level === 0 || !BARE.test(text))
}

/**
 * HTML or plain text as it was before it was escaped, once or several times, or put into CDATA. Where tags stand plainly,
 * entities stay for whoever reads the HTML, and those that mean a tag stay text.
 *
 * @example unescaped('&amp;lt;p&amp;gt;Tom &amp;amp;amp; I&amp;lt;/p&amp;gt;') // '<p>Tom &amp; I</p>'
 */
export function unescaped(text: string): string {
  let said = withoutCdata(text)
  for (let level = 0; level < LEVELS_MAX && isEscaped(said, level); level += 1)
    said = withoutCdata(decodeEntities(said))
  return hasTags(said) ? said.replaceAll(TWICE, '&') : said
}
