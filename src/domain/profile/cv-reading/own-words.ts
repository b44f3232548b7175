const DAY = /\d{4}-\d{2}-\d{2}/
const wordsOf = (text: string) => text.split(/\s+/)

/**
 * A function that gives texts back the days that their paper wrote, where all its lines with such a day wrote it alike.
 * `lines` are those of the paper before and after their dates were settled, in one order.
 */
export function inOwnWords(written: readonly string[], settled: readonly string[]): (text: string) => string {
  const own = new Map<string, Set<string>>()
  for (const [index, text] of settled.entries()) {
    const before = wordsOf(written[index] ?? '')
    const after = wordsOf(text)
    if (!DAY.test(text) || before.length !== after.length) continue
    for (const [nth, word] of after.entries())
      if (DAY.test(word)) own.set(word, (own.get(word) ?? new Set()).add(before[nth] ?? word))
  }
  const back = new Map(
    [...own].flatMap(([word, forms]) => (forms.size === 1 ? [[word, [...forms].join('')]] : [])),
  )
  return (text) => (DAY.test(text) ? text.replace(/\S+/g, (word) => back.get(word) ?? word) : text)
}
