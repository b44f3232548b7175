import { expect, test } from 'vitest'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import type { FilterRelief, Unsaid } from '../../published-jobs.view.ts'
import { EmptyList } from './empty-list.tsx'

const FILTERS: JobFilters = {
  search: 'nurse',
  jobType: 'PartTime,Flexible',
  minSalary: '60000',
  workLocation: 'Remote',
}

const relief = (key: FilterRelief['key'], value: number, capped = false): FilterRelief => ({
  key,
  count: { value, capped },
})

const renderEmpty = (
  reliefs: readonly FilterRelief[],
  filters: JobFilters = FILTERS,
  unsaid: Unsaid | null = null,
  alone: readonly FilterRelief[] = [],
) =>
  renderPage(
    <EmptyList
      filters={filters}
      currency="GBP"
      relief={reliefs}
      alone={alone}
      unsaid={unsaid}
      isPastEnd={false}
    />,
  )

const linkNames = () => screen.getAllByRole('link').map((link) => link.textContent)

test('it names which filter to drop and what dropping it would bring, best first', async () => {
  await renderEmpty([relief('minSalary', 1_000, true), relief('jobType', 12), relief('search', 1)])
  expect(screen.getByText('No job meets all of this')).toBeTruthy()
  expect(screen.getByText('One filter less, and there are some.')).toBeTruthy()
  expect(linkNames()).toEqual([
    'Drop £60,000 and up: 1,000+ jobs',
    'Drop Part time +1: 12 jobs',
    'Drop “nurse”: 1 job',
    'Clear all',
  ])
})

test('dropping one filter keeps the others', async () => {
  const { user, router } = await renderEmpty([relief('minSalary', 3)])
  await user.click(screen.getByRole('link', { name: 'Drop £60,000 and up: 3 jobs' }))
  expect(router.state.location.search).toEqual({
    search: 'nurse',
    jobType: 'PartTime,Flexible',
    workLocation: 'Remote',
  })
})

test('what is searched for and is a filter can be made one', async () => {
  const unsaid = { words: ['hybrid'], rest: null }
  const { user, router } = await renderEmpty([], { search: 'hybrid nurse', jobType: 'PartTime' }, unsaid)
  await user.click(screen.getByRole('link', { name: 'Filter by Hybrid' }))
  expect(router.state.location.search).toEqual({
    search: 'nurse',
    jobType: 'PartTime',
    workLocation: 'Hybrid',
  })
})

test('clearing all leaves no filter', async () => {
  const { user, address } = await renderEmpty([])
  await user.click(screen.getByRole('link', { name: 'Clear all' }))
  expect(address()).toBe('/jobs')
})

test('no more than three ways out are offered', async () => {
  await renderEmpty([
    relief('minSalary', 9),
    relief('jobType', 8),
    relief('search', 7),
    relief('workLocation', 6),
  ])
  expect(linkNames()).toHaveLength(4)
  expect(screen.queryByText(/Drop Remote/)).toBeNull()
})

test('where no single filter is the cause, it says so', async () => {
  await renderEmpty([])
  expect(screen.getByText('No single filter is the cause. Clear them all and begin again.')).toBeTruthy()
  expect(linkNames()).toEqual(['Clear all'])
})

test('where dropping one filter is not enough, what each finds alone is offered', async () => {
  const alone = [relief('jobType', 12), relief('workLocation', 3)]
  const { user, router } = await renderEmpty([], FILTERS, null, alone)
  expect(screen.getByText('No single filter is the cause. Each of these finds some by itself.')).toBeTruthy()
  expect(linkNames()).toEqual(['Only Part time +1: 12 jobs', 'Only Remote: 3 jobs', 'Clear all'])
  await user.click(screen.getByRole('link', { name: 'Only Remote: 3 jobs' }))
  expect(router.state.location.search).toEqual({ workLocation: 'Remote' })
})

test('with one filter only, clearing it is the one way', async () => {
  await renderEmpty([], { search: 'nurse' })
  expect(screen.getByText('Clear the filter to see every open job.')).toBeTruthy()
})

test('without any job at all nobody is told to drop filters', async () => {
  await renderEmpty([], {})
  expect(screen.getByText('No jobs yet')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('behind the last page it is the list that ends, not the search that fails', async () => {
  await renderPage(
    <EmptyList filters={FILTERS} currency="GBP" relief={[]} alone={[]} unsaid={null} isPastEnd />,
  )
  expect(screen.getByText('The list ends here')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a filter that means nothing is named as what it is', async () => {
  await renderEmpty([relief('sector', 4)], { search: 'nurse', sector: 'Espionage' })
  expect(linkNames()[0]).toBe('Drop Espionage: unknown: 4 jobs')
})

test('pay that is asked for backwards is named as the cause, and each end can be dropped', async () => {
  const ends = { minSalary: '50000', maxSalary: '40000' }
  await renderEmpty([relief('maxSalary', 8), relief('minSalary', 5)], ends)
  expect(screen.getByText('The least pay asked for is above the most.')).toBeTruthy()
  expect(linkNames()).toEqual(['Drop Up to £40,000: 8 jobs', 'Drop £50,000 and up: 5 jobs', 'Clear all'])
})

test('a word that no job says is named, and the search without it offered first', async () => {
  const filters = { search: 'nurse xqzt', sector: 'Legal' }
  const rest = { search: 'nurse', count: { value: 3, capped: false } }
  const { user, router } = await renderEmpty([relief('search', 2)], filters, { words: ['xqzt'], rest })
  expect(screen.getByText('No open job says “xqzt”.')).toBeTruthy()
  expect(linkNames()).toEqual(['Search “nurse”: 3 jobs', 'Drop “nurse xqzt”: 2 jobs', 'Clear all'])
  await user.click(screen.getByRole('link', { name: 'Search “nurse”: 3 jobs' }))
  expect(router.state.location.search).toEqual({ search: 'nurse', sector: 'Legal' })
})

test('where no job says any of the words they are named, and clearing is the one way', async () => {
  await renderEmpty([], { search: 'xqzt zzyxw' }, { words: ['xqzt', 'zzyxw'], rest: null })
  expect(screen.getByText('No open job says “xqzt” or “zzyxw”.')).toBeTruthy()
  expect(linkNames()).toEqual(['Clear all'])
})
