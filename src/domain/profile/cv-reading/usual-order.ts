import type { NumberOrder } from '#/domain/time/reading/written-date.ts'

const DAY_FIRST_WORDS = new Set(
  (
    'de la le les des du et en dans pour avec sur au aux der die das und mit für bei zu im von den el los las del y con para ' +
    'por al e da do dos das em com uma ao na no il di della delle dei nel per het een van voor met bij op w na z oraz dla ' +
    've ile için och av för till med på og til cu pentru din la a ja sekä és az'
  ).split(' '),
)
const ENGLISH_WORDS = new Set('the and of with for to on at by from as is was my'.split(' '))
const WORDS_MIN = 10
/** Names of streets and firms say the same few again and again. */
const DIFFERENT_MIN = 4
/** So many times more than English ones: an English paper may name schools and towns of elsewhere. */
const TIMES = 3
/** The form of the European Union writes days first in every language, in square brackets where it is new. */
const EUROPASS =
  /^(?:(?:curriculum vitae|cv) )?europass(?:[ -](?:cv|curriculum vitae|lebenslauf))?(?:$|\s?[|–-]|\s{2})|europass\.(?:cedefop|europa)\.|^\[\s?\d{2}\/\d{2}\/\d{4}\s?[–-]\s?(?:\d{2}\/|\p{L})/iu

/**
 * The order in which a paper writes dates of numbers when none of them shows it: days come first in the form of the
 * European Union and in every language but English. Null where neither is sure.
 */
export function usualOrder(texts: readonly string[]): NumberOrder | null {
  if (texts.some((text) => EUROPASS.test(text))) return 'dayFirst'
  const words = texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? [])
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length
  const others = count(DAY_FIRST_WORDS)
  const different = new Set(words.filter((word) => DAY_FIRST_WORDS.has(word))).size
  if (different < DIFFERENT_MIN) return null
  return others >= WORDS_MIN && others > count(ENGLISH_WORDS) * TIMES ? 'dayFirst' : null
}
