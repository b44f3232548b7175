import { createServerEntry } from '@tanstack/react-start/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rootDataQuery } from '#/features/account/root-data.queries.ts'
import { db } from '#/db/client.server.ts'
import { toProfileColumns } from '#/db/documents/profile-document.ts'
import { profile } from '#/db/schema/index.ts'
import { fitScorer } from '#/features/matching/fits.server.ts'
import { createQueryClient } from '#/lib/query-client.ts'
import { configureJobScorer } from '#/platform/job-search/job-scorer.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildProfileDocument } from '#tests/factories/build-profile-document.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { listStatements } from '#tests/setup/list-statements.ts'
import { Route as JobRoute } from './job.$id.tsx'
import { Route as JobsRoute } from './jobs/index.tsx'
import { Route as MapRoute } from './jobs/maps.tsx'

vi.mock('@tanstack/react-start', async (original) => ({
  ...(await original<object>()),
  ...(await import('#tests/fakes/called-functions.ts')),
}))

await useTestAuth()

type Loader = (given: object) => Promise<unknown>

/** The statements that the server sends for one request of a page, from who is there to what the page shows. */
async function statementsOf(loader: unknown, given: object, cookie = ''): Promise<string[]> {
  const sent = Promise.withResolvers<string[]>()
  const queryClient = createQueryClient()
  const server = createServerEntry({
    fetch: async () => {
      const work = listStatements(async () => {
        const root = await queryClient.ensureQueryData(rootDataQuery)
        await (loader as Loader)({ context: { queryClient, ...root }, cause: 'enter', ...given })
      })
      work.then(sent.resolve, sent.reject)
      await work
      return new Response()
    },
  })
  await server.fetch(new Request('http://localhost:3000/', { headers: { cookie } }))
  return sent.promise
}

const ofJob = (id: string, cookie?: string) =>
  statementsOf(JobRoute.options.loader, { params: { id } }, cookie)
const ofMap = (search: object, cookie: string) =>
  statementsOf(MapRoute.options.loader, { location: { search } }, cookie)
function ofList(search: object, cookie?: string): Promise<string[]> {
  const { job, ...deps } = search as { job?: string }
  return statementsOf(JobsRoute.options.loader, { deps, location: { search: { job } } }, cookie)
}

/** The most that a page may ask of the database. */
const BUDGET = 4
const SEARCH = { search: 'civil engineer', sector: 'Engineering', minSalary: '30000' }

let jobId = ''
/** A session whose signed copy in the browser is fresh, and one that has to be looked up. */
type Cookies = { fresh: string; lookedUp: string }
let signedIn: Cookies = { fresh: '', lookedUp: '' }

const toCookies = (cookie: string): Cookies => {
  const lookedUp = cookie.split('; ').filter((pair) => !pair.includes('session_data'))
  return { fresh: cookie, lookedUp: lookedUp.join('; ') }
}

// The signed copy in the browser stays fresh for a minute: as long as this file runs.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterAll(() => void vi.useRealTimers())
beforeAll(async () => {
  configureJobScorer(fitScorer)
  jobId = await buildJob()
  await buildJob({ title: 'Another Civil Engineer' })
  const { userId, cookie } = await buildSignedIn('Individual')
  await db()
    .insert(profile)
    .values({ ...toProfileColumns(buildProfileDocument()), userId })
  signedIn = toCookies(cookie)
})

test.each<[string, object, number]>([
  ['the whole list', {}, 2],
  ['a search with filters', SEARCH, 3],
  ['a search that finds nothing, with what would help', { ...SEARCH, search: 'nobodysaysthis' }, 4],
  ['a word that no job says beside one that they say', { search: 'civil nobodysaysthis' }, 4],
  ['filters that leave nothing', { ...SEARCH, search: undefined, sector: 'Legal' }, 3],
  ['filters alone, by pay', { sector: 'Engineering', sort: 'salary' }, 2],
])('a visitor’s list takes no more than the budget: %s', async (_what, search, statements) => {
  const sent = await ofList(search)
  expect(sent, sent.join('\n')).toHaveLength(statements)
})

const nowhere = { ...SEARCH, search: 'nobodysaysthis' }
const personal: [string, object, number][] = [
  ['the whole list', {}, 2],
  ['a search with filters', SEARCH, 3],
  ['a search that finds nothing, with what would help', nowhere, 3],
  ['filters that leave nothing', { ...SEARCH, search: undefined, sector: 'Legal' }, 3],
  ['a search by fit', { ...SEARCH, sort: 'match' }, 2],
  ['a search by fit that finds nothing', { ...nowhere, sort: 'match' }, 2],
]

test.each(personal)(
  'a job seeker’s list with their fits and hearts takes no more than the budget: %s',
  async (_what, search, statements) => {
    const sent = await ofList(search, signedIn.fresh)
    expect(sent, sent.join('\n')).toHaveLength(statements)
    const lookedUp = await ofList(search, signedIn.lookedUp)
    expect(lookedUp, lookedUp.join('\n')).toHaveLength(statements + 1)
    expect(statements + 1).toBeLessThanOrEqual(BUDGET)
  },
)

test.each(['Employer', 'Admin'] as const)(
  'whoever else is signed in waits for no more than the budget: %s',
  async (type) => {
    const { fresh, lookedUp } = toCookies((await buildSignedIn(type)).cookie)
    for (const [search, statements] of [
      [SEARCH, 3],
      [nowhere, 3],
      [{ ...nowhere, search: undefined, sector: 'Legal' }, 3],
    ] as const) {
      const sent = await ofList(search, fresh)
      expect(sent, sent.join('\n')).toHaveLength(statements)
      const more = await ofList(search, lookedUp)
      expect(more, more.join('\n')).toHaveLength(statements + 1)
      expect(more.length).toBeLessThanOrEqual(BUDGET)
    }
  },
)

test('the map takes no more than the budget, but for words of a job seeker whose session is looked up', async () => {
  for (const [search, cookie, statements] of [
    [{}, '', 2],
    [SEARCH, '', 3],
    [{ workLocation: 'Remote' }, '', 0],
    [{}, signedIn.lookedUp, 4],
    [SEARCH, signedIn.fresh, 4],
    [SEARCH, signedIn.lookedUp, 5],
  ] as const) {
    const sent = await ofMap(search, cookie)
    expect(sent, sent.join('\n')).toHaveLength(statements)
  }
})

test('a job that is opened beside a list takes one more', async () => {
  const search = { ...SEARCH, job: jobId }
  for (const [cookie, statements] of [
    ['', 4],
    [signedIn.fresh, 4],
    [signedIn.lookedUp, 5],
  ] as const) {
    const sent = await ofList(search, cookie)
    expect(sent, sent.join('\n')).toHaveLength(statements)
  }
})

test('a job’s page with its similar jobs takes two statements for a visitor', async () => {
  const sent = await ofJob(jobId)
  expect(sent, sent.join('\n')).toHaveLength(2)
})

test('a job seeker’s, with their fit and their like, takes one more, and with a session looked up two', async () => {
  const fresh = await ofJob(jobId, signedIn.fresh)
  expect(fresh, fresh.join('\n')).toHaveLength(3)
  const lookedUp = await ofJob(jobId, signedIn.lookedUp)
  expect(lookedUp, lookedUp.join('\n')).toHaveLength(BUDGET)
})
