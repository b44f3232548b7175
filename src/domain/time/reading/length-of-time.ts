const UNIT =
  'years?|yrs?|y|months?|mos?|weeks?|ans?|années?|mois|semaines?|jahren?|jahre?|monaten?|monate?|wochen?|años?|mes|meses|' +
  'semanas?|anos?|mês|anni|anno|mesi|mese|jaar|jaren|maand|maanden|rok|lata|lat|miesiące?|miesięcy|mies|roky|roků|let|' +
  'měsíce?|měsíců|år|månad(?:er)?|mån|måneder?|måned|mdr|yıl|ay|luni|lună|год[а]?|лет|месяц(?:а|ев)?|мес|р[іо]к(?:и|ів)?|' +
  'місяц(?:ь|і|ів)|міс'
const LENGTH = `\\d{1,2}(?:[.,]\\d)?\\+? ?(?:${UNIT})(?!\\p{L})\\.?`
/** As profile pages write what began and ended in one year. */
const LESS_THAN_ONE =
  "less than (?:a|one|1) (?:year|month)|moins d[’'](?:un|1) (?:an|mois)|weniger als (?:ein|1) (?:jahr|monat)|" +
  'menos de (?:un|um|1) (?:año|ano|mes|mês)|meno di (?:un|1) (?:anno|mese)|minder dan (?:een|1) (?:jaar|maand)'

/** How long something took, as a pattern for texts of single spaces, in any case: "2 yrs 3 mos", "3 года и 2 месяца". */
export const LENGTH_OF_TIME = `(?:${LESS_THAN_ONE}|(?:(?:less than|moins d['’]?|plus de|over|about|ca\\.?|circa) ?)?${LENGTH}(?:(?:,? (?:and|et|und|y|e|en|i|и|och|og|ve) |,? ?)${LENGTH})?)`
