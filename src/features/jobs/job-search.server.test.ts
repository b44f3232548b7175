import { eq, sql } from 'drizzle-orm'
import { constantFrom, sample, string } from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { organization, searchableJob } from '#/db/schema/index.ts'
import { toJobCriteria } from '#/domain/job/job-filters.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import { searchWords } from '#/domain/text/search-words.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { isLong } from '#tests/setup/tries.ts'
import { jobConditions } from '#/platform/job-search/job-conditions.server.ts'
import { readSearch } from '#/platform/job-search/search-conditions.server.ts'
import { tries } from '#tests/setup/tries.ts'
import { listJobsPage } from './published-jobs.server.ts'

const { pool } = await useTestDatabase()

async function foldedByDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await db().execute<{ folded: string }>(
    sql`select fold_text(given) as folded from unnest(${sql.param(texts)}::text[]) with ordinality as list (given, place) order by place`,
  )
  return rows.map(({ folded }) => folded)
}

/** Every letter from é to the last Cyrillic and Vietnamese one. */
const LETTERS = [
  [0xa0, 0x52f],
  [0x1e00, 0x1eff],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
)

/** Sigma is the letter whose small form depends on the letters beside it. */
const GREEK = Array.from({ length: 0x90 }, (_, index) => String.fromCodePoint(0x370 + index))

test('the database folds European letters, one by one and in words, as the words looked for are folded', async () => {
  const unit = constantFrom(...LETTERS, ...Array.from(' abcXYZ.-\u0301\u0327'))
  const words = sample(string({ unit, maxLength: 40 }), { numRuns: tries(500), seed: 7 })
  const greek = sample(string({ unit: constantFrom(...GREEK, ' '), maxLength: 12 }), {
    numRuns: tries(500),
    seed: 7,
  })
  const texts = [...LETTERS, ...greek, 'ΟΔΟΣ οδός', 'Straße ÆRØ Łódź ŒUVRE İstanbul', ...words].filter(
    (text) => !text.includes('\0'),
  )
  expect(await foldedByDatabase(texts)).toEqual(texts.map(foldText))
})

test('the database takes texts apart into the words that are looked for', async () => {
  const unit = constantFrom(
    ...LETTERS,
    ...Array.from(" abc019C+#.-_/@'&\u0301\u0660\u4e2d\u{1f600}"),
    'c++',
    '.net',
    'f#',
    '694e7a67',
    '1e5',
  )
  const texts = sample(string({ unit, maxLength: 60 }), { numRuns: tries(1_000), seed: 7 })
  const { rows } = await db().execute<{ words: string; entries: string[] }>(
    sql`select search_words(given) as words, tsvector_to_array(words_vector(search_words(given))) as entries from unnest(${sql.param(texts)}::text[]) with ordinality as list (given, place) order by place`,
  )
  expect(rows.map(({ words }) => words.trim())).toEqual(texts.map((text) => searchWords(text).join(' ')))
  expect(rows.map(({ entries }) => new Set(entries))).toEqual(texts.map((text) => new Set(searchWords(text))))
})

const found = async (search: string) => (await listJobsPage({ search })).jobs.map(({ id }) => id)

test('companies that answer to a search are found however many they are', async () => {
  await db().execute(sql`insert into organization (id, name, slug, email, phone, description, location)
    select 'wharf-' || n, 'Wharf ' || n, 'wharf-' || n, 'a@example.com', '1', 'Wharves.', 'Hull' from generate_series(1, 600) as n`)
  const id = await buildJob({ organizationId: 'wharf-600' })
  expect(await found('wharf')).toEqual([id])
  expect(await found('"wharf 600"')).toEqual([id])
  expect(await found('tidewall -wharf')).not.toContain(id)
})

test('one or two letters are a word and not the beginning of one', async () => {
  const id = await buildJob({ title: 'Statistician (R, Go)', organizationId: await buildOrganization() })
  const other = await buildJob({ title: 'Gondolier, Rialto', organizationId: await buildOrganization() })
  expect(await found('r statistician')).toEqual([id])
  expect(await found('go')).toEqual([id])
  expect(await found('gon')).toEqual([other])
})

test('a company that takes another name is found by the new one at once, and by the old one no more', async () => {
  const organizationId = await buildOrganization({ name: 'Häfen und Söhne' })
  const id = await buildJob({ organizationId })
  expect(await found('hafen')).toEqual([id])
  await db().update(organization).set({ name: 'Kaikki Øst' }).where(eq(organization.id, organizationId))
  expect([await found('hafen'), await found('kaikki ost')]).toEqual([[], [id]])
})

test('whoever writes a job, it is found by what it says now', async () => {
  const id = await buildJob({ title: 'Fromager affineur' })
  await db().execute(
    sql`update job set description = description || ' Crémerie', title = 'Cheesemonger' where id = ${id}`,
  )
  expect([await found('affineur'), await found('cremerie cheesemonger')]).toEqual([[], [id]])
})

test.each(['\ufdf2'.repeat(400), '語'.repeat(2_000), `nurse "${'x'.repeat(3_000)}"`])(
  'a word that is too long for any text is found nowhere',
  async (search) => {
    expect(await found(search)).toEqual([])
  },
)

test('a sector is found by its words on screen', async () => {
  const id = await buildJob({ sector: 'CharityNgo' })
  expect(await found('"charity & ngo"')).toEqual([id])
  expect(await found('flood -charity')).not.toContain(id)
})

/** So many that an index is worth a look; in the long run more. */
const MANY = isLong ? 10_000 : 2_000

/** Many published jobs of a few companies in one statement; each hundredth mentions rivets. */
async function plantMany(): Promise<void> {
  const model = await buildJob({ organizationId: await buildOrganization({ name: 'Model' }) })
  // On a connection without the product's time limit for a statement.
  await pool.query(`insert into job (id, organization_id, status, title, sector, job_type, job_duration,
      work_location, location, description, must_have_skills, experience_years, education_level, min_salary, max_salary,
      currency, salary_period, closing_date, apply_mode, reply_pledge_days, published_at)
    select 'many-' || n, organization_id, status, title, case when n % 20 = 0 then 'Engineering' else 'Retail' end,
      job_type, job_duration, work_location, location,
      case when n % 100 = 0 then 'Rivets. ' else '' end || repeat(description || ' Ingénieur à Orléans. ', 4),
      must_have_skills, experience_years, education_level, min_salary, max_salary, currency, salary_period,
      closing_date, apply_mode, reply_pledge_days, published_at
    from job, generate_series(1, ${MANY}) as n where id = '${model}'`)
  await pool.query('vacuum analyze searchable_job')
}

test('words, phrases, alternatives and sectors are one look into the index', async () => {
  await plantMany()
  const { conditions: searched } = await readSearch('rivets "cast iron" or engineering')
  const conditions = jobConditions(toJobCriteria({}), 'GBP', searched)
  const plan = await db().transaction(async (tx) => {
    // So few rows may be read through as well: PostgreSQL does not reckon with the words beside them.
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute(
      sql`explain (analyze, costs off) select ${searchableJob.number} from ${searchableJob} where ${sql.join(conditions, sql` and `)}`,
    )
    return rows.map((row) => String(Object.values(row)[0])).join('\n')
  })
  expect(plan).toContain('searchable_job_words')
  expect(plan.match(/Index Scan/g)).toHaveLength(1)
  expect((await listJobsPage({ search: 'rivets engineering' })).count.value).toBe(MANY / 100)
})
