/** What streets are called. Towns are called the second words of each kind too: "Grand Terrace", "Zeltweg". */
const ENDS = 'street|st|road|rd|avenue|lane|ln|drive|close|court|crescent|boulevard|blvd|mews'
const TOWNS_END = 'ave|terrace|square'
/** Words that say a street beside its number alone. */
const NUMBERED_ENDS =
  'way|row|walk|hill|gardens|grove|trail|circle|cir|parkway|pkwy|highway|hwy|extension|sector'
const TAILS = 'straße|strasse|str\\.|gasse|allee|straat'
const TOWNS_TAIL = 'platz|weg|chaussee|damm|laan|plein|gracht|gatan|vägen|gata|veien|vegen|vej|gade|katu'
const OWN_TAILS =
  'straße|strasse|str\\.|allee|platz|weg|damm|ufer|ring|caddesi|cad\\.|sokak|sok\\.|mahallesi|mah\\.|bulvarı|utca|útja|körút'
const BEGINS =
  'rue|avenue|boulevard|bd|all[ée]e|chemin|impasse|quai|calle|avenida|avda|rua|travessa|via|viale|vicolo|ulica|ul|улица|ул|проспект'
const TOWNS_BEGIN =
  'prolongaci[óo]n|ave|largo|lieu-dit|localit[àa]|loc\\.|bairro|carrer|glorieta|v\\.?le|p\\.?zza|c\\.?so|trav|os|place|cours|route|square|passage|r[ée]sidence|av|plaza|paseo|camino|carretera|ronda|traves[íi]a|pra[çc]a|estrada|alameda|aleja|aleje|osiedle|plac|piazza|corso|contrada|strada|calea|aleea|ulice|cra|carrera|jirón|jr|urb|urbanización|praceta|quadra|пер|flat|house no|plot no|apartment|apt|suite|unit'

/** What houses are called that have a name. */
const HOUSE = new RegExp(
  '(?:\\s(?:house|building|tower|mansions?|lodge|cottage|farm|apartments?|residences?|estate|colony|nagar)|haus|hof)$|' +
    '^(?:(?:r[ée]sid|edif[íi]cio|torre|condom[íi]nio|jardim|setor|vila|residencial|barrio|bairro|colonia|hameau|lotissement|lieu-dit|quartier|cit[ée]|' +
    'contrada|frazione|galleria|vico|pasaje|manzana|c\\.da)(?!\\p{L})|(?:edif|b[âa]t|jd|col|lot|fraz|gall|pje|diag|urb|qd|mz|r)\\.)',
  'iu',
)

const ENDS_LIKE_STREET = new RegExp(
  `(?:^|\\s)(?:${ENDS}|${TOWNS_END})\\.?$|\\p{L}(?:${TAILS}|${TOWNS_TAIL})$|[-\\s](?:${OWN_TAILS})$`,
  'iu',
)
const BEGINS_LIKE_STREET = new RegExp(
  `^(?:(?:${BEGINS}|${TOWNS_BEGIN})[.: ]|(?:al|os|pl)\\.|c\\/|(?:شارع|حي|רחוב|רח['׳]|שדרות)\\s)`,
  'iu',
)
const NO_TOWN = new RegExp(`\\s(?:${ENDS})\\.?$|(?:${TAILS})$|^(?:${BEGINS})[. ]`, 'iu')
const HAS_ENGLISH_WORD = new RegExp(`\\s(?:${ENDS}|${TOWNS_END}|${NUMBERED_ENDS})(?=[.\\s]|$)`, 'iu')
const NUMBERED = new RegExp(`\\s(?:${NUMBERED_ENDS})$`, 'iu')
/** "Kirchheim an der Weinstraße" */
const ON_A_STREET = /\s(?:an der|am)\s/iu

/** Tells whether a name ends as streets do. Without its number a town may be called so: "Mountlake Terrace". */
export const endsLikeStreet = (name: string): boolean => ENDS_LIKE_STREET.test(name)

/** Tells whether a name is one that streets have; towns may have it as well. */
export const isStreetName = (name: string): boolean => endsLikeStreet(name) || BEGINS_LIKE_STREET.test(name)

/** Tells whether a name is one that houses have. */
export const isHouseName = (name: string): boolean => HOUSE.test(name)

/** Tells whether a name is one that streets have and hardly any town. */
export const isNoTownName = (name: string): boolean => NO_TOWN.test(name) && !ON_A_STREET.test(name)

/** Tells whether a name is a street's where the number of a house stands beside it. */
export const isNumberedName = (name: string): boolean => isStreetName(name) || NUMBERED.test(name)

/** The same where the number stands in front, and a quarter or a floor may follow: "1600 Green Avenue NW". */
export const hasNumberedName = (name: string): boolean => isNumberedName(name) || HAS_ENGLISH_WORD.test(name)
