import { expect, test, vi } from 'vitest'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { MapSoon } from './map-soon.tsx'

const FILTERS = { search: 'nurse', workLocation: 'Remote' }

async function renderMap() {
  const onFilter = vi.fn<(filters: JobFilters) => void>()
  return {
    ...(await renderPage(<MapSoon filters={FILTERS} onFilter={onFilter} />, { at: '/jobs/maps' })),
    onFilter,
  }
}

test('before there is a map the page says so and the list answers the same search', async () => {
  const { user, router } = await renderMap()
  expect(screen.getByRole('heading', { level: 1, name: 'The map is on its way' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Show the list' }))
  expect(router.state.location.pathname).toBe('/jobs')
  expect(router.state.location.search).toEqual(FILTERS)
})

test('filters work there as on the list, each without losing the others', async () => {
  const { user, onFilter } = await renderMap()
  await user.click(screen.getByRole('button', { name: 'Remove filter: Remote' }))
  expect(onFilter.mock.calls).toEqual([[{ search: 'nurse' }]])
})

test('the switch says which view one is in', async () => {
  await renderMap()
  expect(screen.getByRole('link', { name: 'Map' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'List' }).getAttribute('aria-current')).toBeNull()
})
