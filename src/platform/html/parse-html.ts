import { Parser, type Handler, type ParserOptions } from 'htmlparser2'

/** The parser grows slower with every tag that is open. From here on it starts anew, as if all were closed. */
const OPEN_TAGS_MAX = 1_000
const PIECE_CHARACTERS = 4_096

/**
 * Reads HTML, however deep, in time that grows with its length alone. `start` makes the reader of a parser: after so many
 * open tags all of them are closed for it, and the next one reads on.
 */
export function parseHtml(html: string, start: () => Partial<Handler>, options?: ParserOptions): void {
  let parser = countingParser(start(), options)
  for (let from = 0; from < html.length;) {
    const piece = html.slice(from, from + PIECE_CHARACTERS)
    // A piece ends with a tag, so that a parser that starts anew begins with no half of one.
    const length = piece.lastIndexOf('>') + 1 || piece.length
    parser.write(piece.slice(0, length))
    from += length
    if (parser.openTags() < OPEN_TAGS_MAX) continue
    parser.end()
    parser = countingParser(start(), options)
  }
  parser.end()
}

function countingParser(reader: Partial<Handler>, options?: ParserOptions) {
  let open = 0
  const counting: Partial<Handler> = {
    ...reader,
    onopentag(...tag) {
      open += 1
      reader.onopentag?.(...tag)
    },
    onclosetag(...tag) {
      open -= 1
      reader.onclosetag?.(...tag)
    },
  }
  const parser = new Parser(counting, options)
  return { write: (text: string) => parser.write(text), end: () => parser.end(), openTags: () => open }
}
