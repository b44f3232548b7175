import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { tries } from '#tests/setup/tries.ts'
import { listJobsPage } from './published-jobs.server.ts'

await useTestDatabase()

/** Words that share beginnings, stand in each other's middle, and are spelled with signs and marks. */
const WORDS = [
  'nurse',
  'nurses',
  'nursing',
  'acute',
  'ward',
  'Wards',
  'night',
  'knight',
  'front',
  'end',
  'Café',
  'C++',
  '.NET',
  '3D',
]
const ABSENT = ['zither', 'xylem']
const COMPANIES = ['Acute Care & Sons', 'Café Łódź', 'Ward Night Ltd']
const SECTORS = ['HealthCare', 'Legal', 'ItSoftware'] as const
const SECTOR_LABELS = { HealthCare: 'Health & care', Legal: 'Legal', ItSoftware: 'IT & software' }

type Planted = { id: string; fields: string[] }

/** What the reference knows of spelling: letters and digits make words, marks and capitals do not count. */
const PLAIN: [string, string][] = [
  ['.net', 'dotnet'],
  ['c++', 'cplusplus'],
  ['é', 'e'],
  ['ł', 'l'],
  ['ó', 'o'],
  ['ź', 'z'],
]
function wordsOf(text: string): string[] {
  const plain = PLAIN.reduce((folded, [from, to]) => folded.replaceAll(from, to), text.toLowerCase())
  return plain.split(/[^a-z0-9]+/).filter(Boolean)
}

function occurs(fields: readonly string[], term: string): boolean {
  const words = wordsOf(term)
  // Every field with a space round each word: a term is found where one begins, and not across two fields. One or two
  // letters are no beginning.
  const wanted = ` ${words.join(' ')}${(words.at(-1)?.length ?? 0) < 3 ? ' ' : ''}`
  return fields.some((field) => ` ${wordsOf(field).join(' ')} `.includes(wanted))
}

/** A word for several of a kind also means one of them, where it is wanted. */
const SEVERAL: Record<string, string> = { nurses: 'nurse', Wards: 'ward', sons: 'son' }
const means = (fields: readonly string[], term: string) => {
  const one = SEVERAL[term]
  const saysOne = one !== undefined && fields.some((field) => wordsOf(field).includes(one))
  return saysOne || occurs(fields, term)
}

/** A search as it was meant. */
type Meaning = { all: string[][]; none: string[] }

const answersTo = ({ fields }: Planted, { all, none }: Meaning) =>
  all.every((terms) => terms.some((term) => means(fields, term))) &&
  !none.some((term) => occurs(fields, term))

/** A term as somebody types it: what has a space needs quotes, another may have them. */
const typed = (term: string) => (term.includes(' ') ? `"${term}"` : term)
const toSearch = ({ all, none }: Meaning) =>
  [...all.map((terms) => terms.map(typed).join(' OR ')), ...none.map((term) => `-${typed(term)}`)].join('  ')

const word = fc.constantFrom(...WORDS, ...ABSENT, 'nur', 'wa', 'war', '3', 'health', 'legal', 'sons', 'lodz')
const term = fc.oneof(
  { weight: 4, arbitrary: word },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS)).map((pair) => pair.join(' ')),
  },
  { weight: 1, arbitrary: fc.constantFrom('front-end', 'health & care', 'acute care', 'night-ward') },
)
const meaning = fc.record({
  all: fc.array(fc.array(term, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
  none: fc.array(term, { maxLength: 2 }),
})

const planted: Planted[] = []

beforeAll(async () => {
  const companies = await Promise.all(COMPANIES.map((name) => buildOrganization({ name })))
  const text = (min: number, max: number) =>
    fc.array(fc.constantFrom(...WORDS), { minLength: min, maxLength: max })
  const rows = fc.sample(
    fc.record({
      title: text(1, 4),
      location: text(0, 2),
      skills: text(1, 3),
      description: text(0, 8),
      company: fc.nat(2),
      sector: fc.nat(2),
    }),
    { numRuns: 60, seed: 11 },
  )
  for (const row of rows) {
    const sector = SECTORS[row.sector] ?? 'Legal'
    const [title, location] = [row.title.join(' '), `Bristol ${row.location.join(', ')}`]
    const description = `${row.description.join(' ')} ${'x'.repeat(50)}`
    const id = await buildJob({
      ...{ title: title.padEnd(2, '.'), location, description, sector, mustHaveSkills: row.skills },
      organizationId: companies[row.company],
    })
    const fields = [
      title,
      location,
      description,
      ...row.skills,
      COMPANIES[row.company] ?? '',
      SECTOR_LABELS[sector],
    ]
    planted.push({ id, fields })
  }
})

const TRIES = tries(400)

test('a search finds exactly the jobs that a slow reading of every text finds', async () => {
  expect(await db().$count(job)).toBe(60)
  let narrowed = 0
  await fc.assert(
    fc.asyncProperty(meaning, async (meant) => {
      const expected = planted.filter((one) => answersTo(one, meant)).map(({ id }) => id)
      const { jobs, count } = await listJobsPage({ search: toSearch(meant), limit: 200 })
      expect({ search: toSearch(meant), ids: jobs.map(({ id }) => id).toSorted() }).toEqual({
        search: toSearch(meant),
        ids: expected.toSorted(),
      })
      expect(count.value).toBe(expected.length)
      if (expected.length > 0 && expected.length < planted.length) narrowed += 1
    }),
    { numRuns: TRIES },
  )
  // Most searches find some jobs and not all. If few did, the comparison would prove little.
  expect(narrowed).toBeGreaterThan(TRIES / 3)
})
