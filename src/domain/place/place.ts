/** A point on Earth in degrees: latitude −90…90, longitude −180…180. */
export type Coordinates = { lat: number; lng: number }

/** Half the way through the Earth, in kilometres. */
export const EARTH_RADIUS_KM = 6371

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Great-circle distance in kilometres (haversine), good to about half a percent. Not a travel distance.
 *
 * @example distanceKm({ lat: 51.3811, lng: -2.359 }, { lat: 51.4545, lng: -2.5879 }) // about 18
 */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const latHalf = toRadians(b.lat - a.lat) / 2
  const lngHalf = toRadians(b.lng - a.lng) / 2
  const chord =
    Math.sin(latHalf) ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(lngHalf) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Both parts present and in range, as a point; null otherwise. */
export function toCoordinates(lat: number | null, lng: number | null): Coordinates | null {
  if (lat === null || lng === null) return null
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** ISO 3166-1 alpha-2 codes of every country and territory; labels come from `Intl.DisplayNames` on screen. */
export const COUNTRIES = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

declare const countryCode: unique symbol

/** A string that `isCountryCode` has accepted. */
export type CountryCode = string & { readonly [countryCode]: true }

const COUNTRY_SET: ReadonlySet<string> = new Set(COUNTRIES)

/** Tells whether a value is an ISO 3166-1 alpha-2 code in capitals. */
export function isCountryCode(value: unknown): value is CountryCode {
  return typeof value === 'string' && COUNTRY_SET.has(value)
}
