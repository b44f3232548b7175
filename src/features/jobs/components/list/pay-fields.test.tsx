import { expect, test, vi } from 'vitest'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { fill, renderTexts, screen } from '#tests/setup/render.tsx'
import { PayFields } from './pay-fields.tsx'

function renderPay(filters: JobFilters = {}, currency: Currency = 'GBP') {
  const onChange = vi.fn<(changes: JobFilters) => void>()
  const onDone = vi.fn<() => void>()
  const page = renderTexts(
    <>
      <PayFields filters={filters} currency={currency} onChange={onChange} onDone={onDone} />
      <button type="button">Elsewhere</button>
    </>,
  )
  return { ...page, onChange, onDone }
}

const min = () => screen.getByRole<HTMLInputElement>('textbox', { name: /At least, a year/ })
const max = () => screen.getByRole<HTMLInputElement>('textbox', { name: /At most, a year/ })
const apply = () => screen.getByRole('button', { name: 'Apply' })

test.each([
  ['£30 000', '30000'],
  ['0', '0'],
])('an amount typed as %j is searched as %s', async (typed, minSalary) => {
  const { user, onChange, onDone } = renderPay()
  await fill(user, min(), typed)
  await user.click(apply())
  expect(onChange.mock.calls).toEqual([[{ minSalary, maxSalary: '' }]])
  expect(onDone).toHaveBeenCalled()
})

test('both ends apply together, and only then', async () => {
  const { user, onChange } = renderPay()
  await fill(user, min(), '30000')
  await user.tab()
  await fill(user, max(), '50000')
  expect(onChange).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([[{ minSalary: '30000', maxSalary: '50000' }]])
})

test('what is no amount is said to be none, and the list stays as it is', async () => {
  const { user, onChange, onDone } = renderPay()
  await user.type(min(), 'a lot{Enter}')
  expect(screen.getByText('Enter whole British pounds')).toBeTruthy()
  expect(min().getAttribute('aria-invalid')).toBe('true')
  expect(
    document.querySelector(`#${CSS.escape(min().getAttribute('aria-describedby') ?? '')}`)?.textContent,
  ).toBe('Enter whole British pounds')
  expect(onChange).not.toHaveBeenCalled()
  expect(onDone).not.toHaveBeenCalled()
})

test('a mended amount is no longer called wrong', async () => {
  const { user, onChange } = renderPay()
  await user.type(min(), 'lots{Enter}')
  await user.clear(min())
  await user.type(min(), '20k{Enter}')
  expect(screen.queryByText('Enter whole British pounds')).toBeNull()
  expect(onChange).toHaveBeenCalledWith({ minSalary: '20000', maxSalary: '' })
})

test('leaving both fields applies what was typed', async () => {
  const { user, onChange } = renderPay()
  await fill(user, max(), '45000')
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(onChange.mock.calls).toEqual([[{ minSalary: '', maxSalary: '45000' }]])
})

test('the amounts of the address stand in the fields, and applying them again changes nothing', async () => {
  const { user, onChange, onDone } = renderPay({ minSalary: '30000', maxSalary: '50000' })
  expect([min().value, max().value]).toEqual(['30000', '50000'])
  await user.click(apply())
  expect(onChange).not.toHaveBeenCalled()
  expect(onDone).toHaveBeenCalled()
})

test('an emptied field takes its end of the range away', async () => {
  const { user, onChange } = renderPay({ minSalary: '30000', maxSalary: '50000' })
  await user.clear(min())
  await user.click(apply())
  expect(onChange.mock.calls).toEqual([[{ minSalary: '', maxSalary: '50000' }]])
})

const problem = () => screen.queryByRole('alert')?.textContent

test('pay from more to less is said to be backwards, is kept as typed, and is not searched for', async () => {
  const { user, onChange, onDone } = renderPay()
  await fill(user, min(), '50,000')
  await fill(user, max(), '40k')
  await user.click(apply())
  expect(problem()).toBe('“At least” is more than “At most”. Lower the one or raise the other.')
  expect([min().value, max().value]).toEqual(['50,000', '40k'])
  expect([min(), max()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  expect(onChange).not.toHaveBeenCalled()
  expect(onDone).not.toHaveBeenCalled()
})

test('turned round it is searched for', async () => {
  const { user, onChange } = renderPay()
  await fill(user, min(), '50000')
  await user.type(max(), '40000{Enter}')
  await user.clear(max())
  await user.type(max(), '60000{Enter}')
  expect(problem()).toBeUndefined()
  expect(onChange.mock.calls).toEqual([[{ minSalary: '50000', maxSalary: '60000' }]])
})

test('an address that asks for pay backwards is told so when the fields open', () => {
  renderPay({ minSalary: '50000', maxSalary: '40000' })
  expect(problem()).toMatch(/^“At least” is more/)
})

test('of two amounts only the one that is none is called wrong', async () => {
  const { user } = renderPay()
  await fill(user, min(), '20k')
  await user.type(max(), 'plenty{Enter}')
  expect([min(), max()].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true'])
})

test('a reader with euros is asked for euros, and other money is not taken for them', async () => {
  const { user, onChange, container } = renderPay({}, 'EUR')
  expect(screen.getByText(/^In euros\. /)).toBeTruthy()
  expect(container.textContent).not.toContain('£')
  await user.type(min(), '£30k{Enter}')
  expect(problem()).toBe('Enter whole euros')
  await user.clear(min())
  await user.type(min(), '€30k{Enter}')
  expect(onChange.mock.calls).toEqual([[{ minSalary: '30000', maxSalary: '' }]])
})
