import { FROM_TO } from './date-forms.ts'
import { countMonths, signMonths, withNames } from './month-names.ts'
import { monthOf } from './written-date.ts'

const LETTER = /\p{L}/gu
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}]/gu

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Tells whether most letters of texts are written from right to left. */
export function areFromRight(texts: readonly string[]): boolean {
  const text = texts.join(' ')
  return count(text, FROM_RIGHT) * 2 > count(text, LETTER)
}

/** A text whose span begins with the earlier of its two dates: figures among letters from the right stand either way. */
export function withEarlierFirst(text: string): string {
  const { signed, names } = signMonths(text)
  const [span = '', start = '', end = ''] = FROM_TO.exec(signed) ?? []
  const [first, last] = [monthOf(start, { isEnd: false }), monthOf(end, { isEnd: true })]
  if (first === '' || last === '' || last >= first) return text
  const between = span.slice(span.indexOf(start) + start.length, span.lastIndexOf(end))
  const [taken, ends] = [countMonths(start), countMonths(end)]
  const before = countMonths(signed.slice(0, signed.indexOf(span)))
  const named = names.slice(before, before + taken + ends)
  const inOrder = [...names.slice(0, before), ...named.slice(taken), ...named.slice(0, taken)]
  return withNames(signed.replace(`${start}${between}${end}`, `${end}${between}${start}`), [
    ...inOrder,
    ...names.slice(before + taken + ends),
  ])
}
