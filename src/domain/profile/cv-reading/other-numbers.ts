const NUMBER = '(?:\\s(?:no|nr|n[º°])\\.?)?:?\\s?[\\d .-]+'
const THINGS =
  'isbn|issn|doi|ticket|version|versi[oó]n|versione|wersja|vers\\.|release|build|firmware|patent|brevet|order|auftrag|' +
  'invoice|rechnung|facture|factura|fattura|serial|article|artikel|model|modell|sku'
const OTHERS = [
  new RegExp(`(?<!\\p{L})(?:${THINGS})${NUMBER}`, 'giu'),
  new RegExp(`(?<!\\p{L})(?:DIN|EN|ISO|IEC|IEEE|ASTM|IP)${NUMBER}`, 'gu'),
  /(?<![\d./-])(?:\d{1,2}([./-])\d{1,2}\1)(?:19|20)\d{2}(?!\d|[./-]\d)/g,
  /(?<![\d./-])(?:0?[1-9]|1[0-2])[./-](?:19|20)\d{2}(?![\s./-]?\d)/g,
  /(?<!\d)(?:19|20)\d{2}(?:\s?[ ,/–-]\s?(?:19|20)\d{2}){1,8}(?!\d|[\s./-]\d)/g,
]

/** A text without numbers that are neither called nor given to people: dates, years, and what things and norms have. */
export const withoutOtherNumbers = (text: string): string =>
  OTHERS.reduce((left, form) => left.replace(form, ' '), text)
