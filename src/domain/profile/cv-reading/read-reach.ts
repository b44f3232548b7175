import { foldText } from '#/domain/text/fold-text.ts'
import { isOnlyDate } from '#/domain/time/reading/dates-in-text.ts'
import { isAddress, isStreetOrHouse } from './home-town.ts'
import { withoutOtherThanPhones } from './identity-numbers.ts'
import { HOME_LABELS } from './personal-labels.ts'

export const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
/** "zoe (at) example", and an address that ends on the next row */
export const SPELT_EMAIL =
  /\w ?[([](?:at|@|arroba)[)\]] ?\w|(?<![\w.+-])[\w.+-]{3,64}@(?:$|\s|[\w-]{1,64}\.?$)/i
/** The same with what stands on both sides. */
export const SPELT_ADDRESS = /[\w.+-]{1,64} ?[([]at[)\]] ?[\w.-]+/gi
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

const HOME = new RegExp(`^(?:${HOME_LABELS}|location|ort|lieu)$`, 'u')
/** Labels of addresses where only those are said, and of anything elsewhere: "Work: Excel". */
const MAY_BE_HOME = /^(?:home|work|casa|zuhause|abitazione|thuis)$/

const plainLabel = (text: string) => foldText(text).replace(/ ?:$/, '').trim()

/** Tells whether a text is the label of an address, wherever it stands. */
export const isHomeLabel = (text: string): boolean => HOME.test(plainLabel(text))

/** Tells the same of a text that stands where somebody says how to reach them. */
export const mayBeHomeLabel = (text: string): boolean =>
  isHomeLabel(text) || MAY_BE_HOME.test(plainLabel(text))

const atColon = (text: string) => /^([^:]{2,30}):\s*(.+)$/.exec(text) ?? []

/** What stands behind the label of an address, where somebody says how to reach them; '' where there is none. */
export function labelledHome(text: string): string {
  const [, label = '', home = ''] = atColon(text)
  return mayBeHomeLabel(label) ? home : ''
}

/** Tells whether a text says an address behind its label, wherever it stands. */
export function saysHome(text: string): boolean {
  const [, label = '', home = ''] = atColon(text)
  return isHomeLabel(label) || (mayBeHomeLabel(label) && (isAddress(home) || isStreetOrHouse(home)))
}

/** A line on how to reach somebody without the word before its colon. */
export const withoutLabel = (text: string): string =>
  (labelledHome(text) || text).replace(LABEL, '').replace(ADDRESS_KIND, '').trim()

/** The number of a telephone that stands in a text; '' where none does. */
export function phoneIn(text: string): string {
  const [number = ''] = PHONE.exec(withoutOtherThanPhones(text.replace(URL, ' '))) ?? []
  const isCalled = number.replace(/\D/g, '').length >= 8 && !YEARS.test(number) && !isOnlyDate(number)
  return isCalled ? number : ''
}
