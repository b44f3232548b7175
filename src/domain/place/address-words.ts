import { wordList } from '#/domain/text/word-list.ts'
import { HOUSES as NAMED_HOUSES, UNITS as BEGINNING_UNITS } from './street-words.ts'

/** Ordinary words that end as names of streets do: "Spring", "Engineering", "Verkäufer". */
export const ORDINARY_TAIL =
  /(?:^|[aeiouy]|[cfw][aeu]r|t[ei]r|s[pt]|b)ring$|[aä]ufer$|(?:^|ein|auf|aus|um|ab|an)stieg$|(?:^|an|um|stell|arbeits|sitz|park|lager)platz$|(?:de|ar)kade$|(?:bri|rene)gade$|substr$/u

/** Streets may end in these as words of their own: "Grote Markt 1", "Gran Vía 12". */
export const OWN_TAILS = wordList('markt vía')

/** Where letters wait, before a number. */
export const BOXES = wordList('postfach postbus apartado')

/** Small words within the name of a street. */
export const PARTICLES = wordList(
  'de du des la le les del della dei degli delle da do dos das di van von der den dem los las y e et św the an am im auf zum zur op aan het ter',
)

/** Words for a part of a building: their number belongs to the address. */
export const UNITS = wordList(
  `${BEGINNING_UNITS} floor apto piso bus bte boîte bât bâtiment appt appartement étage etage whg wohnung lok lokal m int interno scala esc planta`,
)
/** What a house with a name is called. */
export const HOUSES = wordList(
  `${NAMED_HOUSES} villa rectory vicarage manor hall barn mill grange farmhouse buildings haus`,
)

/** Behind a number or a street these go on with the sentence. So the number counts nothing. */
export const GOES_ON = wordList(
  'of in near at and or from until since to for with where is was by on as but until before after behind beside opposite ' +
    'à et ou dans en près chez depuis jusqu pour avec où est par au und oder bei an zu nach im am seit bis wo ist mit ' +
    'y o cerca desde hasta con donde es e presso dal fino per dove è em perto até com onde w i lub przy od do z gdzie en of bij tot met waar',
)

/** What numbers count: "12 Jahre Google Drive". */
export const COUNTED = wordList(
  'jahr jahre jahren monat monate monaten woche wochen tag tage tagen stunde stunden years months weeks days hours',
)

/** What somebody says before where they live. */
export const HOME = wordList(
  'at address adresse anschrift dirección indirizzo live lives living wohne wohnhaft',
)
