import { foldText } from '#/domain/text/fold-text.ts'
import type { Coordinates } from './place.ts'
import { townOf } from './town.ts'

/** A city whose centre we know without asking a map. */
export type KnownCity = Coordinates & { name: string; countryCode: string }

const CITIES = `
GB: Aberdeen 57.149 -2.094, Bath 51.381 -2.359, Belfast 54.597 -5.930, Birmingham 52.480 -1.903, Brighton 50.822 -0.137,
 Bristol 51.455 -2.588, Cambridge 52.205 0.119, Cardiff 51.481 -3.180, Coventry 52.408 -1.511, Derby 52.922 -1.476,
 Dundee 56.462 -2.971, Edinburgh 55.953 -3.189, Exeter 50.722 -3.530, Glasgow 55.861 -4.250, Gloucester 51.864 -2.238,
 Hull 53.744 -0.333, Inverness 57.478 -4.225, Leeds 53.800 -1.549, Leicester 52.636 -1.133, Liverpool 53.408 -2.992,
 London 51.507 -0.128, Manchester 53.481 -2.242, Milton Keynes 52.041 -0.759, Newcastle upon Tyne 54.978 -1.618,
 Norwich 52.628 1.299, Nottingham 52.955 -1.149, Oxford 51.752 -1.258, Plymouth 50.371 -4.143, Portsmouth 50.805 -1.087,
 Reading 51.454 -0.978, Sheffield 53.381 -1.470, Southampton 50.904 -1.404, Swansea 51.621 -3.944, York 53.960 -1.087
IE: Cork 51.898 -8.476, Dublin 53.350 -6.260, Galway 53.271 -9.057, Limerick 52.664 -8.627
FR: Bordeaux 44.838 -0.579, Grenoble 45.188 5.724, Lille 50.629 3.057, Lyon 45.764 4.836, Marseille 43.296 5.370,
 Montpellier 43.611 3.877, Nantes 47.218 -1.554, Nice 43.710 7.262, Paris 48.857 2.352, Rennes 48.117 -1.678,
 Strasbourg 48.573 7.752, Toulouse 43.605 1.444
DE: Berlin 52.520 13.405, Cologne 50.938 6.960, Dresden 51.050 13.737, Frankfurt 50.110 8.682, Hamburg 53.551 9.994,
 Leipzig 51.340 12.373, Munich 48.135 11.582, Stuttgart 48.776 9.183
NL: Amsterdam 52.368 4.904, Eindhoven 51.442 5.470, Rotterdam 51.924 4.478, The Hague 52.071 4.301, Utrecht 52.091 5.122
BE: Antwerp 51.219 4.402, Brussels 50.851 4.352, Ghent 51.054 3.717
ES: Barcelona 41.385 2.173, Bilbao 43.263 -2.935, Madrid 40.417 -3.704, Seville 37.389 -5.984, Valencia 39.470 -0.376
PT: Braga 41.545 -8.427, Lisbon 38.722 -9.139, Porto 41.158 -8.629
IT: Bologna 44.494 11.343, Florence 43.770 11.256, Milan 45.464 9.190, Naples 40.852 14.268, Rome 41.903 12.496,
 Turin 45.070 7.687
CH: Basel 47.560 7.589, Bern 46.948 7.447, Geneva 46.204 6.143, Zurich 47.377 8.542
AT: Graz 47.071 15.440, Vienna 48.208 16.374
LU: Luxembourg 49.612 6.130
DK: Aarhus 56.163 10.204, Copenhagen 55.676 12.568
SE: Gothenburg 57.709 11.975, Malmö 55.605 13.004, Stockholm 59.329 18.069
NO: Bergen 60.393 5.324, Oslo 59.914 10.752
FI: Helsinki 60.170 24.938, Tampere 61.498 23.761
EE: Tallinn 59.437 24.754
LV: Riga 56.950 24.105
LT: Vilnius 54.687 25.280
PL: Gdańsk 54.352 18.647, Kraków 50.065 19.945, Poznań 52.406 16.925, Warsaw 52.230 21.012, Wrocław 51.108 17.038
CZ: Brno 49.195 16.607, Prague 50.076 14.438
SK: Bratislava 48.149 17.107
HU: Budapest 47.498 19.040
RO: Bucharest 44.427 26.103, Cluj-Napoca 46.771 23.624
BG: Sofia 42.698 23.322
GR: Athens 37.984 23.728, Thessaloniki 40.640 22.944
HR: Zagreb 45.815 15.982
SI: Ljubljana 46.057 14.506
UA: Kyiv 50.450 30.524, Lviv 49.840 24.030
TR: Ankara 39.933 32.860, Istanbul 41.008 28.978
US: Atlanta 33.749 -84.388, Austin 30.267 -97.743, Boston 42.360 -71.059, Chicago 41.878 -87.630, Dallas 32.777 -96.797,
 Denver 39.739 -104.990, Houston 29.760 -95.370, Los Angeles 34.052 -118.244, Miami 25.762 -80.192,
 Minneapolis 44.978 -93.265, New York 40.713 -74.006, Philadelphia 39.953 -75.164, Phoenix 33.448 -112.074,
 Portland 45.515 -122.678, San Diego 32.716 -117.161, San Francisco 37.775 -122.419, Seattle 47.606 -122.332,
 Washington 38.907 -77.037
CA: Calgary 51.045 -114.072, Montréal 45.502 -73.567, Ottawa 45.422 -75.697, Québec 46.813 -71.208,
 Toronto 43.653 -79.383, Vancouver 49.283 -123.121
AU: Adelaide -34.929 138.601, Brisbane -27.470 153.025, Canberra -35.281 149.130, Melbourne -37.814 144.963,
 Perth -31.951 115.861, Sydney -33.869 151.209
NZ: Auckland -36.849 174.763, Christchurch -43.532 172.636, Wellington -41.287 174.776
IN: Bengaluru 12.972 77.595, Chennai 13.083 80.271, Delhi 28.614 77.209, Hyderabad 17.385 78.487,
 Mumbai 19.076 72.878, Pune 18.520 73.857
SG: Singapore 1.352 103.820
JP: Osaka 34.694 135.502, Tokyo 35.677 139.650
AE: Abu Dhabi 24.454 54.377, Dubai 25.205 55.271
ZA: Cape Town -33.925 18.424, Johannesburg -26.204 28.047
NG: Abuja 9.077 7.399, Lagos 6.524 3.379
KE: Nairobi -1.292 36.822
GH: Accra 5.604 -0.187
MA: Casablanca 33.573 -7.590, Rabat 34.021 -6.842
SN: Dakar 14.717 -17.467
BR: Rio de Janeiro -22.907 -43.173, São Paulo -23.551 -46.633`

/** Reads `Bath 51.381 -2.359`. */
function toCity(countryCode: string, entry: string): KnownCity[] {
  const [, name, lat, lng] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(entry.trim()) ?? []
  return name ? [{ name, countryCode, lat: Number(lat), lng: Number(lng) }] : []
}

/**
 * Big cities with their centres, good to about a kilometre: enough to compare distances while no map is asked. By
 * country, then by name.
 */
export const KNOWN_CITIES: readonly KnownCity[] = CITIES.split(/\n(?=[A-Z]{2}: )/).flatMap((country) => {
  const [countryCode = '', cities = ''] = country.trim().split(': ')
  return cities.split(',').flatMap((entry) => toCity(countryCode, entry))
})

/**
 * The known city of a place label; null when there is none. Without a country the first of that name is taken, with
 * one never a city of another.
 *
 * @example findKnownCity('Bath, Somerset', 'GB')?.lat // 51.381
 */
export function findKnownCity(label: string, countryCode: string | null): KnownCity | null {
  const town = foldText(townOf(label)).trim()
  const isIt = (city: KnownCity) =>
    foldText(city.name) === town && (countryCode === null || city.countryCode === countryCode)
  return KNOWN_CITIES.find(isIt) ?? null
}
