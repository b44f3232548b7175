import { withoutNumbers } from './without-numbers.ts'

/**
 * A formatted address from its town on: without the house, the street and the quarter that stand before it. The address
 * itself where the town is not one of its parts.
 *
 * @example townLabel('14 Green Street, Bath BA1 2JZ, UK', 'Bath') // 'Bath, UK'
 */
export function townLabel(label: string, town: string): string {
  const parts = label.split(',').map((part) => part.trim())
  const nth = parts.findLastIndex((part) => part === town || withoutNumbers(part) === town)
  return nth < 0 ? label : [town, ...parts.slice(nth + 1)].join(', ')
}
