const UNIT =
  'years?|yrs?|y|months?|mos?|weeks?|ans?|années?|mois|semaines?|jahren?|jahre?|monaten?|monate?|wochen?|años?|mes|meses|semanas?|' +
  'anos?|mês|anni|anno|mesi|mese|jaar|jaren|maand|maanden'
const LENGTH = `\\d{1,2}(?:[.,]\\d)?\\+? ?(?:${UNIT})(?!\\p{L})\\.?`
const LENGTHS = `(?:(?:less than|moins d['’]?|plus de|over|about|ca\\.?|circa) ?)?${LENGTH}(?:(?:,? (?:and|et|und|y|e|en) |,? ?)${LENGTH})?`
const ONLY = new RegExp(`^[(\\[]?\\s*${LENGTHS}\\s*[)\\]]?$`, 'iu')
const AT_END = new RegExp(`(?:[·•|,–—-]\\s?)?[(\\[]?${LENGTHS}[)\\]]?$`, 'iu')
const INSIDE = new RegExp(`\\s[(\\[]${LENGTHS}[)\\]]\\s`, 'iu')

/** Tells whether a text only says how long something took: "2 years 1 month". */
export const isDuration = (text: string): boolean => ONLY.test(text.trim())

/** The text without how long something took, which its dates say as well. */
export const withoutDuration = (text: string): string => text.replace(AT_END, '').replace(INSIDE, ' ').trim()
