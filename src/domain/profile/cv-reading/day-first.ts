import type { TextLine } from '#/domain/text/text-line.ts'

/** "03-08-2024": no longer line than this is all about a date. */
const LINE_CHARS_MAX = 120
const NUMBERED = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d{2})(?![\d/-])/g
const EUROPASS = /europass/i

type Order = { dayFirst: number; monthFirst: number }

function countOrders(texts: readonly string[]): Order {
  const order = { dayFirst: 0, monthFirst: 0 }
  for (const text of texts)
    for (const [, first, , second] of text.matchAll(NUMBERED)) {
      if (Number(first) > 12) order.dayFirst += 1
      if (Number(second) > 12) order.monthFirst += 1
    }
  return order
}

const pad = (number: string) => number.padStart(2, '0')

/**
 * Pages whose dates of numbers say which of them is the month, where other dates of the paper tell: beside "26-08-2025",
 * "03-08-2024" is in August.
 */
export function sayMonths(pages: readonly (readonly TextLine[])[]): TextLine[][] {
  const texts = pages.flat().map(({ text }) => text)
  const { dayFirst, monthFirst } = countOrders(texts)
  const isDayFirst = monthFirst === 0 && (dayFirst > 0 || texts.some((text) => EUROPASS.test(text)))
  const isMonthFirst = dayFirst === 0 && monthFirst > 0
  const toIso = (all: string, first: string, _mark: string, second: string, year: string) => {
    if (Number(first) > 12 || Number(second) > 12) return all
    return isDayFirst ? `${year}-${pad(second)}-${pad(first)}` : `${year}-${pad(first)}-${pad(second)}`
  }
  return pages.map((lines) =>
    lines.map((line) =>
      (isDayFirst || isMonthFirst) && line.text.length <= LINE_CHARS_MAX
        ? { ...line, text: line.text.replace(NUMBERED, toIso) }
        : line,
    ),
  )
}
