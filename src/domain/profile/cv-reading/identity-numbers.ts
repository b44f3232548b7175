import { withoutOtherNumbers } from './other-numbers.ts'

/** Numbers of people, accounts and places that no telephone has. */
const UNLIKE_PHONES = [
  /(?<![\p{L}\d])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/gu,
  /(?<![\p{L}\d.])\d{1,2}\.\d{3}\.\d{3}-[\dkx](?![\p{L}\d])/giu,
  /(?<![\p{L}\d-])\d{3}-\d{2}-\d{4}(?![\d-])/gu,
  /(?<![\p{L}\d])756\.\d{4}\.\d{4}\.\d{2}(?!\d)/gu,
  /(?<![\p{L}\d])\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}(?!\d)/gu,
  /(?<![\p{L}\d])[A-Z]{2}\d{2}\s?[A-Z\d]{4}(?:\s?\d{4}){2,6}(?:\s?\d{1,4})?(?!\d)/gu,
]
const BRAZILIAN_POSTCODE = /(?<![\d-])\d{5}-\d{3}(?![\d-])/g

/** A text without numbers that look like those of telephones and are none. */
export const withoutOtherThanPhones = (text: string): string =>
  [...UNLIKE_PHONES, BRAZILIAN_POSTCODE].reduce((left, form) => left.replaceAll(form, ' '), text)

/** Numbers that states give to people, as they are written in their country; without a label where their form is enough. */
const FORMS = [
  /(?<![\p{L}\d])(?:\d{8}|[XYZ]\d{7})-?[A-HJ-NP-TV-Z](?![\p{L}\d])/u,
  /(?<![\p{L}\d])[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z](?![\p{L}\d])/iu,
  /(?<![\p{L}\d])[12]\s?\d{2}\s?(?:0[1-9]|1[0-2])\s?\d{2}\s?\d{3}\s?\d{3}(?:\s?\d{2})?(?!\d)/u,
  /(?<![\p{L}\d])[A-Z]{2}\s?\d{2}\s?\d{2}\s?\d{2}\s?[A-D](?![\p{L}\d])/u,
  /(?<![\p{L}\d])[A-Z]{5}\d{4}[A-Z](?![\p{L}\d])/u,
  /(?<![\p{L}\d])\d{4}\s\d{4}\s\d{4}(?![\s\d])/u,
  /(?<![\p{L}\d])(?:19|20)?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[-+/]\d{3,4}(?!\d)/u,
  /(?<![\p{L}\d-])(?:\d{5}|784-\d{4})-\d{7}-\d(?![\d-])/u,
  /(?<![\p{L}\d])[STFGM]\d{7}[A-Z](?![\p{L}\d])/u,
  /(?<![\p{L}\d])\d{2}\s?(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2}\s?[A-Z]\s?\d{3}(?!\d)/u,
  /(?<!\p{L})(?:pass(?:port|eport|aporte|aporto)?|pasaporte|paszport|paspoort|reisepass|ausweis|id|ident\p{L}*|nric|cnic|cni|dni|ti|t\.i|cc|c\.c|c[eé]dula|nie|rut|nat\. ?ins\.|ni)(?:\s(?:card|holder))?(?:\s(?:no|nr|num|number|nummer|n[º°]))?[.:]{0,2}\s?[A-Z]{0,3}\s?\d{6,10}[A-Z]?(?![\p{L}\d])/iu,
]
/** Digits alone, as many as numbers of people and telephones have. */
const ONLY_DIGITS =
  /^(?:[^\p{L}\d]{0,3}|(?:\p{L}|id|no|nr|ph)[^\p{L}\d]{1,3})\d(?:[\s().-]{0,2}\d){8,13}[^\p{L}\d]{0,3}$/iu

/** Tells whether a text has a number in it that a state gave to somebody, or is a number and nothing else. */
export function hasIdentityNumber(text: string): boolean {
  const numbers = withoutOtherNumbers(text)
  const isUnlike = UNLIKE_PHONES.some((form) => numbers.search(form) >= 0)
  return isUnlike || ONLY_DIGITS.test(numbers) || FORMS.some((form) => form.test(numbers))
}
