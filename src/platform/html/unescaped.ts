import { decodeEntities } from './decode-entities.ts'
import { hasTags } from './has-tags.ts'

const NAME = '(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,31});'
const ENTITY = new RegExp(`&${NAME}`, 'i')
/** An entity that was escaped once more; of "&amp;lt;" the tag is meant to be read. */
const TWICE = new RegExp(`&amp;(?!(?:lt|gt|#60|#62|#x3[ce]);)(?=${NAME})`, 'gi')
/** Markup is escaped once, or once more on its way through a second program; nobody meets a fourth time. */
const LEVELS_MAX = 3

/** Goes from comment to comment: a pattern that looks for their ends tries again at each that has none. */
function withoutComments(text: string): string {
  const kept: string[] = []
  let from = 0
  for (let at = text.indexOf('<!--'); at !== -1; at = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', at)
    if (end === -1) break
    kept.push(text.slice(from, at))
    from = end + '-->'.length
  }
  return from === 0 ? text : kept.join('') + text.slice(from)
}

const CDATA = /(?:<|&lt;)!\[CDATA\[/i

/** A text without marks that no reader sees; "&nbsp" is often written without its semicolon. */
function withoutMarks(text: string): string {
  const bare = CDATA.test(text) ? text.replaceAll(/(?:<|&lt;)!\[CDATA\[|\]\](?:>|&gt;)/gi, '') : text
  return withoutComments(bare).replaceAll(/&nbsp(?![;=a-z\d])/gi, '&nbsp;')
}

/** A text that was escaped as a whole has neither a tag nor its beginning; the first time one may have slipped in. */
function isEscaped(text: string, level: number): boolean {
  return !hasTags(text) && ENTITY.test(text) && (level === 0 || !text.includes('<'))
}

/**
 * HTML or plain text as it was before it was escaped, once or several times, or put into CDATA. Where tags stand plainly,
 * entities stay for whoever reads the HTML, and those that mean a tag stay text.
 *
 * @example unescaped('&amp;lt;p&amp;gt;Tom &amp;amp;amp; I&amp;lt;/p&amp;gt;') // '<p>Tom &amp; I</p>'
 */
export function unescaped(text: string): string {
  let said = withoutMarks(text)
  for (let level = 0; level < LEVELS_MAX && isEscaped(said, level); level += 1)
    said = withoutMarks(decodeEntities(said))
  return hasTags(said) ? said.replaceAll(TWICE, '&') : said
}
