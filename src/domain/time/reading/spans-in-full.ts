import { DASH, SEASON_WORD, TO, YEAR } from './date-forms.ts'
import { MONTH } from './month-names.ts'
import { NOW } from './now-words.ts'

const BEFORE = '(?<![\\p{L}\\p{N}./-])'
const AFTER = '(?![\\p{L}\\p{N}])'
const BOTH = '(?:\\s?[/+&,]\\s?|\\s(?:and|und|et|y|e|en|i|og|och)\\s)'
const ABOUT =
  '(?:(?:early|mid|late|end(?: of)?|beginning of|anfang|mitte|ende|début|mi|fin|inizio|metà|fine|inicios? de|mediados de|fina(?:l|les) de|principios de|início de|meados de|fim de|begin|medio|eind)[\\s-](?:del?\\s)?)?'
const YEAR_AND_REST = `(?:\\d{1,2}\\.\\s?){1,2}(${YEAR})|(${YEAR})-\\d{2}-\\d{2}`

const FORMS: readonly (readonly [RegExp, string])[] = (
  [
    // "2020, Jul – Oct"
    [
      `${BEFORE}(${YEAR})[.,:]?\\s\\(?(${MONTH})\\.?(${TO})(${MONTH})\\.?(?!\\.?,?\\s?\\d)\\)?`,
      '$2 $1$3$4 $1',
    ],
    // "July 1 – Aug 31, 2020"
    [
      `${BEFORE}(${MONTH}\\.?\\s\\d{1,2})(?:st|nd|rd|th)?(${TO}${MONTH}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s(${YEAR}))${AFTER}`,
      '$1, $3$2',
    ],
    // "July & August 2020"
    [`${BEFORE}(${MONTH})\\.?${BOTH}(${MONTH}\\.?\\s(${YEAR}))${AFTER}`, '$1 $3 – $2'],
    // "01.07. – 30.10.2020", also where the last date was settled
    [
      `${BEFORE}((?:\\d{1,2}\\.\\s?)?\\d{1,2}\\.)(\\s?${DASH}\\s?|\\sbis\\s)(?=(?:${YEAR_AND_REST})${AFTER})`,
      '$1$3$4$2',
    ],
    // "Q1 – Q3 2020"
    [`${BEFORE}(Q[1-4])(${TO}Q[1-4][\\s/-]?(${YEAR}))${AFTER}`, '$1 $3$2'],
    // "between 2018 and 2020"
    [
      `${BEFORE}(?:between|zwischen|entre|tra|fra|tussen)\\s(?:el\\s|il\\s)?(${YEAR})\\s(?:and|und|et|y|e|en)\\s(?:el\\s|il\\s)?(${YEAR})${AFTER}`,
      '$1 – $2',
    ],
    // "late 2019 – early 2020"
    [`${BEFORE}${ABOUT}(${YEAR})(${TO})${ABOUT}(${YEAR}|${NOW})${AFTER}`, '$1$2$3'],
    // "2021 | 2023"
    [`^(${YEAR})\\s?\\|\\s?(${YEAR}|${NOW})$`, '$1 – $2'],
    // "Summer 2013, 2014"
    [`^((?:${SEASON_WORD},?\\s)?${YEAR})${BOTH}(${YEAR})$`, '$1 – $2'],
    // "2018 – …"
    [`${BEFORE}(${YEAR}\\s?${DASH})\\s?(?:…|\\.{3}|\\?|\\*{1,3})$`, '$1'],
    // "Present – 2020"
    [
      `${BEFORE}(?<!${DASH}\\s?)(${NOW})\\s?(?:${DASH}|\\|)\\s?((?:${MONTH}\\.?\\s|\\d{1,2}[./])?${YEAR})(?!\\s?${DASH}|[\\p{L}\\p{N}/.-])`,
      '$2 – $1',
    ],
  ] as const
).map(([form, inFull]) => [new RegExp(form, 'iu'), inFull])

/** What is longer dates nothing. */
const CHARS_MAX = 300
const WHOLE_YEAR = new RegExp(YEAR)
const JOINED = new RegExp(`[…?*|+&/,.]|${DASH}|\\s(?:and|und|et|y|e|en|i|og|och|bis|to)\\s`, 'iu')

/**
 * A text, its months as signs, with spans of which a part of a date is said once, or that are written in another way than
 * from one date to another, as two whole dates.
 *
 * @example spansInFull('between 2018 and 2020') // '2018 – 2020'
 */
export function spansInFull(signed: string): string {
  if (signed.length > CHARS_MAX || !WHOLE_YEAR.test(signed) || !JOINED.test(signed)) return signed
  return FORMS.reduce((text, [form, inFull]) => text.replace(form, inFull), signed)
}
