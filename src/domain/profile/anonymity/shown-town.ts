import { isInTown } from '#/domain/place/address-part.ts'
import { findCountry } from '#/domain/place/find-country.ts'
import { isRegion } from '#/domain/place/is-region.ts'
import { isHouseName } from '#/domain/place/house-name.ts'
import { hasNumberedName } from '#/domain/place/street-name.ts'
import { withoutNumbers } from '#/domain/place/without-numbers.ts'
import { HOUSES } from '#/domain/place/address-words.ts'

export type IsTown = (name: string) => boolean

const PARTS = /[,;()\n|&+·•]|(?<=\s)[-–—](?=\s)/
const TWO_TOWNS = /[/]|\s(?:and|or|und|oder|et|ou|y|e|en|of)\s/u
/** "Springfield IL" */
const REGION_CODE = /\s\p{Lu}{2}$/u
/** "Greater London", "Großraum Stuttgart", "près de Lyon". */
const AROUND =
  /^(?:greater|central|metropolitan|metro|around|near|in|the|grand|près de|autour de|région de|raum|großraum|region|nähe|bei|área de|cerca de)\s/iu
/** Towns are called so, but nobody who is asked for a place means them. */
const NO_PLACE = /^(?:home|remote|hybrid|office|online|anywhere)$/i

const WORDS_MAX = 5
/** Longer labels say no place. */
const PARTS_MAX = 8

const isHouse = (word: string) => HOUSES.has(word.toLowerCase())

/** The longest name of a town that a text begins with: "Paris" of "Paris La Défense". */
function townAtStart(text: string, isTown: IsTown): string {
  const words = text.replace(AROUND, '').split(/\s+/).slice(0, WORDS_MAX)
  const isAddress = isHouseName(text) || hasNumberedName(text) || words.some(isHouse)
  if (isAddress) return ''
  const names = words.map((_, nth) => words.slice(0, words.length - nth).join(' '))
  return names.find(isTown) ?? ''
}

/**
 * The town that a label of a place names, of whatever was typed: without house, street and postcode; of several the first;
 * a region or a country where no town is known, else ''.
 *
 * @example shownTown('Rose Cottage, Church Lane, Bath BA1 2AA', isTown) // 'Bath'
 */
export function shownTown(label: string, isNamedTown: IsTown): string {
  const isTown = (name: string) => isNamedTown(name) && !NO_PLACE.test(name)
  const parts = label.split(PARTS, PARTS_MAX).map((part) => part.trim())
  const names = parts
    .filter((part, nth) => !isInTown(part, parts[nth + 1] ?? ''))
    .map((part) => withoutNumbers(part).replace(REGION_CODE, ''))
  return (
    names.find(isTown) ??
    names.find(isRegion) ??
    names
      .flatMap((name) => name.split(TWO_TOWNS, PARTS_MAX))
      .map((name) => townAtStart(name.trim(), isTown))
      .find(Boolean) ??
    names.find((name) => findCountry(name) !== null) ??
    ''
  )
}
