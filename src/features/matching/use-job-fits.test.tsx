import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Fit } from '#/domain/matching/types.ts'
import { createQueryClient } from '#/lib/query-client.ts'
import { buildFit } from '#tests/factories/build-fit.ts'
import { jobFitsQuery } from './matching.queries.ts'
import { useJobFits } from './use-job-fits.ts'

const answers = vi.hoisted(() =>
  vi.fn<(call: { data: { jobIds: string[] } }) => Promise<Record<string, Fit>>>(),
)
vi.mock('./matching.functions.ts', async () => ({
  ...(await import('#tests/fakes/fake-matching.ts')),
  getJobFits: answers,
}))

const renderFits = (queryClient: QueryClient, lists: string[][]) =>
  renderHook((props) => useJobFits(props.lists), {
    initialProps: { lists },
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })

test('a list in another order keeps the fits that are known, and takes its own when they are here', async () => {
  const [fit, better] = [buildFit(), buildFit({ title: 'Another' })]
  answers.mockResolvedValueOnce({ 'job-1': fit, 'job-2': fit })
  const { promise, resolve } = Promise.withResolvers<Record<string, Fit>>()
  answers.mockReturnValueOnce(promise)
  const { result, rerender } = renderFits(createQueryClient(), [['job-1', 'job-2']])
  await waitFor(() => expect(result.current).toEqual({ 'job-1': fit, 'job-2': fit }))
  rerender({ lists: [['job-3', 'job-2']] })
  expect(result.current).toEqual({ 'job-2': fit })
  resolve({ 'job-3': better, 'job-2': better })
  await waitFor(() => expect(result.current).toEqual({ 'job-3': better, 'job-2': better }))
})

test('of the fits that are known of a job, the freshest is kept', () => {
  answers.mockReturnValue(new Promise(() => undefined))
  const [old, fresh] = [buildFit({ title: 'Old' }), buildFit({ title: 'Fresh' })]
  const queryClient = createQueryClient()
  const know = (jobIds: string[], fit: Fit, updatedAt: number) =>
    queryClient.setQueryData(jobFitsQuery(jobIds).queryKey, { 'job-1': fit }, { updatedAt })
  know(['job-1', 'job-2'], fresh, 2_000)
  know(['job-1', 'job-3'], old, 1_000)
  const { result } = renderFits(queryClient, [['job-4', 'job-1']])
  expect(result.current).toEqual({ 'job-1': fresh })
})

test('what is known is gathered once for all lists that wait, however often they are drawn', () => {
  answers.mockReturnValue(new Promise(() => undefined))
  const fit = buildFit()
  const queryClient = createQueryClient()
  queryClient.setQueryData(jobFitsQuery(['job-1', 'job-2']).queryKey, { 'job-1': fit, 'job-2': fit })
  const gather = vi.spyOn(queryClient.getQueryCache(), 'findAll')
  const lists = [['job-1'], ['job-2'], ['job-3']]
  const { result, rerender } = renderFits(queryClient, lists)
  rerender({ lists })
  expect(result.current).toEqual({ 'job-1': fit, 'job-2': fit })
  expect(gather).toHaveBeenCalledOnce()
})
