import { XMLParser } from 'fast-xml-parser'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import { addDays } from '#/domain/time/iso-date.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { answerIndeedFeed } from './indeed-feed.server.ts'

await useTestDatabase()
beforeEach(async () => {
  await db().delete(organization)
})

const parser = new XMLParser({ isArray: (name) => name === 'job' })

async function referenceNumbers(): Promise<string[]> {
  const answer = await answerIndeedFeed(new Request('http://localhost:3000/jobs/indeed.xml'))
  const { source } = parser.parse(await answer.text()) as { source: { job?: { referencenumber: string }[] } }
  return (source.job ?? []).map(({ referencenumber }) => referencenumber)
}

test('open jobs are told; drafts, archived jobs and one that closed yesterday are not', async () => {
  const organizationId = await buildOrganization()
  const open = await buildJob({ organizationId, closingDate: utcToday() })
  await buildJob({ organizationId, status: 'Draft' })
  await buildJob({ organizationId, status: 'Archived', archiveReason: 'Withdrawn' })
  await buildJob({ organizationId, closingDate: addDays(utcToday(), -1) })
  expect(await referenceNumbers()).toEqual([open])
})

test('more jobs than a chunk are told once each', async () => {
  const organizationId = await buildOrganization()
  for (let nth = 0; nth < 205; nth += 1) await buildJob({ organizationId })
  const told = await referenceNumbers()
  expect([told.length, new Set(told).size]).toEqual([205, 205])
})

test('without a job it is a document all the same', async () => {
  expect(await referenceNumbers()).toEqual([])
})
