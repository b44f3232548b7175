import { isInTown } from '#/domain/place/address-part.ts'
import { findCountry } from '#/domain/place/find-country.ts'
import { withoutNumbers } from '#/domain/place/without-numbers.ts'

/** Whether a town is called so. */
export type IsTown = (name: string) => boolean

const PARTS = /[,;()\n|]|(?<=\s)[-–—](?=\s)/
/** "Springfield IL" */
const REGION_CODE = /\s\p{Lu}{2}$/u

/**
 * The town that a label of a place names, of whatever was typed: without house, street and postcode; a country where no
 * town is known, else ''.
 *
 * @example shownTown('Rose Cottage, Church Lane, Bath BA1 2AA', isTown) // 'Bath'
 */
export function shownTown(label: string, isTown: IsTown): string {
  const parts = label.split(PARTS).map((part) => part.trim())
  const names = parts
    .filter((part, nth) => !isInTown(part, parts[nth + 1] ?? ''))
    .map((part) => withoutNumbers(part).replace(REGION_CODE, ''))
  return names.find(isTown) ?? names.find((name) => findCountry(name) !== null) ?? ''
}
