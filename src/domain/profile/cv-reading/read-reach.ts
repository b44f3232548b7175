import { isOnlyDate } from '#/domain/time/reading/dates-in-text.ts'

export const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
/** "zoe (at) example" */
export const SPELT_EMAIL = /\w ?[([]at[)\]] ?\w/i
const PHONE = /(?<![\d/])\(?\+?\d[\d\s().\-/]{7,}\d/
/** Two years and what follows them, as in a note of copyright, are none, and neither is a day. */
const YEARS = /^(?:19|20)\d{2}\s?[-/]\s?(?:19|20)\d{2}|^\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)\d{2}$/
export const URL = /(?:https?:\/\/|(?<![\w-]\.?))(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s,;|()]*)?/gi
const LABEL =
  /^(?:e-?mails?|mail|correo(?: electrónico)?|courriel|phone(?: number)?|t[eé]l(?:efon|éfono|ephone|éphone|efone|efono|efoon)?\.?|mobile?|mobil|móvil|celular|cell(?:ulare)?|handy|contact|address|adresse|anschrift|domicile|domicilio|dirección|indirizzo|morada|endereço|adres|location|ort|wohnort|residence|lieu|ubicación|localização|web(?:site)?|site|linkedin|github|portfolio|skype|name|nom|nombre|nome|naam)\s*:\s*/i
/** What LinkedIn writes behind an address. */
const ADDRESS_KIND =
  /\((?:LinkedIn|Portfolio|Company|Personal|Blog|Other|RSS|Twitter|GitHub|Mobile|Home|Work)\)$/i

/** What stands between two things on a line on how to reach somebody. */
export const SPLIT = /\s+[|·•–—]\s+|\s{2,}/

/** A line on how to reach somebody without the word before its colon. */
export const withoutLabel = (text: string): string => text.replace(LABEL, '').replace(ADDRESS_KIND, '').trim()

/** The number of a telephone that stands in a text; '' where none does. */
export function phoneIn(text: string): string {
  const [number = ''] = PHONE.exec(text.replace(URL, ' ')) ?? []
  const isCalled = number.replace(/\D/g, '').length >= 8 && !YEARS.test(number) && !isOnlyDate(number)
  return isCalled ? number : ''
}
