import { afterAll, expect, test } from 'vitest'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { countSearch } from '#/platform/job-search/count-search.server.ts'
import { publishedSearch } from '#/platform/job-search/published-search.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { answerClusters } from './clusters/answer-clusters.server.ts'
import { toParameters } from './clusters/cluster-questions.ts'
import { closeClusterThreads } from './clusters/keeper-thread.server.ts'
import { askFirstMapJobs } from './map-jobs.server.ts'
import { answerPins } from './pins/answer-pins.server.ts'

await useTestDatabase()
afterAll(closeClusterThreads)

const headersOf = (address: string) => ({ [CLIENT_IP_HEADER]: address })
const request = (path: string, address: string) =>
  new Request(`http://localhost${path}`, { headers: headersOf(address) })

/** The three ways in which the map searches, for one address; their status, 0 for rows. */
const ways = (address: string, search: string) => ({
  pins: async () =>
    (await answerPins(request(`/api/jobs/pins?search=${search}`, address), publishedSearch)).status,
  rows: () => askFirstMapJobs({ search }, 'GBP', new Headers(headersOf(address))),
  clusters: async () => {
    const question = new URLSearchParams({ ...toParameters({ kind: 'summary' }), search })
    return (await answerClusters(request(`/api/jobs/clusters?${question}`, address), publishedSearch, 1))
      .status
  },
})

test('what the map searches by its pins, its rows and its clusters counts with the searches of the list', async () => {
  await buildJob({ title: 'Lamplighter' })
  const address = '192.0.2.40'
  for (let nth = 0; nth < 597; nth += 1) countSearch({ search: 'zzzz' }, new Headers(headersOf(address)))
  const first = ways(address, 'lamplighter')
  expect([await first.pins(), (await first.rows()).length, await first.clusters()]).toEqual([200, 1, 200])
  const next = ways(address, 'zzzzy')
  expect([await next.pins(), await next.clusters()]).toEqual([429, 429])
  expect(() => next.rows()).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }))
})

test('nobody is held back who asks for the whole map, or looks round one that is clustered', async () => {
  await buildJob({ title: 'Lamplighter' })
  const address = '192.0.2.41'
  expect(await ways(address, 'lamplighter').clusters()).toBe(200)
  for (let nth = 0; nth < 599; nth += 1) countSearch({ search: 'zzzz' }, new Headers(headersOf(address)))
  expect(await ways(address, 'lamplighter').clusters()).toBe(200)
  expect((await answerPins(request('/api/jobs/pins', address), publishedSearch)).status).toBe(200)
  expect(await ways('192.0.2.42', 'zzzzy').pins()).toBe(200)
})
