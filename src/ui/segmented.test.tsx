import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { Segmented, type SegmentedProps } from './segmented.tsx'

type Period = 'hour' | 'month' | 'year'
const PERIODS = [
  { value: 'hour', label: 'Hour' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
] as const

function Choice({ chosen = null, ...props }: Partial<SegmentedProps<Period>> & { chosen?: Period | null }) {
  const [value, setValue] = useState<Period | null>(chosen)
  return (
    <Segmented
      name="period"
      label="Paid by"
      options={PERIODS}
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange?.(next)
      }}
    />
  )
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const chosen = () => PERIODS.filter(({ label }) => radio(label).checked).map(({ value }) => value)

test('it is a named radio group whose options are named by their words', () => {
  renderUi(<Choice />)
  expect(screen.getByRole('radiogroup', { name: 'Paid by' })).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
})

test('nothing is chosen before somebody chose', () => {
  renderUi(<Choice />)
  expect(chosen()).toEqual([])
})

test('pressing an option chooses it and lets the other go', async () => {
  const onValueChange = vi.fn<(value: Period) => void>()
  const { user } = renderUi(<Choice chosen="hour" onValueChange={onValueChange} />)
  await user.click(screen.getByText('Year'))
  expect(chosen()).toEqual(['year'])
  expect(onValueChange.mock.calls).toEqual([['year']])
})

test('pressing what is chosen says nothing again', async () => {
  const onValueChange = vi.fn<(value: Period) => void>()
  const { user } = renderUi(<Choice chosen="hour" onValueChange={onValueChange} />)
  await user.click(radio('Hour'))
  expect(onValueChange).not.toHaveBeenCalled()
  expect(chosen()).toEqual(['hour'])
})

test('the keyboard reaches the group once, and arrows move the choice round', async () => {
  const { user } = renderUi(<Choice chosen="month" />)
  await user.tab()
  expect(document.activeElement).toBe(radio('Month'))
  await user.keyboard('{ArrowRight}')
  expect(chosen()).toEqual(['year'])
  await user.keyboard('{ArrowRight}')
  expect(chosen()).toEqual(['hour'])
  await user.keyboard('{ArrowLeft}')
  expect(chosen()).toEqual(['year'])
})

test('two groups with names of their own do not take each other the choice', async () => {
  const { user } = renderUi(
    <>
      <Choice name="first" label="First" chosen="hour" options={PERIODS.slice(0, 2)} />
      <Choice name="second" label="Second" chosen={null} options={PERIODS.slice(2)} />
    </>,
  )
  await user.click(radio('Year'))
  expect(chosen()).toEqual(['hour', 'year'])
})

test('a wrong choice is marked and explained', () => {
  renderUi(
    <>
      <Choice invalid describedBy="why" />
      <p id="why">Choose how pay is counted</p>
    </>,
  )
  const group = screen.getByRole('radiogroup', { description: 'Choose how pay is counted' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
})

test('words that phones hide stay the name of the option', () => {
  renderUi(<Choice iconsOnPhones />)
  expect(radio('Month')).toBeTruthy()
})
