import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Fit } from '#/domain/matching/types.ts'
import { createQueryClient } from '#/lib/query-client.ts'
import { buildFit } from '#tests/factories/build-fit.ts'
import { useJobFits } from './use-job-fits.ts'

const answers = vi.hoisted(() =>
  vi.fn<(call: { data: { jobIds: string[] } }) => Promise<Record<string, Fit>>>(),
)
vi.mock('./matching.functions.ts', async () => ({
  ...(await import('#tests/fakes/fake-matching.ts')),
  getJobFits: answers,
}))

test('a list in another order keeps the fits that are known, and takes its own when they are here', async () => {
  const [fit, better] = [buildFit(), buildFit({ title: 'Another' })]
  answers.mockResolvedValueOnce({ 'job-1': fit, 'job-2': fit })
  const { promise, resolve } = Promise.withResolvers<Record<string, Fit>>()
  answers.mockReturnValueOnce(promise)
  const queryClient = createQueryClient()
  const { result, rerender } = renderHook(({ lists }) => useJobFits(lists), {
    initialProps: { lists: [['job-1', 'job-2']] },
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(Object.keys(result.current)).toEqual(['job-1', 'job-2']))
  rerender({ lists: [['job-3', 'job-2']] })
  expect(result.current).toEqual({ 'job-2': fit })
  resolve({ 'job-3': better, 'job-2': better })
  await waitFor(() => expect(result.current).toEqual({ 'job-3': better, 'job-2': better }))
})
