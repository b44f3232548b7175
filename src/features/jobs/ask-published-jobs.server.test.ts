import { expect, test } from 'vitest'
import { DEFAULT_CURRENCY } from '#/domain/money/currency.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { askPublishedJobs } from './ask-published-jobs.server.ts'
import { answerSearchFeed } from './open-web/feed.server.ts'
import type { JobsPageRequest } from './published-jobs.schema.ts'

await useTestDatabase()

const VISITOR = { currency: DEFAULT_CURRENCY, actor: null }
const ask = (asked: JobsPageRequest | undefined, address: string) =>
  askPublishedJobs(asked, VISITOR, new Headers({ [CLIENT_IP_HEADER]: address }))

const REFUSED = expect.objectContaining({ code: 'RATE_LIMITED' })

test('one address has everything at once ten times a minute, and may still read pages; others have it too', async () => {
  await buildJob({ organizationId: await buildOrganization() })
  for (let nth = 0; nth < 10; nth += 1) await ask(nth % 2 === 0 ? undefined : {}, '192.0.2.10')
  await expect(ask(undefined, '192.0.2.10')).rejects.toEqual(REFUSED)
  expect((await ask({ limit: 10 }, '192.0.2.10')).jobs.length).toBeGreaterThan(0)
  expect((await ask(undefined, '192.0.2.11')).jobs.length).toBeGreaterThan(0)
})

test('searches of one address count together, of any page and of the feed, and the bare list never counts', async () => {
  const headers = { [CLIENT_IP_HEADER]: '192.0.2.20' }
  const search = { search: 'zzzz', cursor: '1-1' }
  for (let nth = 0; nth < 599; nth += 1) await ask(nth % 2 === 0 ? search : { minSalary: '1' }, '192.0.2.20')
  const feed = () =>
    answerSearchFeed('rss', new Request('http://localhost/jobs/feed.rss?search=zzzz', { headers }))
  expect((await feed()).status).toBe(200)
  await expect(feed()).rejects.toEqual(REFUSED)
  await expect(ask(search, '192.0.2.20')).rejects.toEqual(REFUSED)
  expect((await ask({ sort: 'salary' }, '192.0.2.20')).jobs.length).toBeGreaterThan(0)
})
