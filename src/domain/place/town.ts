import { foldText } from '#/domain/text/fold-text.ts'
import { isInTown } from './address-part.ts'
import { withoutNumbers } from './without-numbers.ts'

/** Which part of a label names the town: the first that is no street, house or floor. */
export function townIndex(parts: readonly string[]): number {
  const nth = parts.findIndex(
    (part, place) => place === parts.length - 1 || !isInTown(part, parts[place + 1] ?? ''),
  )
  return Math.max(0, nth)
}

/**
 * The town of a place label, for display: its first part that is no street, house or floor, without its postcode; ''
 * when there is none.
 *
 * @example townOf('14 Green Street, Bath BA1 2JZ, UK') // 'Bath'
 */
export function townOf(label: string): string {
  const parts = label.split(',').map((part) => part.trim())
  return withoutNumbers(parts[townIndex(parts)] ?? '')
}

type Labelled = { label: string; countryCode: string | null }

/** Tells whether two labels name the same town, as far as labels can tell; never across a border. */
export function isSameTown(a: Labelled, b: Labelled): boolean {
  if (a.countryCode !== null && b.countryCode !== null && a.countryCode !== b.countryCode) return false
  const town = foldText(townOf(a.label))
  return town !== '' && town === foldText(townOf(b.label))
}
