import { listCountryNames } from './country-names.ts'
import { COUNTRIES, isCountryCode, type CountryCode } from './place.ts'
import { placeKey } from './place-key.ts'

/** Locales in whose words machines name countries. */
const LOCALES = [
  'en-GB',
  'fr-FR',
  'de-DE',
  'es-ES',
  'it-IT',
  'nl-NL',
  'pt-PT',
  'pl-PL',
  'sv-SE',
  'cs-CZ',
  'hu-HU',
]

/** ISO 3166-1 alpha-3 codes, in the order of `COUNTRIES`. */
const LONG_CODES = (
  'AND ARE AFG ATG AIA ALB ARM AGO ATA ARG ASM AUT AUS ABW ALA AZE BIH BRB BGD BEL BFA BGR BHR BDI BEN BLM BMU BRN ' +
  'BOL BES BRA BHS BTN BVT BWA BLR BLZ CAN CCK COD CAF COG CHE CIV COK CHL CMR CHN COL CRI CUB CPV CUW CXR CYP CZE ' +
  'DEU DJI DNK DMA DOM DZA ECU EST EGY ESH ERI ESP ETH FIN FJI FLK FSM FRO FRA GAB GBR GRD GEO GUF GGY GHA GIB GRL ' +
  'GMB GIN GLP GNQ GRC SGS GTM GUM GNB GUY HKG HMD HND HRV HTI HUN IDN IRL ISR IMN IND IOT IRQ IRN ISL ITA JEY JAM ' +
  'JOR JPN KEN KGZ KHM KIR COM KNA PRK KOR KWT CYM KAZ LAO LBN LCA LIE LKA LBR LSO LTU LUX LVA LBY MAR MCO MDA MNE ' +
  'MAF MDG MHL MKD MLI MMR MNG MAC MNP MTQ MRT MSR MLT MUS MDV MWI MEX MYS MOZ NAM NCL NER NFK NGA NIC NLD NOR NPL ' +
  'NRU NIU NZL OMN PAN PER PYF PNG PHL PAK POL SPM PCN PRI PSE PRT PLW PRY QAT REU ROU SRB RUS RWA SAU SLB SYC SDN ' +
  'SWE SGP SHN SVN SJM SVK SLE SMR SEN SOM SUR SSD STP SLV SXM SYR SWZ TCA TCD ATF TGO THA TJK TKL TLS TKM TUN TON ' +
  'TUR TTO TUV TWN TZA UKR UGA UMI USA URY UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM MYT ZAF ZMB ZWE'
).split(' ')

/** Official names that differ from those one says. */
const OFFICIAL_NAMES: Readonly<Record<string, string>> = {
  // Two countries are called so.
  congo: '',
  'hong kong': 'HK',
  macao: 'MO',
  macau: 'MO',
  'russian federation': 'RU',
  'bundesrepublik deutschland': 'DE',
  'czech rep': 'CZ',
  'dr congo': 'CD',
  'republic of ireland': 'IE',
  'republic of korea': 'KR',
  'korea republic of': 'KR',
  'viet nam': 'VN',
  'slovak republic': 'SK',
  turkiye: 'TR',
  'united kingdom of great britain and northern ireland': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
}

let known: ReadonlyMap<string, string> | undefined

function collectNames(): ReadonlyMap<string, string> {
  const codes = COUNTRIES.flatMap((code, index) => [
    [code.toLowerCase(), code] as const,
    [(LONG_CODES[index] ?? code).toLowerCase(), code] as const,
  ])
  // The first that has a name keeps it: a code means what ISO says, whatever another language calls so.
  const all = [...codes, ...Object.entries(OFFICIAL_NAMES), ...listCountryNames(LOCALES)]
  return new Map(all.toReversed())
}

/**
 * The country that a text names as a whole: by its ISO 3166-1 code of two or three letters, or by its name in one of
 * several languages. Null when it names none. Unlike `matchCountries`, the beginning of a name is not enough.
 *
 * @example findCountry('Deutschland') // 'DE'
 */
export function findCountry(text: string): CountryCode | null {
  known ??= collectNames()
  const key = placeKey(text.replaceAll('.', '')).replace(/^the /, '')
  const code = known.get(key)
  return isCountryCode(code) ? code : null
}
