import { placeKey } from './place-key.ts'
import { townOf } from './town.ts'

/** One way to understand what was typed: a town's name, or its beginning, and where it lies. Keys of `placeKey`. */
export type PlaceReading = { name: string; within: string[] }

/** 'united arab emirates' */
const WORDS_OF_A_COUNTRY_MAX = 3
const PARTS_MAX = 3
/** One letter behind a space begins a word of the name rather than a region. */
const REGION_MIN = 2

/** Behind a comma stands where the town lies; what is no region we know must not hide the town. */
function readParts(text: string): PlaceReading[] {
  const parts = text.split(',').map((part) => part.trim())
  const town = townOf(text)
  const from = parts.findIndex((part) => part.includes(town)) + 1
  const within = parts
    .slice(from, from + PARTS_MAX)
    .map(placeKey)
    .filter(Boolean)
  const name = placeKey(town)
  return within.length > 0
    ? [
        { name, within },
        { name, within: [] },
      ]
    : [{ name, within: [] }]
}

/** Without one, the last words may say it: 'paris texas', 'san jose costa rica'. */
function readWords(text: string): PlaceReading[] {
  const name = placeKey(/^\d/.test(text.trim()) ? townOf(text) : text)
  const words = name.split(' ')
  const most = Math.min(WORDS_OF_A_COUNTRY_MAX, words.length - 1)
  const splits = Array.from({ length: most }, (_, index) => ({
    name: words.slice(0, -1 - index).join(' '),
    within: words.slice(-1 - index).join(' '),
  }))
  const likely = splits.filter(({ within }) => within.length >= REGION_MIN)
  return [{ name, within: [] }, ...likely.map((split) => ({ ...split, within: [split.within] }))]
}

/**
 * How what was typed can be understood, the likeliest first; none where no letter was typed. At most four.
 *
 * @example listPlaceReadings('Paris, Texas')[0] // { name: 'paris', within: ['texas'] }
 */
export function listPlaceReadings(text: string): PlaceReading[] {
  const readings = text.includes(',') ? readParts(text) : readWords(text)
  return readings.filter(({ name }) => name !== '')
}
