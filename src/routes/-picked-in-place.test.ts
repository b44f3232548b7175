import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '#/lib/query-client.ts'
import { parseSearch, stringifySearch } from '#/lib/search-params.ts'
import { routeTree } from '../routeTree.gen.ts'

/** The ids of the router's matches: with the same ids it keeps the page on the screen. */
function idsOf(address: string): string[] {
  const history = createMemoryHistory({ initialEntries: [address] })
  const context = { queryClient: createQueryClient(), language: 'en', theme: 'system' } as const
  const router = createRouter({ routeTree, history, context, parseSearch, stringifySearch })
  return router.matchRoutes(router.latestLocation).map(({ id }) => id)
}

test.each([
  ['/jobs', 'job=2478178a-52bb-05d6-61db-9115fa1857d2'],
  ['/jobs?search=nurse&sort=salary', 'job=2478178a-52bb-05d6-61db-9115fa1857d2'],
  ['/jobs/maps', 'search=nurse&view=51.5,-0.1,11'],
])('%s stays the same page with %s, so that no waiting screen takes the focus', (path, more) => {
  expect(idsOf(`${path}${path.includes('?') ? '&' : '?'}${more}`)).toEqual(idsOf(path))
})
