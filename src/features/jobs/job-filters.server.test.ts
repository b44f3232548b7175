import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { searchableJob } from '#/db/schema/index.ts'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { NEWEST_FIRST } from '#/platform/job-search/job-conditions.server.ts'
import { listJobsPage } from './published-jobs.server.ts'

const NURSE = 'Infirmière de nuit'
const WELDER = 'Welder (TIG) at Straßen & Søn'
const VOLUNTEER = 'Art volunteer'
const ANALYST = 'Data analyst — C++ and .NET'

/** Four jobs that differ in everything a filter can ask for. */
await useTestDatabase()

beforeAll(async () => {
  const hospital = await buildOrganization({ name: 'St Aldhelm’s Hôpital' })
  const yard = await buildOrganization({ name: 'Brightwire' })
  await buildJob({
    organizationId: hospital,
    title: NURSE,
    sector: 'HealthCare',
    jobType: 'PartTime',
    jobDuration: 'Permanent',
    workLocation: 'OnSite',
    location: 'Orléans, France',
    mustHaveSkills: ['Acute care'],
    experienceYears: 0,
    educationLevel: 'Bachelor',
    minSalary: 20,
    maxSalary: 25,
    currency: 'GBP',
    salaryPeriod: 'Hour',
  })
  await buildJob({
    organizationId: yard,
    title: WELDER,
    sector: 'Manufacturing',
    jobType: 'FullTime',
    jobDuration: 'Contract',
    workLocation: 'OnSite',
    location: 'Cardiff',
    mustHaveSkills: ['TIG'],
    niceToHaveSkills: ['Forklift'],
    experienceYears: 5,
    educationLevel: 'Vocational',
    minSalary: 2_000,
    maxSalary: 2_500,
    currency: 'GBP',
    salaryPeriod: 'Month',
  })
  await buildJob({
    organizationId: yard,
    title: VOLUNTEER,
    sector: 'ArtsMedia',
    jobType: 'Volunteer',
    jobDuration: 'Seasonal',
    workLocation: 'Hybrid',
    experienceYears: 0,
    educationLevel: 'None',
    minSalary: null,
    maxSalary: null,
    currency: null,
    salaryPeriod: null,
    mustHaveSkills: ['Kindness'],
    description:
      'Hang pictures, greet guests and keep the guest book.\n\nThe start-up\nmeeting is on Monday.',
  })
  await buildJob({
    organizationId: yard,
    title: ANALYST,
    sector: 'ItSoftware',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'Remote',
    location: '',
    countries: ['DE'],
    mustHaveSkills: ['C++', '.NET', 'SQL_Server'],
    experienceYears: 2,
    educationLevel: 'Doctorate',
    minSalary: 60_000,
    maxSalary: 80_000,
    currency: 'EUR',
    salaryPeriod: 'Year',
  })
})

const ALL = [NURSE, WELDER, VOLUNTEER, ANALYST].toSorted()

const FILTERS: [JobFilters, string[]][] = [
  [{}, ALL],
  [{ jobType: 'PartTime' }, [NURSE]],
  [{ jobType: 'PartTime,Volunteer' }, [NURSE, VOLUNTEER]],
  [{ jobType: ' Volunteer , nonsense' }, [VOLUNTEER]],
  [{ jobType: 'nonsense' }, ALL],
  [{ jobDuration: 'Permanent' }, [NURSE, ANALYST]],
  [{ sector: 'HealthCare,ArtsMedia' }, [NURSE, VOLUNTEER]],
  [{ workLocation: 'Remote' }, [ANALYST]],
  [{ experienceYears: '0' }, [NURSE, VOLUNTEER]],
  [{ experienceYears: '2' }, [NURSE, VOLUNTEER, ANALYST]],
  [{ experienceYears: 'many' }, ALL],
  [{ educationLevel: 'None' }, [VOLUNTEER]],
  [{ educationLevel: 'Vocational' }, [WELDER, VOLUNTEER]],
  [{ educationLevel: 'Doctorate' }, ALL],
  [{ educationLevel: 'nonsense' }, ALL],
  // £20–25 an hour is £34,400–43,000 a year, £2,000–2,500 a month is £24,000–30,000; euros are not compared.
  [{ minSalary: '30000' }, [NURSE, WELDER]],
  [{ minSalary: '30001' }, [NURSE]],
  [{ minSalary: '43001' }, []],
  [{ maxSalary: '24000' }, [WELDER]],
  [{ maxSalary: '23999' }, []],
  [{ minSalary: '26000', maxSalary: '34400' }, [NURSE, WELDER]],
  [{ minSalary: '-1' }, ALL],
  [{ minSalary: '30000.5' }, ALL],
  [{ minSalary: '0' }, [NURSE, WELDER]],
  [{ jobType: 'FullTime', workLocation: 'OnSite' }, [WELDER]],
]

const SEARCHES: [string, string[]][] = [
  ['INFIRMIERE', [NURSE]],
  ['infirmière nuit', [NURSE]],
  ['infirmiere jour', []],
  ['hopital', [NURSE]],
  ['orleans', [NURSE]],
  ['strassen son', [WELDER]],
  ['forklift', [WELDER]],
  ['weld', [WELDER]],
  ['elder', []],
  ['art', [VOLUNTEER]],
  ['c++', [ANALYST]],
  ['.net', [ANALYST]],
  ['sql_server', [ANALYST]],
  ['"start-up meeting"', [VOLUNTEER]],
  ['"meeting start-up"', []],
  ['"kindness hang"', []],
  ['welder or kindness', [WELDER, VOLUNTEER]],
  ['brightwire -tig', [VOLUNTEER, ANALYST]],
  ['-brightwire', [NURSE]],
  ['brightwire -"guest book"', [WELDER, ANALYST]],
  ['%', ALL],
  ['.* (', ALL],
  ['(tig)', [WELDER]],
  ["o'brien; drop table job --", []],
]

async function titles(filters: JobFilters): Promise<string[]> {
  const { jobs } = await listJobsPage(filters)
  return jobs.map(({ title }) => title).toSorted()
}

test.each(FILTERS)('the filter %j finds %j', { tags: ['2.1b'] }, async (filters, expected) => {
  expect(await titles(filters)).toEqual(expected.toSorted())
})

test.each(SEARCHES)('searching %j finds %j', { tags: ['2.1c'] }, async (search, expected) => {
  expect(await titles({ search })).toEqual(expected.toSorted())
})

test('searching for a word and for its absence parts the jobs in two', { tags: ['2.1c'] }, async () => {
  for (const word of ['brightwire', 'guest', 'tig', 'nothing-like-it']) {
    const [found, others] = [await titles({ search: word }), await titles({ search: `-${word}` })]
    expect([...found, ...others].toSorted()).toEqual(ALL)
  }
})

test.each(['\u0000', 'a\u0000b', '\ud800', '-"\\', '***:a', '(?i)x', '['.repeat(300), 'é'.repeat(400)])(
  'a hostile search (%j) is only a search',
  async (search) => {
    expect(Array.isArray(await titles({ search }))).toBe(true)
  },
)

test('the order of the list is walked along its index, not sorted', async () => {
  const plan = await db().transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute(
      sql`explain select ${searchableJob.number} from ${searchableJob} order by ${NEWEST_FIRST} limit 25`,
    )
    return rows.map((row) => Object.values(row)[0]).join('\n')
  })
  expect(plan).toContain('searchable_job_newest')
  expect(plan).not.toContain('Sort')
})
