import type { Draws } from './draws.ts'
import type { Phrases } from './phrases.ts'

/** A description ends with the sentence that reaches its length: the longest has 600 words. */
const WORDS_MIN = 120
const WORDS_MAX = 565
/** Of the shares that the three lists get: what one does takes most of it. */
const WISHES = 5
const OFFERS = 4

export type Told = { company: string; town: string; skills: readonly string[] }

/** An advertisement in Markdown, of 120 to about 600 words; a few long ones, many short ones. */
export function writeDescription(draws: Draws, phrases: Phrases, told: Told): string {
  const wordsWanted = WORDS_MIN + Math.floor((WORDS_MAX - WORDS_MIN) * draws.share() ** 2)
  const fill = (text: string) =>
    text.includes('{')
      ? text
          .replace('{company}', told.company)
          .replace('{town}', told.town)
          .replace('{skill}', () => draws.pick(told.skills))
          .replace('{number}', () => String(draws.whole(2, 40)))
      : text
  const points = (from: readonly string[], count: number) =>
    Array.from({ length: count }, () => `- ${fill(draws.pick(from))}`)
  const duty = () =>
    fill(`${draws.pick(phrases.duties)} ${draws.pick(phrases.objects)} ${draws.pick(phrases.ends)}.`)

  const opening = fill(draws.pick(phrases.openings))
  const wishes = points(phrases.wishes, WISHES)
  const offers = points(phrases.offers, OFFERS)
  const duties: string[] = []
  let words = countWords([opening, ...wishes, ...offers].join(' '))
  while (words < wordsWanted) {
    const next = duty()
    duties.push(`- ${next}`)
    words += countWords(next)
  }
  const { work, you, offer } = phrases.headings
  return [
    ...[opening, `## ${work}`, duties.join('\n')],
    ...[`## ${you}`, wishes.join('\n'), `## ${offer}`, offers.join('\n')],
  ].join('\n\n')
}

function countWords(text: string): number {
  let words = 1
  for (let at = 0; at < text.length; at += 1) if (text[at] === ' ') words += 1
  return words
}
