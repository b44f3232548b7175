import { act, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { fill, renderPage, screen } from '#tests/setup/render.tsx'
import { withFilters } from '../../filter-values.ts'
import { FilterDrawer } from './filter-drawer.tsx'

async function renderDrawer(initial: JobFilters = {}) {
  const states: JobFilters[] = []
  function Bound() {
    const [filters, setFilters] = useState(initial)
    const onChange = (changes: JobFilters) => {
      states.push(withFilters(filters, changes))
      setFilters(withFilters(filters, changes))
    }
    return <FilterDrawer filters={filters} currency="GBP" onChange={onChange} view="list" />
  }
  const page = await renderPage(<Bound />)
  return { ...page, states, opener: screen.getByRole('button', { name: /^Filters/ }) }
}

async function openDrawer(initial: JobFilters = {}) {
  const page = await renderDrawer(initial)
  // The sheet is fetched when it is wanted: this waits for it.
  await act(() => page.user.click(page.opener))
  return { ...page, sheet: within(await screen.findByRole('dialog', { name: 'Filters' })) }
}

test.each([
  [{}, 'Filters'],
  [{ search: 'nurse' }, 'Filters 1 active'],
  [{ search: 'nurse', minSalary: '1', maxSalary: '2' }, 'Filters 3 active'],
])('with %j the button is called %j', async (filters, name) => {
  await renderDrawer(filters)
  expect(screen.getByRole('button').textContent).toBe(name)
  expect(screen.getByRole('button', { name })).toBeTruthy()
})

test('every filter stands in the sheet under its name', async () => {
  const { sheet } = await openDrawer()
  expect(sheet.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Job type',
    'Duration',
    'Sector',
    'Work location',
    'Pay',
    'Experience',
    'Education',
  ])
})

test('choices apply at once and add to those before', async () => {
  const { user, sheet, states } = await openDrawer({ search: 'nurse' })
  await user.click(sheet.getByRole('checkbox', { name: 'Remote' }))
  await user.click(sheet.getByRole('checkbox', { name: 'Seasonal' }))
  expect(states.at(-1)).toEqual({ search: 'nurse', workLocation: 'Remote', jobDuration: 'Seasonal' })
})

test('pay typed in the sheet is kept when another filter is pressed', async () => {
  const { user, sheet, states } = await openDrawer()
  await fill(user, sheet.getByRole('textbox', { name: /At least/ }), '30k')
  await user.click(sheet.getByRole('checkbox', { name: 'Remote' }))
  expect(states.at(-1)).toEqual({ minSalary: '30000', workLocation: 'Remote' })
})

test('"Show jobs" closes the sheet, and the keyboard is back at the button that opened it', async () => {
  const { user, sheet, opener } = await openDrawer()
  await user.click(sheet.getByRole('button', { name: 'Show jobs' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('clearing all closes the sheet and leads to the plain list', async () => {
  const { user, sheet, address } = await openDrawer({ search: 'nurse' })
  await user.click(sheet.getByRole('link', { name: 'Clear all' }))
  expect(address()).toBe('/jobs')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Escape closes the sheet', async () => {
  const { user } = await openDrawer()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('"Show jobs" stays with a field that is wrong, so that nothing typed is lost unseen', async () => {
  const { user, sheet } = await openDrawer()
  await fill(user, sheet.getByRole('textbox', { name: /At least/ }), '50000')
  await fill(user, sheet.getByRole('textbox', { name: /At most/ }), '40000')
  await user.click(sheet.getByRole('button', { name: 'Show jobs' }))
  expect(sheet.getByRole('alert').textContent).toMatch(/Lower the one or raise the other/)
  expect(document.activeElement).toBe(sheet.getByRole('textbox', { name: /At least/ }))
})
