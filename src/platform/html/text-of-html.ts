import { Parser } from 'htmlparser2'

/** The text of HTML, entities decoded and its lines kept, without its tags. */
export function textOfHtml(html: string): string {
  const pieces: string[] = []
  const parser = new Parser({ ontext: (text) => pieces.push(text) })
  parser.end(html)
  return pieces.join('')
}
