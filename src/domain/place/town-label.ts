import { isInTown } from './address-part.ts'
import { withoutNumbers } from './without-numbers.ts'

/**
 * A formatted address from its town on: without the house, the street and the quarter that stand before it. Where the
 * town is not one of its parts: what stands behind the last street or house, '' when nothing does.
 *
 * @example townLabel('14 Green Street, Bath BA1 2JZ, UK', 'Bath') // 'Bath, UK'
 */
export function townLabel(label: string, town: string): string {
  const parts = label.split(',').map((part) => part.trim())
  const nth = parts.findLastIndex((part) => part === town || withoutNumbers(part) === town)
  if (nth >= 0) return [town, ...parts.slice(nth + 1)].join(', ')
  const last = parts.findLastIndex((part, place) => isInTown(part, parts[place + 1] ?? ''))
  return parts.slice(last + 1).join(', ')
}
