/**
 * How months are called in English, French, German, Spanish, Portuguese, Italian and Dutch, whole and shortened. Of two
 * names of a month of which one begins with the other, the longer one comes first.
 */
const MONTH_NAMES = [
  'january|janvier|januari|januar|janeiro|jänner|gennaio|enero|janv|jan|gen|ene',
  'february|février|fevrier|februari|februar|fevereiro|febbraio|febrero|févr|fevr|fév|fev|feb',
  'march|maart|mars|märz|maerz|março|marzo|mär|mrt|mrz|mar',
  'aprile|april|avril|abril|avr|apr|abr',
  'maggio|mayo|may|maio|mai|mei|mag',
  'june|juin|junio|junho|juni|giugno|jun|giu',
  'july|juillet|julio|julho|juli|luglio|juill|juil|jul|lug',
  'augustus|august|août|aout|agosto|aug|ago',
  'september|septembre|septiembre|setiembre|setembro|settembre|sept|sett|sep|set',
  'october|octobre|oktober|octubre|outubro|ottobre|oct|okt|out|ott',
  'november|novembre|noviembre|novembro|nov',
  'december|décembre|decembre|dezember|diciembre|dezembro|dicembre|déc|dec|dez|dic',
]

/** The pattern of any month's name. */
export const MONTH = `(?:${MONTH_NAMES.join('|')})`

const WHOLE_NAMES = MONTH_NAMES.map((names) => new RegExp(`^(?:${names})$`, 'iu'))

/** The number, 1 to 12, of the month that a word names; null for what is no month's name. */
export function monthNamed(word: string): number | null {
  const place = WHOLE_NAMES.findIndex((names) => names.test(word))
  return place < 0 ? null : place + 1
}
