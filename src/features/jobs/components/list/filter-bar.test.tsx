import { act, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { withFilters } from '../../filter-values.ts'
import { FilterBar } from './filter-bar.tsx'
import type { JobsView } from './view-switch.tsx'

/** Keeps the filters as the address would, and every state they were in. */
async function renderBar(initial: JobFilters = {}, view: JobsView = 'list') {
  const states: JobFilters[] = []
  function Bound() {
    const [filters, setFilters] = useState(initial)
    const onChange = (changes: JobFilters) => {
      const next = withFilters(filters, changes)
      states.push(next)
      setFilters(next)
    }
    return <FilterBar filters={filters} currency="GBP" onChange={onChange} view={view} />
  }
  return { ...(await renderPage(<Bound />, { at: '/jobs' })), last: () => states.at(-1), states }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a free filter opens its choices, and choosing applies at once', async () => {
  const { user, last } = await renderBar()
  await act(() => user.click(button('Job type')))
  await user.click((await panel('Job type')).getByRole('checkbox', { name: 'Part time' }))
  expect(last()).toEqual({ jobType: 'PartTime' })
})

test('several choices of one filter stand together', async () => {
  const { user, last } = await renderBar({ jobType: 'FullTime' })
  await act(() => user.click(button(/Job type: Full time/)))
  await user.click((await panel('Job type')).getByRole('checkbox', { name: 'Internship' }))
  expect(last()).toEqual({ jobType: 'FullTime,Internship' })
})

test('taking back the last choice takes the filter away', async () => {
  const { user, last } = await renderBar({ jobType: 'FullTime', search: 'nurse' })
  await act(() => user.click(button(/Job type: Full time/)))
  await user.click((await panel('Job type')).getByRole('checkbox', { name: 'Full time' }))
  expect(last()).toEqual({ search: 'nurse' })
})

test.each<[string, JobFilters, JobFilters]>([
  ['Part time', { jobType: 'PartTime' }, {}],
  ['Part time +1', { jobType: 'PartTime,Flexible' }, {}],
  ['“nurse”', { search: 'nurse' }, {}],
  ['£30,000–50,000', { minSalary: '30000', maxSalary: '50000' }, {}],
  ['5 years’ experience', { experienceYears: '5' }, {}],
  ['Up to Master', { educationLevel: 'Master' }, {}],
  ['Espionage: unknown', { sector: 'Espionage' }, {}],
])('removing %s leaves every other filter', async (label, filters) => {
  const others = { workLocation: 'Remote', jobDuration: 'Permanent' }
  const { user, last } = await renderBar({ ...filters, ...others })
  await act(() => user.click(button(`Remove filter: ${label}`)))
  expect(last()).toEqual(others)
})

test('years are chosen from a list, and any number of them is no filter', async () => {
  const { user, last } = await renderBar({ sector: 'Legal' })
  await act(() => user.click(button('Experience')))
  const years = (await panel('Experience')).getByRole('combobox', { name: 'Years of experience you have' })
  await user.selectOptions(years, '3 years’ experience')
  expect(last()).toEqual({ sector: 'Legal', experienceYears: '3' })
  await user.selectOptions(years, 'Any')
  expect(last()).toEqual({ sector: 'Legal' })
})

test('the list of years begins at none, goes as far as a job may ask, and says what it does', async () => {
  const { user } = await renderBar()
  await act(() => user.click(button('Experience')))
  const years = (await panel('Experience')).getByRole('combobox')
  expect(within(years).getByRole('option', { name: 'No experience' })).toBeTruthy()
  expect(within(years).getAllByRole('option').at(-1)?.textContent).toBe('50 years’ experience')
  expect(
    document.querySelector(`#${CSS.escape(years.getAttribute('aria-describedby') ?? '')}`)?.textContent,
  ).toBe('Shows jobs that ask for this much or less.')
})

test('education is the highest level one has', async () => {
  const { user, last } = await renderBar()
  await act(() => user.click(button('Education')))
  await user.selectOptions((await panel('Education')).getByRole('combobox', { name: 'Education' }), 'Diploma')
  expect(last()).toEqual({ educationLevel: 'Diploma' })
})

test('an applied pay closes its panel, a wrong one keeps it open', async () => {
  const { user, last } = await renderBar({ search: 'nurse' })
  await act(() => user.click(button('Pay')))
  await user.type((await panel('Pay')).getByRole('textbox', { name: /At least/ }), 'lots{Enter}')
  expect((await panel('Pay')).getByText('Enter whole British pounds')).toBeTruthy()
  await user.clear((await panel('Pay')).getByRole('textbox', { name: /At least/ }))
  await user.type((await panel('Pay')).getByRole('textbox', { name: /At least/ }), '30k{Enter}')
  expect(last()).toEqual({ search: 'nurse', minSalary: '30000' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a filter being chosen keeps its place in the bar, and its panel stays open', async () => {
  const { user } = await renderBar({ jobType: 'FullTime' })
  const order = () => {
    const bar = screen.getByRole('navigation', { name: 'Filters', hidden: true })
    const names = within(bar).getAllByRole('button', { hidden: true })
    return names.map((one) => one.textContent).filter((name) => name && !name.startsWith('Filters'))
  }
  await act(() => user.click(button('Work location')))
  const before = order().findIndex((name) => name === 'Work location')
  await user.click((await panel('Work location')).getByRole('checkbox', { name: 'Remote' }))
  expect(order().findIndex((name) => name?.includes('Remote'))).toBe(before)
  await user.keyboard('{Escape}')
  expect(order().findIndex((name) => name?.includes('Remote'))).toBeLessThan(before)
})

test('Escape closes a panel and changes nothing', async () => {
  const { user, states } = await renderBar()
  await act(() => user.click(button('Sector')))
  await panel('Sector')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(states).toEqual([])
})

test('clear all leads to the list without any filter, and is offered only when there is one', async () => {
  const { user, address } = await renderBar({ search: 'nurse', jobType: 'PartTime' })
  await user.click(screen.getByRole('link', { name: 'Clear all' }))
  expect(address()).toBe('/jobs')
})

test('without a filter there is nothing to clear or remove', async () => {
  await renderBar()
  expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull()
})

test('on the map, clear all stays on the map', async () => {
  await renderBar({ search: 'nurse' }, 'map')
  expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/jobs/maps')
})

test('the switch between list and map takes the search along', async () => {
  const { user, router, address } = await renderBar({ search: 'nurse', jobType: 'PartTime' })
  const group = within(screen.getByRole('group', { name: 'View' }))
  expect(group.getByRole('link', { name: 'List' }).getAttribute('aria-current')).toBe('page')
  await user.click(group.getByRole('link', { name: 'Map' }))
  expect(address()).toContain('/jobs/maps')
  expect(router.state.location.search).toEqual({ search: 'nurse', jobType: 'PartTime' })
})

test('a word that was searched for is shown as text', async () => {
  const hostile = '<b>nurse</b>'
  const { container } = await renderBar({ search: hostile })
  expect(screen.getByText(`“${hostile}”`)).toBeTruthy()
  expect([...container.querySelectorAll('b')].map((bold) => bold.textContent)).not.toContain('nurse')
})
