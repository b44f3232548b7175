/** A date of numbers with its year last, at the end of what it dates. */
const NUMBERS = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d{2})(?=\s*(?:$|[)\],|–—-]))/g

type Numbers = { first: string; mark: string; second: string; year: string }

function numbersOf([, first = '', mark = '', second = '', year = '']: readonly string[]): Numbers {
  return { first, mark, second, year }
}

function isDayFirst({ first, mark, second }: Numbers): boolean | null {
  if (Number(second) > 12) return false
  return Number(first) > 12 || mark === '.' ? true : null
}

/**
 * Whoever writes "26-08-2025" means the third of August by "03-08-2025". Of the texts of one document: a function that
 * writes its dates of numbers with the year in front, where the other dates show their order; else it changes nothing.
 *
 * @example settleDates(['26-08-2025'])('03-08-2024') // '2024-08-03'
 */
export function settleDates(texts: readonly string[]): (text: string) => string {
  const orders = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(NUMBERS)].flatMap((match) => isDayFirst(numbersOf(match)) ?? []),
    ),
  )
  const [dayFirst] = orders
  if (dayFirst === undefined || orders.size > 1) return (text) => text
  return (text) =>
    text.replaceAll(NUMBERS, (...match: string[]) => {
      const { first, second, year } = numbersOf(match)
      const [month, day] = dayFirst ? [second, first] : [first, second]
      return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    })
}
