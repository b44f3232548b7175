import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#/lib/query-client.ts'
import { screen } from '#tests/setup/render.tsx'
import { dropLoadedData, goOnAsAnother } from './session-cache.ts'

/** Which person asks for what: the page of one holds what the other may not see, and both pages hold the bar. */
async function renderPages() {
  let person = 'admin'
  const asked: string[] = []
  const ask = (what: string) => () => {
    asked.push(`${person}: ${what}`)
    return Promise.resolve(`${what} of ${person}`)
  }
  const Shown = ({ what }: { what: string }) => {
    const { data } = useQuery({ queryKey: [what], queryFn: ask(what) })
    return <p>{data}</p>
  }
  const queryClient = createQueryClient()
  const root = createRootRouteWithContext<object>()()
  const pageOf = (path: string, what: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => [<Shown key="own" what={what} />, <Shown key="both" what="the bar" />],
    })
  const router = createRouter({
    routeTree: root.addChildren([pageOf('/accounts', 'accounts'), pageOf('/likes', 'likes')]),
    history: createMemoryHistory({ initialEntries: ['/accounts'] }),
  })
  await router.load()
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    ),
  )
  await screen.findByText('accounts of admin')
  const become = (next: string) => {
    person = next
    asked.length = 0
  }
  return { queryClient, router, asked, become }
}

test('what the page before shows is not asked for as another person, and what both pages show is', async () => {
  const { queryClient, router, asked, become } = await renderPages()
  queryClient.setQueryData(['elsewhere'], 'of admin')
  become('seeker')
  await act(() => goOnAsAnother(queryClient, router, () => router.navigate({ to: '/likes' as never })))
  expect(await screen.findByText('likes of seeker')).toBeTruthy()
  expect(await screen.findByText('the bar of seeker')).toBeTruthy()
  expect(asked.toSorted()).toEqual(['seeker: likes', 'seeker: the bar'])
  const kept = queryClient.getQueryCache().getAll()
  expect(kept.map(({ queryKey }) => queryKey.join()).toSorted()).toEqual(['likes', 'the bar'])
})

test('where the other person stays on the same page, all that it shows is asked for as them', async () => {
  const { queryClient, router, asked, become } = await renderPages()
  become('other admin')
  const go = vi.fn<() => Promise<void>>(() => router.invalidate())
  await act(() => goOnAsAnother(queryClient, router, go))
  await waitFor(() => expect(screen.getByText('accounts of other admin')).toBeTruthy())
  expect(asked.toSorted()).toEqual(['other admin: accounts', 'other admin: the bar'])
  expect(go).toHaveBeenCalledOnce()
})

test('what nobody shows is forgotten before the other person goes anywhere: a page could believe it', async () => {
  const { queryClient, router } = await renderPages()
  queryClient.setQueryData(['elsewhere'], 'of admin')
  const go = vi.fn<() => Promise<unknown>>(() => Promise.resolve(queryClient.getQueryData(['elsewhere'])))
  await act(() => goOnAsAnother(queryClient, router, go))
  await expect(go.mock.results[0]?.value).resolves.toBeUndefined()
})

test('where the same person stays, what nobody shows is forgotten and the rest is asked for anew', async () => {
  const { queryClient, router, asked, become } = await renderPages()
  queryClient.setQueryData(['elsewhere'], 'of the company before')
  become('admin')
  await act(() => dropLoadedData(queryClient, router))
  expect(queryClient.getQueryData(['elsewhere'])).toBeUndefined()
  expect(asked.toSorted()).toEqual(['admin: accounts', 'admin: the bar'])
})
