import { LENGTH_OF_TIME } from '#/domain/time/reading/length-of-time.ts'

const ONLY = new RegExp(`^[(\\[]?\\s*${LENGTH_OF_TIME}\\s*[)\\]]?$`, 'iu')
const AT_END = new RegExp(`(?:[·•|,–—-]\\s?)?[(\\[]?${LENGTH_OF_TIME}[)\\]]?$`, 'iu')
const INSIDE = new RegExp(`\\s[(\\[]${LENGTH_OF_TIME}[)\\]]\\s`, 'iu')

/** Tells whether a text only says how long something took: "2 years 1 month". */
export const isDuration = (text: string): boolean => ONLY.test(text.trim())

/** The text without how long something took, which its dates say as well. */
export const withoutDuration = (text: string): string => text.replace(AT_END, '').replace(INSIDE, ' ').trim()
