const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g
const DIGITS = 10
const ZEROS = [0x0660, 0x06f0]

/** "2019年3月" and "2019년 3월", and a month set apart from its year: "2019 / 03". */
const EAST = /((?:19|20)\d{2})\s?[年년]\s?(\d{1,2})\s?[月월](?:\s?(\d{1,2})\s?[日일])?/gu
const APART = /(?<!\d[-/.])((?:19|20)\d{2})\s\/\s(?=(?:0[1-9]|1[0-2])(?![-/.]?\d))/gu
/** "2020/1至2021/5" and "2020/1至今" */
const UP_TO = /(?<=\d)\s?(?:至\s?(?=(?:19|20)\d{2})|(?=至今))/gu
/** "Tháng 9/2020" */
const VIETNAMESE = /(?<!\p{L})tháng\s(?=\d{1,2}[/-])/giu

/** "2019. 3.", as Hungarians and Koreans write it. */
const DOTTED = /((?:19|20)\d{2})\.\s(?=(?:0?[1-9]|1[0-2])\.)/gu
/** Marks that only turn the direction of letters. */
const TURNS = /[\u061C\u200E\u200F\u202A-\u202E]/g
/** A mark of what is left out that was taken for the beginning of a quotation. */
const OPENING = /[‘`´](?=\d{2}(?!\d))/gu

/** A text whose digits of Arabic and Persian, and dates of China and Korea, are as dates are written elsewhere. */
export const plainDigits = (text: string): string =>
  text
    .replace(TURNS, '')
    .replace(OTHER_DIGITS, (digit) =>
      String(ZEROS.map((zero) => digit.charCodeAt(0) - zero).find((value) => value >= 0 && value < DIGITS)),
    )
    .replace(EAST, (_all, year: string, month: string, day?: string) =>
      [year, month, day].filter(Boolean).join('/'),
    )
    .replace(UP_TO, ' – ')
    .replace(VIETNAMESE, '')
    .replace(APART, '$1/')
    .replace(DOTTED, '$1.')
    .replace(OPENING, '’')
