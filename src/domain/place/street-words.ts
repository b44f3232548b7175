import { wordList } from '#/domain/text/word-list.ts'

/** What streets of English end in. A number and a name before them make an address. */
export const STREET_ENDS = wordList(
  'street road avenue lane crescent boulevard mews terrace st rd ave ln blvd strand chaussée',
)
/** The same of words that other things are called too: only where the sentence ends, or a town follows. */
export const OTHER_ENDS = wordList(
  'drive dr court ct close square sq place pl way walk hill row gardens grove wharf quay parade parkway highway',
)

/** What streets of French begin with: the number stands before. */
export const FRENCH_BEGINS = wordList(
  'rue boulevard bd bld blvd chemin impasse allée allee allées quai faubourg ruelle avenue',
)
/** What streets of Spanish, Italian, Portuguese and Polish begin with: the number stands behind. */
export const STREET_BEGINS = wordList(
  'calle c/ avenida avda carrer paseo travesía viale vicolo piazza piazzale rua travessa praça alameda ulica ul aleja aleje osiedle',
)
/** The same of words that are a street's with a capital or a dot alone. */
export const CAPITAL_BEGINS = wordList(
  'via av al pl os corso plaza camino ronda largo estrada strada plac carretera',
)
/** Of them, those that stand before ordinary words as well: "Via Teams 2", "OS Windows 10". */
export const WORK_BEGINS = wordList('via av al pl os corso')
/** Words that other things are called too: only beside a town. */
export const OTHER_BEGINS = wordList('route place cours square passage résidence sentier villa')

/** What streets of German, Dutch and the North end in, grown together with their names. */
export const STREET_TAILS =
  'straße strasse gasse allee chaussee straat laan gracht singel steeg gatan vägen vegen'.split(' ')
/** The same that other words end in too. */
export const OTHER_TAILS = 'str weg platz damm ufer ring steig stieg plein kade dijk gata vej gade'.split(' ')
/** What ends in one of them and is no street: "Spring", "Engineering", "Verkäufer". */
export const ORDINARY_TAIL =
  /(?:^|[aeiouy]|[cfw][aeu]r|t[ei]r|s[pt]|b)ring$|[aä]ufer$|(?:^|ein|auf|aus|um|ab|an)stieg$|(?:^|an|um|stell|arbeits|sitz|park|lager)platz$|(?:de|ar)kade$|(?:bri|rene)gade$|substr$/u

/** The same of words that stand alone: "Grote Markt 1", "Gran Vía 12". */
export const OWN_TAILS = wordList('markt vía')

/** Where letters wait, before a number. */
export const BOXES = wordList('postfach postbus apartado')

/** Small words within the name of a street. */
export const PARTICLES = wordList(
  'de du des la le les del della dei degli delle da do dos das di van von der den dem los las y e et św the an am im auf zum zur op aan het ter',
)

/** Words for a part of a building: their number belongs to the address. */
export const UNITS = wordList(
  'flat unit apt apartment suite floor apto piso bus bte boîte bât bâtiment appt appartement étage etage whg wohnung lok lokal m int interno scala esc planta',
)
/** What a house with a name is called. */
export const HOUSES = wordList(
  'cottage house lodge farm villa rectory vicarage manor hall barn mill grange farmhouse building buildings tower haus',
)

/** Words behind a number or a street that go on with the sentence, and make no quantity of it. */
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
