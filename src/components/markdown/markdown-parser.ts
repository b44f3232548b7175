import MarkdownIt, { type MarkdownIt as Parser, type StateCore, type Token } from 'markdown-it'
import { foreignLinks } from './foreign-links.ts'
import { footnote } from './footnote.ts'
import { rankHeadings } from './heading-ranks.ts'
import { hiddenBlock } from './hidden-block.ts'
import { withoutTags } from './html-tags.ts'
import { sayAnything, withoutEmpty } from './without-empty.ts'

const ALIGNED: Record<string, string | undefined> = {
  'text-align:center': 'text-center',
  'text-align:right': 'text-end',
}

/** The page's security policy knows no styles in attributes. */
function alignByClass(token: Token): void {
  const style = token.attrGet('style')
  if (style === null) return
  const aligned = ALIGNED[String(style)]
  token.attrs = aligned ? [['class', aligned]] : null
}

function makeFit(state: StateCore): void {
  for (const token of state.tokens) {
    if (token.children) token.children = foreignLinks(withoutTags(token.children))
    alignByClass(token)
  }
  state.tokens = withoutEmpty(state.tokens)
  if (!sayAnything(state.tokens)) state.tokens = []
  rankHeadings(state.tokens, Number(state.env.underHeading))
}

const ADDRESS_MAX = 2_000

/**
 * `www.` begins an address as `http://www.` does. What leads nowhere here is not looked for: behind each `:` the library
 * would read what follows `//` to its end for nothing.
 */
function findAddresses({ linkify }: Parser): void {
  linkify.set({ maxLength: ADDRESS_MAX })
  for (const schema of ['//', 'ftp:']) linkify.add(schema, null)
  linkify.add('www.', {
    validate: (text, position, self) =>
      Math.max(0, self.testSchemaAt(`http://${text.slice(position)}`, 'http:', 5) - 2),
    normalize: (match) => {
      match.url = `http://${match.url}`
    },
  })
}

/** Code may be wider than the page: whoever has no mouse scrolls what has the focus. */
function scrollByKeyboard({ renderer: { rules } }: Parser): void {
  for (const name of ['fence', 'code_block']) {
    const draw = rules[name]
    if (draw) rules[name] = (...code) => draw(...code).replace('<pre', '<pre tabindex="0"')
  }
}

/** Lists and tables without HTML, pictures and scripts of the writer's own (ADR 14). */
export function markdownParser(): Parser {
  // Tags are read one by one: whole blocks of HTML would be left out with their text.
  const parser = new MarkdownIt({ html: true, linkify: true }).disable('html_block')
  // `foreignLinks` decides which links lead anywhere, and leaves the text of the others.
  parser.validateLink = () => true
  findAddresses(parser)
  parser.block.ruler.before('paragraph', 'hidden_block', hiddenBlock, {
    alt: ['paragraph', 'reference', 'blockquote'],
  })
  parser.block.ruler.before('reference', 'footnote', footnote)
  parser.core.ruler.push('make_fit', makeFit)
  scrollByKeyboard(parser)
  Object.assign(parser.renderer.rules, { image: () => '', s_open: () => '<del>', s_close: () => '</del>' })
  return parser
}
