import { isLegalForm, mayBePlace } from './cv-places.ts'

/** Small words before the town that a company is in. */
const IN = /^(?:in|à|en|a|w|em|te|i)\s(?=\p{Lu})/u
const FORM = /^\p{Lu}/u
const TOWN_WORDS_MAX = 3

type Placed = { name: string; place: string }

/** What stands behind a company's legal form is where it is: "Crumb Ltd. Leeds", "Crumb GmbH in Leeds". */
export function placeBehindForm(text: string): Placed | null {
  const words = text.split(' ')
  const at = words.findIndex((word, index) => index > 0 && FORM.test(word) && isLegalForm(word))
  const place = words
    .slice(at + 1)
    .join(' ')
    .replace(IN, '')
  const isPlace = at > 0 && place !== '' && place.split(' ').length <= TOWN_WORDS_MAX && mayBePlace(place)
  return isPlace ? { name: words.slice(0, at + 1).join(' '), place } : null
}

/** "Crumb in Leeds", where a word before it has said that this gives a role. */
export function placeBehindIn(text: string): Placed | null {
  const words = text.split(' ')
  for (let at = words.length - 2; at > 0 && words.length - at - 1 <= TOWN_WORDS_MAX; at -= 1) {
    const behind = words.slice(at).join(' ')
    const place = behind.replace(IN, '')
    if (place !== behind && mayBePlace(place)) return { name: words.slice(0, at).join(' '), place }
  }
  return null
}
