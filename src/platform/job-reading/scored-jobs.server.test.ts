import { expect, test } from 'vitest'
import { buildJob } from '#tests/factories/build-job.ts'
import { listStatements } from '#tests/setup/list-statements.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listScoredJobs, rememberJobs } from './scored-jobs.server.ts'

await useTestDatabase()

const buildRequest = () => new Request('http://localhost/')

test('only published jobs are scored', async () => {
  const open = await buildJob()
  const closed = await buildJob({ status: 'Archived', archiveReason: 'Filled' })
  expect((await listScoredJobs([open, closed, 'nothing'])).map(({ id }) => id)).toEqual([open])
})

test('what the same request has read is not asked for again, and no other request knows of it', async () => {
  const [known, unknown] = [await buildJob(), await buildJob()]
  const [request, other] = [buildRequest(), buildRequest()]
  rememberJobs(request, await listScoredJobs([known]))
  expect(await listStatements(() => listScoredJobs([known], request))).toHaveLength(0)
  expect(await listStatements(() => listScoredJobs([known], other))).toHaveLength(1)
  const both = await listScoredJobs([unknown, known], request)
  expect(both.map(({ id }) => id).toSorted()).toEqual([known, unknown].toSorted())
})
