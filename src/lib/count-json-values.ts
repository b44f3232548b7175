const QUOTE = 34
const COMMA = 44
const BRACKET = 91
const BACKSLASH = 92
const BRACE = 123

/**
 * How many values the text of a JSON document has at least, told without reading it as one: a list of nothing counts too.
 * @example countJsonValues('{"a":[1,2]}') // 3
 */
export function countJsonValues(text: string): number {
  let count = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (isQuoted && sign === BACKSLASH) at += 1
    else if (sign === QUOTE) isQuoted = !isQuoted
    else if (!isQuoted && (sign === COMMA || sign === BRACKET || sign === BRACE)) count += 1
  }
  return count
}
