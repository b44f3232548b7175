import { parseHtml } from './parse-html.ts'

/** The text of HTML, entities decoded and its lines kept, without its tags. */
export function textOfHtml(html: string): string {
  const pieces: string[] = []
  parseHtml(html, () => ({ ontext: (text) => pieces.push(text) }))
  return pieces.join('')
}
