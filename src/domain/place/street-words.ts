// Words of streets. Each word stands in one list. The lists differ in how surely a word says a street, and a reader of
// addresses takes those that are sure enough for its text.

/** English street names end in these. Nothing else does. */
export const SURE_ENDS = 'street st road rd avenue lane ln crescent boulevard blvd mews'
/** Names of towns end in these too: "Mountlake Terrace". */
export const TOWN_ENDS = 'ave terrace'
/** Few streets end in these. A shore and a dam do too. */
export const RARE_ENDS = 'strand chaussée'
/** Names of other things end in these too: "Google Drive". */
export const THING_ENDS = 'drive close court'
/** Names of towns and of other things end in this too. */
export const SQUARES = 'square'
/** A number must stand beside these. */
export const NUMBERED_ENDS = 'way gardens grove parkway pkwy highway hwy wharf quay'
/** A number must stand beside these, and only an address says a street by them: a sentence may say "3 rows". */
export const HILLY_ENDS = 'walk hill row'
/** These stand behind any number: "2015 Prof. Dr", "3 in one place". */
export const DOUBTFUL_ENDS = 'dr ct sq place pl parade'
/** A sentence says a street by these, where it has capitals and a number before it. */
export const SENTENCE_ENDS = `${SURE_ENDS} ${TOWN_ENDS} ${THING_ENDS} ${SQUARES} ${NUMBERED_ENDS}`
/** Only an address says a street by these, no sentence does. */
export const ADDRESS_ENDS = 'trail circle cir extension sector'

/** French streets begin with these, behind their number. No town does. */
export const FRENCH_BEGINS = 'rue boulevard chemin impasse allée allee allées quai faubourg ruelle avenue'
/** French streets begin with these short words too. In a sentence their capitals may be others: "3 BD managers". */
export const FRENCH_SHORT_BEGINS = 'bd bld blvd'
/** Other things begin with these too. They say a street in an address, or where a town stands beside them. */
export const FRENCH_TOWN_BEGINS = 'route place cours square passage résidence sentier'
/** Spanish streets begin with these, before their number. No town does. */
export const SPANISH_BEGINS = 'calle c/ avenida avda'
/** Streets begin with these in Spanish, Portuguese, Italian, Maltese, Polish and Russian. No town does. */
export const SURE_BEGINS = `${SPANISH_BEGINS} rua travessa viale vicolo triq ulica ul улица ул проспект`
/** Names of towns begin with these too. */
export const TOWN_BEGINS =
  'carrer paseo travesía travesia piazza piazzale praça praca alameda aleja aleje osiedle'
/** These are ordinary words too. With a capital or a dot they say a street. */
export const CAPITAL_BEGINS = 'av os corso plaza camino ronda largo estrada strada plac carretera'
/** An ordinary word too. With a capital it says a street, and no town begins with it. */
export const VIA = 'via'
/** Short words that say a street with their dot alone, in an address too: "al. Jerozolimskie". */
export const DOTTED_BEGINS = 'al pl'
/** Only at the beginning of an address these say a street, or a part of a town. */
export const ADDRESS_BEGINS =
  'ave residence prolongación prolongacion lieu-dit località localita loc. bairro glorieta v.le vle p.zza pzza c.so cso trav contrada calea aleea ulice cra carrera jirón jr urb urbanización praceta quadra пер'
/** Arabic and Hebrew addresses begin with these. */
export const EASTERN_BEGINS = "شارع حي רחוב רח' רח׳ שדרות"

/** German, Dutch and Nordic streets end in these, in one word with their name. No town does. */
export const SURE_TAILS = 'straße strasse gasse allee straat'
/** Names of towns end in these too. */
export const TOWN_TAILS = 'chaussee laan gracht gatan vägen vegen veien'
/** Names of few towns end in these: "Haarsteeg". With a number they say a street. */
export const LANE_TAILS = 'singel steeg'
/** Other words end in these too: "Arbeitsplatz". */
export const WORD_TAILS = 'platz weg damm plein gata vej gade katu'
/** Most words that end in these say no street: "Spring", "Verkäufer". */
export const DOUBTFUL_TAILS = 'str ufer ring steig stieg kade dijk'
/** Turkish and Hungarian streets have these as words of their own behind their name. */
export const EASTERN_TAILS = 'caddesi cad. sokak sok. mahallesi mah. bulvarı utca útja körút'

/** Names of houses end in these. */
export const HOUSES = 'house building tower lodge cottage farm'
/** An address may begin with these parts of a building. */
export const UNITS = 'flat apartment apt suite unit'

/** Lists of words as alternatives of a regular expression. */
export const anyOf = (...lists: readonly string[]): string =>
  lists.join(' ').replaceAll('.', '\\.').replaceAll(' ', '|')

const withFirst = (list: string, first: (letter: string) => string) =>
  anyOf(list.replaceAll(/(?<= |^)\S/gu, first))

/** Words of lists with a capital at their beginning, as alternatives of a regular expression. */
export const capitalised = (...lists: readonly string[]): string =>
  withFirst(lists.join(' '), (letter) => letter.toUpperCase())

/** Words of lists with a capital or a small letter at their beginning, as such alternatives. */
export const inEitherCase = (...lists: readonly string[]): string =>
  withFirst(lists.join(' '), (letter) => `[${letter.toUpperCase()}${letter}]`)
