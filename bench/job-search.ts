import { performance } from 'node:perf_hooks'
import { closeDatabase, db } from '#/db/client.server.ts'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import { listJobsPage } from '#/features/jobs/published-jobs.server.ts'
import { COMPLETE_JOB } from '#tests/factories/build-job.ts'
import { startThrowawayPostgres } from '#tests/setup/throwaway-postgres.ts'

// How long a search takes among ten thousand long, accented advertisements: `node bench/job-search.ts`.

const JOBS = 10_000
const ORGANIZATIONS = 500
const WORDS_EACH = 600
const BATCH = 250
const ROUNDS = 5

/** Words of French and English advertisements; the first ones are met most often. */
const WORDS =
  `de la et des équipe à expérience vous développement gestion the project qualité réseau sécurité ingénieur
  manager ünïcode données clientèle été création stratégie élève hôpital Nîmes Orléans réglementation maîtrise français
  anglais commerce santé énergie écologie logistique marché vente achat contrôle audit formation métier compétence
  poste mission salaire avantage télétravail horaire contrat stage alternance diplôme licence master doctorat rédaction
  traduction édition architecture béton génie civil hydraulique électricité mécanique soudure chaudière peinture toiture`.split(
    /\s+/,
  )
const SEARCHES = [
  'ingénieur',
  'soudure -stage',
  'rare7',
  '"génie civil" hydraulique',
  'nowhere',
  'c++',
  'health',
]

/** A small generator with a seed, so that every run searches the same texts. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function description(random: () => number, number: number): string {
  const pick = () => WORDS[Math.floor(random() ** 2 * WORDS.length)] ?? ''
  return `${Array.from({ length: WORDS_EACH }, pick).join(' ')} rare${number % 1_000}`
}

async function plant(): Promise<void> {
  const random = seededRandom(7)
  const fields = { email: 'jobs@example.com', phone: '+44 7700 900100', description: 'A company.' }
  const companies = Array.from({ length: ORGANIZATIONS }, (_, index) => {
    const id = `organization-${index}`
    return { ...fields, id, slug: id, name: `Société ${index}`, location: 'Orléans' }
  })
  await db().insert(organization).values(companies)
  for (let first = 0; first < JOBS; first += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => ({
      ...COMPLETE_JOB,
      id: `job-${first + index}`,
      mustHaveSkills: ['Modélisation'],
      organizationId: `organization-${(first + index) % ORGANIZATIONS}`,
      description: description(random, first + index),
      closingDate: '2099-12-31',
      status: 'Published' as const,
      publishedAt: new Date(Date.UTC(2026, 0, 1) + (first + index) * 1_000),
    }))
    await db().insert(job).values(rows)
  }
  await db().execute('vacuum analyze')
}

/** The median of a few rounds in milliseconds, and how many jobs were found. */
async function measure(search: string): Promise<string> {
  const times: number[] = []
  let found = ''
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now()
    const page = await listJobsPage({ search }).catch(() => null)
    times.push(performance.now() - from)
    found = page ? `${page.count.value}${page.count.capped ? '+' : ''} found` : 'gave up after five seconds'
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
  return `${median.toFixed(0).padStart(6)} ms  ${found}`
}

const server = await startThrowawayPostgres()
process.env.DATABASE_URL = server.connectionString
try {
  await migrateDatabase(server.connectionString)
  await plant()
  for (const search of ['', ...SEARCHES]) {
    process.stdout.write(`${JSON.stringify(search).padEnd(30)} ${await measure(search)}\n`)
  }
} finally {
  await closeDatabase()
  await server.stop()
}
