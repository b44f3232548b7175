import { expect, test, vi } from 'vitest'
import { buildJobsPage } from '#tests/factories/build-jobs-page.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { JOB_SORTS, SORTS_OF_ALL, type JobSort } from '../../jobs-search.ts'
import { ComparedNote } from './compared-note.tsx'
import { Corrections } from './corrections.tsx'
import { ListHeader, type ListHeaderProps } from './list-header.tsx'

const MANY = buildJobsPage([], { count: { value: 1_000, capped: true }, newThisWeek: null })

async function renderHeader(props: Partial<ListHeaderProps> = {}) {
  const onSort = vi.fn<(sort: JobSort) => void>()
  const page = await renderPage(
    <ListHeader page={MANY} sort="newest" sorts={SORTS_OF_ALL} onSort={onSort} {...props} />,
  )
  return { ...page, onSort, order: screen.getByRole('combobox', { name: 'Order' }) }
}

test('the order is chosen from a list of the platform', async () => {
  const { user, onSort, order } = await renderHeader()
  await user.selectOptions(order, 'Best paid first')
  expect(onSort.mock.calls).toEqual([['salary']])
})

test('an order that is not offered is not shown as chosen', async () => {
  const { order } = await renderHeader({ sort: 'match' })
  expect((order as HTMLSelectElement).value).toBe('newest')
})

test('whoever orders by fit is told of how many it is the best', async () => {
  const { order } = await renderHeader({ sort: 'match', sorts: JOB_SORTS })
  expect((order as HTMLSelectElement).value).toBe('match')
  expect(screen.getByText('of the likeliest and the newest 500')).toBeDefined()
})

test('how many are new is left out where it is not known', async () => {
  await renderHeader()
  expect(screen.getByText('1,000+ jobs').parentElement?.textContent).toBe('1,000+ jobs')
})

test.each([
  [false, 'No job says “nruse”. These say nurse or nurses.'],
  [true, 'No job says “nruse”. Those that say nurse or nurses are left out.'],
])('a word that was read as others is named with them, left out (%s) or not', async (isLeftOut, text) => {
  await renderPage(<Corrections corrections={[{ typed: 'nruse', meant: ['nurse', 'nurses'], isLeftOut }]} />)
  expect(screen.getByText(text)).toBeDefined()
})

test('by pay it is said in which currency, where other pay comes last', async () => {
  await renderPage(<ComparedNote currency="EUR" by="order" />)
  expect(
    screen.getByText('Pay is compared in euros. Any pay in a currency without a rate comes last.'),
  ).toBeDefined()
})

test('what a filter of pay leaves out is said above what it finds', async () => {
  await renderPage(<ComparedNote currency="EUR" by="filter" />)
  expect(
    screen.getByText('Pay is compared in euros. Jobs paid in a currency without a rate are left out.'),
  ).toBeDefined()
})
