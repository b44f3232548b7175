import MarkdownIt from 'markdown-it'

/** A part of a legal text; `id` is the same in every language and stands in links. `html` is drawn. */
export type LegalSection = { id: string; title: string; html: string }

/** What a legal text says, drawn: the words before its first part, and its parts. */
export type LegalText = { leadHtml: string; sections: LegalSection[] }

const HEADING = /^## (.+) \{#([a-z]+)\}$/mu
const VALUE = /\{([a-zA-Z]+)\}/gu

const parser = new MarkdownIt()

/** Puts the values into a text. Throws where a text names a value that there is not. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(VALUE, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A legal text names ${name}`)
    return value
  })
}

/**
 * Draws a legal text. It is Markdown of our own; its parts begin with lines like `## Your rights {#rights}`, and `{name}`
 * stands for the value of that name, which may be Markdown too. An empty value alone on its line leaves no paragraph.
 */
export function drawLegalText(markdown: string, values: Readonly<Record<string, string>>): LegalText {
  const [lead = '', ...parts] = markdown.split(HEADING)
  const draw = (text: string) => parser.render(fill(text, values)).trim()
  const sections = parts.flatMap((title, at) =>
    at % 3 === 0 ? [{ id: parts[at + 1] ?? '', title, html: draw(parts[at + 2] ?? '') }] : [],
  )
  return { leadHtml: draw(lead), sections }
}
