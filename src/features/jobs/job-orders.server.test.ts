import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import { CURRENCIES, type Currency } from '#/domain/money/currency.ts'
import type { ExchangeRates } from '#/domain/money/exchange-rates.ts'
import { yearlyAmount } from '#/domain/money/salary.ts'
import { env } from '#/platform/env/env.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listJobsPage } from './published-jobs.server.ts'

const RATES = { date: '2026-11-20', worth: { GBP: 1, USD: 1.25, EUR: 1.2 } } satisfies ExchangeRates

await useTestDatabase()
beforeEach(async () => {
  env().EXCHANGE_RATES = RATES
  await db().delete(organization)
})

type Pay = { amount: number; currency: Currency; period?: 'Year' | 'Hour' } | null

async function plantPays(pays: readonly Pay[]): Promise<void> {
  const organizationId = await buildOrganization()
  for (const [nth, pay] of pays.entries()) {
    await buildJob({
      ...{ organizationId, title: `Job ${nth}` },
      ...(pay
        ? { minSalary: 1, maxSalary: pay.amount, currency: pay.currency, salaryPeriod: pay.period ?? 'Year' }
        : { jobType: 'Volunteer', minSalary: null, maxSalary: null, currency: null, salaryPeriod: null }),
    })
  }
}

const POUNDS = { currency: 'GBP', actor: null } as const

/** All titles of a list, page by page. */
async function walk(request: Parameters<typeof listJobsPage>[0], limit: number): Promise<string[]> {
  const titles: string[] = []
  let cursor: string | undefined
  do {
    const page = await listJobsPage({ ...request, limit, cursor }, POUNDS)
    titles.push(...page.jobs.map(({ title }) => title))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return titles
}

test('by pay the best paid come first, whatever their currency and period; who pays nothing comes last', async () => {
  await plantPays([
    { amount: 30_000, currency: 'GBP' },
    null,
    { amount: 42_000, currency: 'EUR' },
    { amount: 20, currency: 'GBP', period: 'Hour' },
    { amount: 50_000, currency: 'USD' },
    { amount: 90_000, currency: 'NZD' },
  ])
  // 20 an hour is 34,400; 42,000 euros are 35,000; 50,000 dollars are 40,000; nobody says what NZD are worth.
  const expected = ['Job 4', 'Job 2', 'Job 3', 'Job 0', 'Job 5', 'Job 1']
  expect(await walk({ sort: 'salary' }, 25)).toEqual(expected)
  expect(await walk({ sort: 'salary' }, 1)).toEqual(expected)
})

test('jobs that pay the same pound and not the same cent are all shown', async () => {
  const pay = (amount: number) => Array.from({ length: 6 }, () => ({ amount, currency: 'USD' }) as const)
  await plantPays([...pay(59_999), ...pay(59_998), ...pay(60_000)])
  const shown = await walk({ sort: 'salary' }, 4)
  expect(shown.slice(0, 6)).toEqual([17, 16, 15, 14, 13, 12].map((nth) => `Job ${nth}`))
  expect(new Set(shown).size).toBe(18)
})

test('without a table pay in the reader’s own currency leads and the others follow, the newest first', async () => {
  env().EXCHANGE_RATES = undefined
  await plantPays([
    { amount: 99_000, currency: 'EUR' },
    { amount: 20_000, currency: 'GBP' },
    { amount: 1_000, currency: 'EUR' },
    { amount: 30_000, currency: 'GBP' },
  ])
  expect(await walk({ sort: 'salary' }, 2)).toEqual(['Job 3', 'Job 1', 'Job 2', 'Job 0'])
})

test('a filter by pay compares what other currencies are worth, and without a table only its own', async () => {
  await plantPays([
    { amount: 35_000, currency: 'GBP' },
    { amount: 42_000, currency: 'EUR' },
    { amount: 41_999, currency: 'EUR' },
    { amount: 99_000, currency: 'CAD' },
  ])
  expect(await walk({ minSalary: '35000' }, 25)).toEqual(['Job 1', 'Job 0'])
  env().EXCHANGE_RATES = undefined
  expect(await walk({ minSalary: '35000' }, 25)).toEqual(['Job 0'])
})

const worthInPounds = (pay: Pay) => {
  const worth = pay && RATES.worth[pay.currency as keyof typeof RATES.worth]
  return pay && worth ? Math.round(yearlyAmount(pay.amount, pay.period ?? 'Year') * (100 / worth)) : -1
}

test.each(['few', 'many'])(
  'walking by pay loses and repeats none and keeps the order, where %s answer',
  async (size) => {
    const pays = fc.sample(
      fc.option(
        fc.record({ amount: fc.integer({ min: 1, max: 60 }), currency: fc.constantFrom(...CURRENCIES) }),
      ),
      { numRuns: 60, seed: 5 },
    )
    await plantPays(pays)
    if (size === 'many') {
      // So many alike that the list is walked along its index and not sorted.
      await db()
        .execute(`insert into job (id, organization_id, status, title, sector, job_type, job_duration, work_location,
      location, openings, description, must_have_skills, experience_years, education_level, closing_date, apply_mode,
      reply_pledge_days, published_at, min_salary, max_salary, currency, salary_period)
      select 'many-' || n, organization_id, status, 'Job x', sector, job_type, job_duration, work_location, location, 1, description,
        must_have_skills, experience_years, education_level, closing_date, apply_mode, reply_pledge_days, published_at, 1, 1, 'GBP', 'Year'
      from (select * from job limit 1) as model, generate_series(1, 2001) as n`)
    }
    const expected = pays
      .map((pay, nth) => ({ title: `Job ${nth}`, worth: worthInPounds(pay), nth }))
      .toSorted((a, b) => b.worth - a.worth || b.nth - a.nth)
      .map(({ title }) => title)
    const titles = (await walk({ sort: 'salary' }, size === 'many' ? 200 : 7)).filter(
      (title) => title !== 'Job x',
    )
    expect(titles).toEqual(expected)
  },
)

test('a word that no open job says is read as the words of titles that look like it, and that is told', async () => {
  await buildJob({ title: 'Software Engineer' })
  await buildJob({ title: 'Softwood Buyer' })
  await buildJob({ title: 'Sofware', status: 'Draft' })
  const page = await listJobsPage({ search: 'sofware enginer' })
  expect(page.jobs.map(({ title }) => title)).toEqual(['Software Engineer'])
  expect(page.corrections).toEqual([
    { typed: 'sofware', meant: ['software'], isLeftOut: false },
    { typed: 'enginer', meant: ['engineer'], isLeftOut: false },
  ])
})

/** What was read into a search, and the titles that it found. */
async function readingOf(search: string) {
  const { corrections, jobs } = await listJobsPage({ search })
  const read = corrections.map(({ typed, meant, isLeftOut }) => [isLeftOut ? `-${typed}` : typed, ...meant])
  return [read, jobs.map(({ title }) => title)]
}

test('a slip is also read as a word of a skill that an open job asks for, and of no other', async () => {
  await buildJob({
    title: 'Data Analyst',
    mustHaveSkills: ['Python', 'Civil 3D'],
    niceToHaveSkills: ['Power BI: modelling'],
  })
  await buildJob({ title: 'Clerk', status: 'Draft', mustHaveSkills: ['Typography'] })
  const analyst = ['Data Analyst']
  expect(await readingOf('pyhton')).toEqual([[['pyhton', 'python']], analyst])
  expect(await readingOf('modeling')).toEqual([[['modeling', 'modelling']], analyst])
  expect(await readingOf('typograpy')).toEqual([[], []])
  const both = [
    ['pyhton', 'python'],
    ['analist', 'analyst'],
  ]
  expect(await readingOf('pyhton analist')).toEqual([both, analyst])
})

test('a slip is also read as a word of the company or the place of an open job, and of no other', async () => {
  const ours = await buildOrganization({ name: 'St Aldhelm’s Hospital' })
  const others = await buildOrganization({ name: 'Wicklow Works' })
  await buildJob({ title: 'Porter', organizationId: ours, location: 'Bristol, United Kingdom' })
  await buildJob({ title: 'Clerk', organizationId: others, location: 'Galway', status: 'Draft' })
  const porter = ['Porter']
  expect(await readingOf('aldhlem')).toEqual([[['aldhlem', 'aldhelm']], porter])
  expect(await readingOf('aldhelms')).toEqual([[], porter])
  expect(await readingOf('brstol porter')).toEqual([[['brstol', 'bristol']], porter])
  expect(await readingOf('wiclow')).toEqual([[], []])
  expect(await readingOf('galwy')).toEqual([[], []])
})

test('a slip within a phrase is read as in a word of its own', async () => {
  await buildJob({ title: 'Software Engineer' })
  await buildJob({ title: 'Engineer of Software' })
  const engineer = ['Software Engineer']
  expect(await readingOf('"sofware engineer"')).toEqual([[['sofware', 'software']], engineer])
  expect(await readingOf('sotfwaree-engineer')).toEqual([[['sotfwaree', 'software']], engineer])
  expect(await readingOf('"zoftware engineer"')).toEqual([[], []])
})

test('a slip in what is left out leaves out what was meant, and never what is asked for', async () => {
  await buildJob({ title: 'Software Engineer' })
  await buildJob({ title: 'Civil Engineer' })
  expect(await readingOf('engineer -sofware')).toEqual([[['-sofware', 'software']], ['Civil Engineer']])
  expect(await readingOf('engineer -zither')).toEqual([[], expect.arrayContaining(['Software Engineer'])])
  expect(await readingOf('software -sofware')).toEqual([[], ['Software Engineer']])
  expect(await readingOf('civil -enginer')).toEqual([[['-enginer', 'engineer']], []])
})

test('a slip in what is left out leaves out no kin of what is asked for, and nothing that a slip there means', async () => {
  const organizationId = await buildOrganization({ name: 'Wicklow Works' })
  await buildJob({ title: 'Software Engineers', organizationId })
  const engineers = ['Software Engineers']
  expect(await readingOf('engineers -engineet')).toEqual([[], engineers])
  expect(await readingOf('engineer -enginer')).toEqual([[], engineers])
  expect((await listJobsPage({ search: 'enginers -engineerz' })).jobs).toHaveLength(1)
})

test('a short word keeps no slip from being left out, and several of a kind are read as one in a phrase too', async () => {
  await buildJob({ title: 'Civil Engineer in Bath' })
  await buildJob({ title: 'Civil Intern in Bath' })
  await buildJob({ title: 'Care Nurse' })
  expect(await readingOf('civil in bath -intrn')).toEqual([
    [['-intrn', 'intern']],
    ['Civil Engineer in Bath'],
  ])
  expect(await readingOf('"care nurses"')).toEqual([[['nurses', 'nurse']], ['Care Nurse']])
  expect(await readingOf('care -nurses')).toEqual([[['-nurses', 'nurse']], []])
})

test('in a phrase a slip is read as longer words too, which are not named', async () => {
  await buildJob({ title: 'Nurse' })
  await buildJob({ title: 'Nurses Manager' })
  expect(await readingOf('"nursez manager"')).toEqual([[['nursez', 'nurse']], ['Nurses Manager']])
})

test.each(['sof', 'zoftware', '-sofware software buyer'])('nothing is read into %j', async (search) => {
  await buildJob({ title: 'Software Engineer' })
  expect((await listJobsPage({ search })).corrections).toEqual([])
})

test('of more skills than are compared the newest are', async () => {
  const few = (nth: number) => Array.from({ length: 10 }, (_, other) => `Craft ${String(nth * 10 + other)}`)
  const asked = (mustHaveSkills: string[], minutesAgo: number) =>
    buildJob({ mustHaveSkills, publishedAt: new Date(Date.now() - minutesAgo * 60_000) })
  for (let nth = 1; nth <= 105; nth += 1) await asked(few(nth), nth)
  await asked(['Zither'], 0)
  await asked(['Acoustics'], 200)
  const meant = async (search: string) =>
    (await listJobsPage({ search })).corrections.flatMap((read) => read.meant)
  expect(await meant('zihter')).toEqual(['zither'])
  expect(await meant('acuostics')).toEqual([])
})

test('a list ordered or filtered by pay says in which currency where other pay is left aside, and no other list does', async () => {
  await plantPays([
    { amount: 30_000, currency: 'GBP' },
    { amount: 90_000, currency: 'NZD' },
  ])
  const said = async (request: Parameters<typeof listJobsPage>[0]) =>
    (await listJobsPage(request, POUNDS)).compared?.currency ?? null
  expect(await said({ sort: 'salary' })).toBe('GBP')
  expect(await said({ sort: 'newest' })).toBeNull()
  expect(await said({ sort: 'newest', minSalary: '20000' })).toBe('GBP')
  env().EXCHANGE_RATES = { ...RATES, worth: { ...RATES.worth, CAD: 1, AUD: 1, NZD: 2 } }
  expect(await said({ sort: 'salary' })).toBeNull()
  expect(await said({ maxSalary: '20000' })).toBeNull()
})
