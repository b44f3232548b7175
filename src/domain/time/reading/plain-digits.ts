const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g
const DIGITS = 10
const ZEROS = [0x0660, 0x06f0]

/** A text in which the digits of Arabic and Persian are those of dates. */
export const plainDigits = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) =>
    String(ZEROS.map((zero) => digit.charCodeAt(0) - zero).find((value) => value >= 0 && value < DIGITS)),
  )
