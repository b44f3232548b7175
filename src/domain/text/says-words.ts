/**
 * Whether a text says the words one after the other, the last of them perhaps only by its beginning. Both are words as
 * `searchWords` makes them. Nothing is said by every text.
 *
 * @example saysWords(['acute', 'wards'], ['acute', 'ward']) // true
 */
export function saysWords(text: readonly string[], words: readonly string[]): boolean {
  const last = words.length - 1
  return text.some((_, from) =>
    words.every((word, nth) =>
      nth === last ? (text[from + nth]?.startsWith(word) ?? false) : text[from + nth] === word,
    ),
  )
}
