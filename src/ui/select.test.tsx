import { expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { Select } from './select.tsx'

const CURRENCIES = [
  { value: 'GBP', label: 'British pound' },
  { value: 'EUR', label: 'Euro' },
]
const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' })

test('without a placeholder there is always a value', () => {
  renderUi(<Select aria-label="Currency" options={CURRENCIES} />)
  expect(list().value).toBe('GBP')
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

test('a placeholder is the first, empty choice and can be returned to', async () => {
  const { user } = renderUi(<Select aria-label="Currency" options={CURRENCIES} placeholder="Any currency" />)
  expect(list().value).toBe('')
  await user.selectOptions(list(), 'Euro')
  expect(list().value).toBe('EUR')
  await user.selectOptions(list(), 'Any currency')
  expect(list().value).toBe('')
})

test('choosing tells the value, not the label', async () => {
  const chosen = vi.fn<(value: string) => void>()
  const { user } = renderUi(
    <Select aria-label="Currency" options={CURRENCIES} onChange={(event) => chosen(event.target.value)} />,
  )
  await user.selectOptions(list(), 'Euro')
  expect(chosen.mock.calls).toEqual([['EUR']])
})

test('a disabled list takes no choice', async () => {
  const { user } = renderUi(<Select aria-label="Currency" options={CURRENCIES} disabled />)
  await user.selectOptions(list(), 'Euro')
  expect(list().value).toBe('GBP')
})

test('a list without options but with a placeholder stands', () => {
  renderUi(<Select aria-label="Currency" options={[]} placeholder="None yet" />)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['None yet'])
})
