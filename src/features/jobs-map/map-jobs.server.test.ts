import { beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import { mapJobsSchema } from './map-jobs.schema.ts'
import { getMapJobById, listFirstMapJobs, listMapJobs } from './map-jobs.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listStatements } from '#tests/setup/list-statements.ts'

await useTestDatabase()
beforeEach(async () => {
  await db().delete(organization)
})

async function numberOf(id: string): Promise<number> {
  return (await getMapJobById(id)).number
}

test('jobs come in the order of the numbers, each once', async () => {
  const [a, b] = [
    await numberOf(await buildJob({ title: 'First' })),
    await numberOf(await buildJob({ title: 'Second' })),
  ]
  expect((await listMapJobs([b, a, b])).map(({ title }) => title)).toEqual(['Second', 'First'])
  expect((await listMapJobs([a, b])).map(({ title }) => title)).toEqual(['First', 'Second'])
  expect(await listMapJobs([])).toEqual([])
})

test('the list begins with the newest jobs of a search that lie on the map', async () => {
  for (let nth = 1; nth <= 12; nth += 1) await buildJob({ title: `Keeper ${nth}` })
  await buildJob({ title: 'Keeper at home', workLocation: 'Remote' })
  await buildJob({ title: 'Keeper to be', status: 'Draft' })
  await buildJob({ title: 'Nurse' })
  const titles = (await listFirstMapJobs({ search: 'keeper' }, 'GBP')).map(({ title }) => title)
  expect(titles).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((nth) => `Keeper ${nth}`))
  expect(await listFirstMapJobs({ search: 'nobody' }, 'GBP')).toEqual([])
})

test('whoever asks for remote jobs alone is told without a question that none lies on the map', async () => {
  await buildJob({ workLocation: 'Remote' })
  const sent = await listStatements(async () => {
    expect(await listFirstMapJobs({ workLocation: 'Remote' }, 'GBP')).toEqual([])
  })
  expect(sent).toEqual([])
  await buildJob({ title: 'Half at home', workLocation: 'Hybrid' })
  const both = await listFirstMapJobs({ workLocation: 'Remote,Hybrid' }, 'GBP')
  expect(both.map(({ title }) => title)).toEqual(['Half at home'])
})

test.each(['Draft', 'Archived'] as const)('a job that is %s is neither listed nor found', async (status) => {
  const open = await numberOf(await buildJob())
  const id = await buildJob({ status, archiveReason: status === 'Archived' ? 'Filled' : null })
  expect((await listMapJobs([open, open + 1, open + 2])).map(({ number }) => number)).toEqual([open])
  await expect(getMapJobById(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a job tells no more than its row shows', async () => {
  const job = await getMapJobById(await buildJob({ applyEmail: 'secret@example.com' }))
  expect(Object.keys(job).toSorted()).toEqual(
    ['id', 'number', 'title', 'organization', 'workLocation', 'location', 'countries', 'point']
      .concat(['minSalary', 'maxSalary', 'currency', 'salaryPeriod', 'publishedAt'])
      .toSorted(),
  )
  expect(Object.keys(job.organization)).toEqual(['name', 'logo'])
})

test('a remote job has no point, whatever place its company wrote', async () => {
  expect((await getMapJobById(await buildJob({ workLocation: 'Remote' }))).point).toBeNull()
  expect((await getMapJobById(await buildJob())).point).toEqual({ lat: 51.4545, lng: -2.5879 })
})

test.each([[[0]], [[-1]], [[1.5]], [[2 ** 31]], [['1']], [Array.from({ length: 101 }, () => 1)]])(
  'numbers that no pin has are refused: %j',
  (numbers) => {
    expect(mapJobsSchema.safeParse({ numbers }).success).toBe(false)
  },
)
