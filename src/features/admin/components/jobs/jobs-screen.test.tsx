import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor, within } from '@testing-library/react'
import { fill, renderPage, screen } from '#tests/setup/render.tsx'
import type { JobsAddress } from '../../jobs-address.ts'
import type { AdminJobRow, AdminJobsPage } from '../../jobs.view.ts'
import { JobsScreen } from './jobs-screen.tsx'

const server = vi.hoisted(() => ({ listAllJobs: vi.fn<(call: { data: unknown }) => Promise<unknown>>() }))
vi.mock('../../jobs.functions.ts', () => server)

const OPEN: AdminJobRow = {
  ...{
    id: 'open',
    title: 'Hydrologist',
    company: { id: 'severn', name: 'Severn Works' },
    status: 'Published',
  },
  ...{
    archiveReason: null,
    archiveNote: null,
    createdAt: '2026-02-27T23:30:00.000Z',
    publishedAt: '2026-03-01T23:30:00.000Z',
    closingDate: '2026-04-01',
  },
  ...{ likes: 1_200, matches: 1, flags: ['stale', 'lowResponse'], isRestorable: false },
}
const PAGE: AdminJobsPage = {
  rows: [
    OPEN,
    {
      ...OPEN,
      ...{ id: 'over', title: 'Diver', status: 'Archived' },
      ...{ archiveReason: 'Moderation', archiveNote: 'The pay is not the pay in the form.' },
    },
    { ...OPEN, id: 'draft', title: ' ', status: 'Draft', publishedAt: null, closingDate: null },
  ],
  ...{ count: { value: 3, isMore: false }, hasPrevious: false, hasNext: true },
}

const asked = () => server.listAllJobs.mock.lastCall?.[0].data
const Actions = ({ job }: { job: AdminJobRow }) => <button type="button">Do something to {job.id}</button>

function Stage({ start }: { start: JobsAddress }) {
  const [at, setAt] = useState({ address: start, words: '' })
  return <JobsScreen {...at} Actions={Actions} onMove={setAt} />
}

const openJobs = (start: JobsAddress = {}) => renderPage(<Stage start={start} />, { at: '/app/admin/jobs' })

beforeEach(() => {
  server.listAllJobs.mockReset().mockResolvedValue(PAGE)
})

test('a row tells what a job is and how it stands with it, leads to its page, and holds what can be done', async () => {
  await openJobs()
  const row = await screen.findByRole('row', { name: /Hydrologist/ })
  const leads = (name: string) => within(row).getByRole('link', { name }).getAttribute('href')
  expect([leads('Hydrologist'), leads('Severn Works')]).toEqual(['/job/open', '/company/severn'])
  for (const text of [
    'Published',
    '27 Feb 2026',
    '1 Mar 2026',
    '1 Apr 2026',
    '1,200 · 1 match',
    'Stale',
    'Low response',
  ])
    expect(within(row).getByText(text)).toBeTruthy()
  expect(within(row).getByRole('button', { name: 'Do something to open' })).toBeTruthy()
  const over = screen.getByRole('row', { name: /Diver/ })
  for (const text of ['Archived', 'Taken down by moderators', 'The pay is not the pay in the form.'])
    expect(within(over).getByText(text)).toBeTruthy()
})

test('a draft has no page to lead to, and a name without a title', async () => {
  await openJobs()
  const row = await screen.findByRole('row', { name: /Untitled job/ })
  expect(within(row).queryByRole('link', { name: 'Untitled job' })).toBeNull()
})

test('words and filters narrow the list from its first page and keep the order', async () => {
  const { user } = await openJobs({ sort: 'number', after: 'somewhere' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Archived')
  await waitFor(() => expect(asked()).toEqual({ sort: 'number', status: 'Archived', words: '' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quality' }), 'No salary')
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'number', status: 'Archived', flag: 'noSalary' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quality' }), 'Any quality')
  await fill(user, screen.getByRole('searchbox', { name: 'Search by title or company' }), 'severn')
  await waitFor(() => expect(asked()).toEqual({ sort: 'number', status: 'Archived', words: 'severn' }))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(asked()).toMatchObject({ status: 'Archived', words: 'severn', after: 'draft' }))
  await user.click(screen.getByRole('button', { name: 'Created' }))
  await waitFor(() => expect(asked()).toEqual({ status: 'Archived', words: 'severn' }))
})

test('the arrow stands at what the jobs are ordered by, and only there', async () => {
  await openJobs()
  await screen.findByRole('row', { name: /Hydrologist/ })
  const heads = screen.getAllByRole('columnheader')
  const sorted = heads.filter((head) => (head.getAttribute('aria-sort') ?? 'none') !== 'none')
  expect(sorted.map(({ textContent }) => textContent)).toEqual(['Created'])
  expect(sorted[0]?.getAttribute('aria-sort')).toBe('descending')
})

test('where nothing is found everything can be cleared at once', async () => {
  server.listAllJobs.mockResolvedValue({
    ...PAGE,
    rows: [],
    count: { value: 0, isMore: false },
    hasNext: false,
  })
  const { user } = await openJobs({ status: 'Draft' })
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  await waitFor(() => expect(asked()).toEqual({ words: '' }))
})
