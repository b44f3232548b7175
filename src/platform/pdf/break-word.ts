const LONG = 28
const PIECE = /.{1,12}?(?:[/.?&=_@:-]+|$)|.{12}/gu
const BETWEEN_IDEOGRAPHS =
  /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}，。、；：！？」』）])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}「『（])/u

const OPENS = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u

/**
 * Where a word may be broken without a hyphen: between ideographs, and within what no line could hold. The renderer
 * takes an empty part for such a place, and every other for a syllable.
 */
export function breakWord(word: string): string[] {
  const parts = word
    .split(BETWEEN_IDEOGRAPHS)
    .flatMap((part) => (part.length > LONG ? (part.match(PIECE) ?? [part]) : [part]))
  // A word of two faces comes in two pieces, so that a piece may begin where a line may end.
  const opens = OPENS.test(word) ? [''] : []
  return parts.flatMap((part, index) => (index === 0 ? [...opens, part] : ['', part]))
}
