import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedSearch } from '#/platform/job-search/published-search.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { decodePins } from '../pins/decode-pins.ts'
import { encodePins } from '../pins/encode-pins.ts'
import { findPins } from '../pins/find-pins.server.ts'
import { answerClusters } from './answer-clusters.server.ts'
import { answerQuestion } from './answer-question.ts'
import { buildClusterIndex } from './cluster-index.ts'
import { toParameters, type IndexQuestion } from './cluster-questions.ts'
import { askThread, closeClusterThreads, clusterPins } from './keeper-thread.server.ts'
import { openServerIndex } from './server-index.ts'

await useTestDatabase()
beforeAll(async () => {
  const organizationId = await buildOrganization()
  for (let nth = 0; nth < 40; nth += 1) {
    const place = nth % 10 === 0 ? { workLocation: 'Remote' as const } : {}
    await buildJob({ organizationId, lat: 40 + (nth % 7), lng: (nth % 5) * 3, title: 'Weaver', ...place })
  }
})
afterAll(closeClusterThreads)

const ask = (parameters: Record<string, string>, jobsMin = 0, signal?: AbortSignal) =>
  answerClusters(
    new Request(`http://localhost/api/jobs/clusters?${new URLSearchParams(parameters)}`, { signal }),
    publishedSearch,
    jobsMin,
  )

const WORLD = { kind: 'look', look: { bounds: [-180, -85, 180, 85], zoom: 3, listed: 25 } } as const

test('the server shows the same picture as a page that holds the jobs itself', async () => {
  const pins = await findPins(await publishedSearch({}))
  const here = buildClusterIndex(decodePins(new Uint8Array(pins).buffer))
  const questions: IndexQuestion[] = [
    { kind: 'summary' },
    WORLD,
    { ...WORLD, look: { ...WORLD.look, zoom: 6.4 } },
  ]
  const cluster = here.look(WORLD.look).clusters[0]?.id ?? 0
  questions.push({ kind: 'opening', clusterId: cluster }, { kind: 'jobsOf', clusterId: cluster })
  for (const question of questions) {
    const answer = await ask(toParameters(question))
    expect(await answer.json(), question.kind).toEqual(answerQuestion(here, question))
  }
})

test('a search of its own has clusters of its own', async () => {
  await buildJob({ title: 'Lamplighter' })
  const answer = await ask({ search: 'lamplighter', ...toParameters({ kind: 'summary' }) })
  expect(await answer.json()).toMatchObject({ onMap: 1, besideCount: 0 })
})

test('the page asks the server as it would ask itself', async () => {
  const index = await openServerIndex('/api/jobs/pins?search=weaver', (address) =>
    answerClusters(new Request(`http://localhost${address}`), publishedSearch, 0),
  )
  if (index === 'too-many') throw new Error('There are few')
  expect(index.summary).toMatchObject({ onMap: 36, besideCount: 4 })
  const { clusters, inView } = await index.look(WORLD.look)
  expect(inView).toBe(36)
  const [first] = clusters
  expect(await index.jobsOf(first?.id ?? 0)).toHaveLength(first?.count ?? 0)
})

test('a search that a page can hold is not clustered here', async () => {
  expect((await ask({ search: 'weaver and', ...toParameters(WORLD) }, 1_000)).status).toBe(422)
})

test.each([{}, { ask: 'everything' }, { ask: 'look', bounds: 'here', zoom: '1', listed: '1' }])(
  '%j is refused',
  async (parameters) => {
    expect((await ask(parameters as Record<string, string>)).status).toBe(422)
  },
)

test('a cluster that is gone is not found, and the map goes on', async () => {
  expect((await ask({ ask: 'jobsOf', cluster: '99999999' })).status).toBe(404)
  expect((await ask(toParameters(WORLD))).status).toBe(200)
})

test('after its thread ended the server clusters anew', async () => {
  await ask(toParameters(WORLD))
  await closeClusterThreads()
  expect((await ask(toParameters(WORLD))).status).toBe(404)
  expect((await ask(toParameters(WORLD))).status).toBe(200)
})

test('of fifty searches at once a few are clustered one after the other, the rest are asked to come again', async () => {
  // Fresh, or the one that is held would be clustered anew and take a turn.
  await closeClusterThreads()
  await ask(toParameters(WORLD))
  await ask(toParameters(WORLD))
  const searches = Array.from({ length: 50 }, (_, nth) =>
    ask({ search: `weaver -no${nth}`, ...toParameters(WORLD) }),
  )
  const held = await ask(toParameters(WORLD))
  const answers = await Promise.all(searches)
  expect(held.status).toBe(200)
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(45)
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
  expect((await ask({ search: 'weaver -no49', ...toParameters(WORLD) })).status).toBe(200)
})

test('searches that their map has left make room for the one that it shows', async () => {
  const left = new AbortController()
  const earlier = Array.from({ length: 5 }, (_, nth) =>
    ask({ search: `weaver -left${nth}`, ...toParameters(WORLD) }, 0, left.signal),
  )
  left.abort()
  expect((await ask({ search: 'weaver -shown', ...toParameters(WORLD) })).status).toBe(200)
  expect((await Promise.all(earlier)).filter(({ status }) => status === 503)).toHaveLength(4)
})

test('many who ask for one search wait for one and the same', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask({ search: 'weaver -nowhere', ...toParameters(WORLD) })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test('while jobs are clustered anew, what there is goes on answering', async () => {
  await clusterPins('busy', await findPins(await publishedSearch({})))
  const many = 150_000
  const column = (of: (nth: number) => number) => {
    const bytes = Buffer.alloc(many * 4)
    for (let nth = 0; nth < many; nth += 1) bytes.writeInt32BE(of(nth), nth * 4)
    return bytes
  }
  const pins = encodePins('all', {
    ...{ numbers: column((nth) => nth), beside: Buffer.alloc(0) },
    ...{ lngs: column((nth) => (nth % 997) * 1_000), lats: column((nth) => (nth % 991) * 1_000) },
  })
  const ended: string[] = []
  await Promise.all([
    clusterPins('busy', pins).then(() => ended.push('clustered')),
    askThread('busy', { kind: 'summary' }).then((answer) => ended.push(JSON.stringify(answer))),
  ])
  expect(ended).toEqual([expect.stringContaining('"onMap":'), 'clustered'])
  expect(await askThread('busy', { kind: 'summary' })).toMatchObject({ onMap: many })
})
