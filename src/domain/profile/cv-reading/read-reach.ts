import { isOnlyDate } from '#/domain/time/reading/dates-in-text.ts'

export const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const PHONE = /(?<![\d/])\(?\+?\d[\d\s().\-/]{7,}\d/
export const URL = /(?:https?:\/\/|(?<![\w.-]))(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s,;|()]*)?/gi
const LABEL =
  /^(?:e-?mail|mail|phone|t[eé]l(?:efon|éfono|ephone|éphone)?\.?|mobile?|mobil|handy|address|adresse|anschrift|domicile|domicilio|dirección|morada|endereço|adres|location|ort|wohnort|web(?:site)?|linkedin|github|portfolio|name|nom|nombre)\s*:\s*/i

/** What stands between two things on a line on how to reach somebody. */
export const SPLIT = /\s+[|·•–—]\s+|\s{2,}/

/** A line on how to reach somebody without the word before its colon. */
export const withoutLabel = (text: string): string => text.replace(LABEL, '').trim()

/** The number of a telephone that stands in a text; '' where none does. */
export function phoneIn(text: string): string {
  const [number = ''] = PHONE.exec(text.replace(URL, ' ')) ?? []
  return number.replace(/\D/g, '').length >= 8 && !isOnlyDate(number) ? number : ''
}
