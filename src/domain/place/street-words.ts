// Words of streets, each once, by what else is called so: whoever reads puts together the lists that are sure enough.

/** What streets of English end in, and no town nor anything else. */
export const SURE_ENDS = 'street st road rd avenue lane ln crescent boulevard blvd mews'
/** What towns end in too: "Mountlake Terrace". */
export const TOWN_ENDS = 'ave terrace'
/** What few streets end in: a shore and a dam are called so too. */
export const RARE_ENDS = 'strand chaussée'
/** What other things are called too: "Google Drive". */
export const THING_ENDS = 'drive close court'
/** What towns and other things are called too. */
export const SQUARES = 'square'
/** What says a street beside a number alone. */
export const NUMBERED_ENDS = 'way gardens grove parkway pkwy highway hwy wharf quay'
/** The same in an address: within a sentence numbers stand before other hills and rows. */
export const HILLY_ENDS = 'walk hill row'
/** What stands behind numbers of all kinds: "2015 Prof. Dr", "3 in one place". */
export const DOUBTFUL_ENDS = 'dr ct sq place pl parade'
/** What streets end in within a sentence, with capitals and behind a number. */
export const SENTENCE_ENDS = `${SURE_ENDS} ${TOWN_ENDS} ${THING_ENDS} ${SQUARES} ${NUMBERED_ENDS}`
/** What says a street in a whole address alone. */
export const ADDRESS_ENDS = 'trail circle cir extension sector'

/** What streets of French begin with, behind their number, and no town. */
export const FRENCH_BEGINS = 'rue boulevard chemin impasse allée allee allées quai faubourg ruelle avenue'
/** The same, shortened: other capitals within a sentence, "3 BD managers". */
export const FRENCH_SHORT_BEGINS = 'bd bld blvd'
/** What towns and other things are called too: only beside a town, or in an address. */
export const FRENCH_TOWN_BEGINS = 'route place cours square passage résidence sentier'
/** What streets of Spanish begin with, before their number, and no town. */
export const SPANISH_BEGINS = 'calle c/ avenida avda'
/** The same of Spanish, Italian, Portuguese, Polish and Russian. */
export const SURE_BEGINS = `${SPANISH_BEGINS} rua travessa viale vicolo triq ulica ul улица ул проспект`
/** What towns begin with too. */
export const TOWN_BEGINS =
  'carrer paseo travesía travesia piazza piazzale praça praca alameda aleja aleje osiedle'
/** What is a word within a sentence too: a street where it has a capital or a dot. */
export const CAPITAL_BEGINS = 'av os corso plaza camino ronda largo estrada strada plac carretera'
/** The same, with which no town begins. */
export const VIA = 'via'
/** The same, which needs its dot in an address: "al. Jerozolimskie". */
export const DOTTED_BEGINS = 'al pl'
/** What says a street, or a part of a town, at the beginning of an address alone. */
export const ADDRESS_BEGINS =
  'ave residence prolongación prolongacion lieu-dit località localita loc. bairro glorieta v.le vle p.zza pzza c.so cso trav contrada calea aleea ulice cra carrera jirón jr urb urbanización praceta quadra пер'
/** The same of what is written from right to left. */
export const EASTERN_BEGINS = "شارع حي רחוב רח' רח׳ שדרות"

/** What streets of German, Dutch and the North end in, grown together with their names, and no town. */
export const SURE_TAILS = 'straße strasse gasse allee straat'
/** What towns end in too. */
export const TOWN_TAILS = 'chaussee laan gracht gatan vägen vegen veien'
/** What few towns end in, "Haarsteeg": a street beside its number. */
export const LANE_TAILS = 'singel steeg'
/** What other words end in too: "Arbeitsplatz". */
export const WORD_TAILS = 'platz weg damm plein gata vej gade katu'
/** The same of what most such words are no streets: "Spring", "Verkäufer". */
export const DOUBTFUL_TAILS = 'str ufer ring steig stieg kade dijk'
/** What stands alone behind the name of a street of Turkish or Hungarian. */
export const EASTERN_TAILS = 'caddesi cad. sokak sok. mahallesi mah. bulvarı utca útja körút'

/** What houses with a name are called in addresses. */
export const HOUSES = 'house building tower lodge cottage farm'
/** Words for a part of a building that an address begins with. */
export const UNITS = 'flat apartment apt suite unit'

/** Some lists as one piece of an expression. */
export const anyOf = (...lists: readonly string[]): string =>
  lists.join(' ').replaceAll('.', '\\.').replaceAll(' ', '|')

const withFirst = (list: string, first: (letter: string) => string) =>
  anyOf(list.replaceAll(/(?<= |^)\S/gu, first))

/** The same, each with a capital. */
export const capitalised = (...lists: readonly string[]): string =>
  withFirst(lists.join(' '), (letter) => letter.toUpperCase())

/** The same, each with a capital or none. */
export const inEitherCase = (...lists: readonly string[]): string =>
  withFirst(lists.join(' '), (letter) => `[${letter.toUpperCase()}${letter}]`)
