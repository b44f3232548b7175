import { within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildJobSummary } from '#tests/factories/build-jobs-page.ts'
import { similarJobs } from '#tests/fakes/fake-job-detail.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { SimilarJobs } from './similar-jobs.tsx'

vi.mock('../../job-detail.functions.ts', () => import('#tests/fakes/fake-job-detail.ts'))

afterEach(() => {
  similarJobs.length = 0
})

test('similar jobs stand under a heading of their own, each with what a row tells and the way to its page', async () => {
  similarJobs.push(buildJobSummary({ id: 'job-2' }), buildJobSummary({ id: 'job-3', title: 'Lock Keeper' }))
  await renderPage(<SimilarJobs jobId="job-1" />)
  const section = await screen.findByRole('region', { name: 'Similar jobs' })
  expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(within(section).getByRole('link', { name: 'Lock Keeper' }).getAttribute('href')).toBe('/job/job-3')
  expect(section.textContent).toContain('£41,000–48,500')
})

test('where nothing is similar, nothing says so', async () => {
  const { container } = await renderPage(<SimilarJobs jobId="job-1" />)
  expect(container.querySelector('section')).toBeNull()
})
