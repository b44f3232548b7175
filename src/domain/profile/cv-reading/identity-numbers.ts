/** Numbers that states give to people, as they are written in their country; without a label where their form is enough. */
const FORMS = [
  /(?<![\p{L}\d])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/u,
  /(?<![\p{L}\d.])\d{1,2}\.\d{3}\.\d{3}-[\dkx](?![\p{L}\d])/iu,
  /(?<![\p{L}\d-])\d{3}-\d{2}-\d{4}(?![\d-])/u,
  /(?<![\p{L}\d])(?:\d{8}|[XYZ]\d{7})-?[A-HJ-NP-TV-Z](?![\p{L}\d])/u,
  /(?<![\p{L}\d])[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z](?![\p{L}\d])/iu,
  /(?<![\p{L}\d])[12]\s?\d{2}\s?(?:0[1-9]|1[0-2])\s?\d{2}\s?\d{3}\s?\d{3}(?:\s?\d{2})?(?!\d)/u,
  /(?<![\p{L}\d])[A-CEGHJ-PR-TW-Z]{2}\s?\d{2}\s\d{2}\s\d{2}\s?[A-D](?![\p{L}\d])/u,
  /(?<![\p{L}\d])[A-Z]{5}\d{4}[A-Z](?![\p{L}\d])/u,
  /(?<![\p{L}\d])\d{4}\s\d{4}\s\d{4}(?![\s\d])/u,
  /(?<![\p{L}\d])756\.\d{4}\.\d{4}\.\d{2}(?!\d)/u,
  /(?<![\p{L}\d])\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}(?!\d)/u,
  /(?<![\p{L}\d])(?:19|20)?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[-+/]\d{3,4}(?!\d)/u,
  /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:\s?\d{4}){3,7}(?:\s?\d{1,4})?(?!\d)/u,
]
/** Digits alone, as many as numbers of people and telephones have. */
const ONLY_DIGITS = /^\D{0,3}\d(?:[\s().-]{0,2}\d){8,13}\D{0,3}$/u

/** Tells whether a text has a number in it that a state gave to somebody, or is a number and nothing else. */
export const hasIdentityNumber = (text: string): boolean =>
  ONLY_DIGITS.test(text) || FORMS.some((form) => form.test(text))
