import { closeDatabase } from '#/db/client.server.ts'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { loadGazetteer } from '#/platform/places/gazetteer/load-gazetteer.tasks.server.ts'
import { searchGazetteer } from '#/platform/places/gazetteer/search-gazetteer.server.ts'
import { startThrowawayPostgres } from '#tests/setup/throwaway-postgres.ts'
import { medianAndTail, quantile, timed } from './lib/figures.ts'

// How long one look into the whole gazetteer takes, by what was typed: `node bench/place-search.ts`.

const ROUNDS = 20
const GOAL_MS = 50

const NAMES = [
  'London',
  'San Francisco',
  'Saint-Étienne',
  'Newcastle upon Tyne',
  'Łódź',
  'Manchester',
  'Bengaluru',
]

/** What somebody types on the way to a name, letter by letter. */
const prefixes = (length: number) => [...new Set(NAMES.map((name) => name.slice(0, length)))]

const QUERIES: Record<string, string[]> = {
  'one letter': 'abcdefghijklmnoprstuvwz'.split(''),
  'two letters': [...prefixes(2), 'sa', 'ma', 'la', 'ka', 'st'],
  'three to five letters': [3, 4, 5].flatMap(prefixes),
  'six to ten letters': [6, 7, 8, 9, 10].flatMap(prefixes),
  'accents and other languages': [
    'münchen',
    'köln',
    'Genève',
    'København',
    'łódź',
    'séville',
    'athína',
    'Londres',
  ],
  'name and region': [
    'Bath, UK',
    'Paris, Texas',
    'Springfield, IL',
    's, uk',
    'paris texas',
    'al ain united arab e',
  ],
  mistyped: [
    'lodnon',
    'edinbrugh',
    'birmigham',
    'manchseter',
    'marsellie',
    'barcelna',
    'san francsico',
    'glasgw',
  ],
  junk: [
    'zzzzqqq',
    '%_%_%',
    'qxj wvk',
    '北京',
    'Москва',
    'القاهرة',
    '12345',
    'asdf, ghjk, qwer',
    'xkcd uiop hjkl yuio',
  ],
  'two hundred characters': ['x'.repeat(200), 'saint '.repeat(33), 'a, '.repeat(66), 'ab '.repeat(66)],
}

async function measure(queries: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of queries) {
      times.push(await timed(() => searchGazetteer({ text, language: 'en', limit: 8 })))
    }
  }
  return times
}

const server = await startThrowawayPostgres()
process.env.DATABASE_URL = server.connectionString
process.env.LOG_LEVEL = 'silent'
try {
  await migrateDatabase(server.connectionString)
  process.stdout.write(`loading the gazetteer    ${(await timed(loadGazetteer)).toFixed(0)} ms\n`)
  const all: number[] = []
  for (const [kind, queries] of Object.entries(QUERIES)) {
    const times = await measure(queries)
    all.push(...times)
    process.stdout.write(`${kind.padEnd(30)} ${medianAndTail(times)}\n`)
  }
  const [tail, worst] = [quantile(all, 0.95), quantile(all, 1)]
  process.stdout.write(`all together                   ${medianAndTail(all)} (goal: p95 ${GOAL_MS} ms), `)
  process.stdout.write(`longest ${worst.toFixed(1)} ms: ${tail <= GOAL_MS ? 'met' : 'missed'}\n`)
} finally {
  await closeDatabase()
  await server.stop()
}
