import { Briefcase } from 'lucide-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { RadioCards, type RadioCardsProps } from './radio-card.tsx'

type Intent = 'work' | 'hiring'
const OPTIONS = [
  { value: 'work', label: 'I am looking for work', help: 'Make a profile', icon: Briefcase },
  { value: 'hiring', label: 'I am hiring' },
] as const

function Intents(props: Partial<RadioCardsProps<Intent>>) {
  const [value, setValue] = useState<Intent | null>(props.value ?? null)
  return (
    <RadioCards
      name="intent"
      label="What brings you here?"
      options={OPTIONS}
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange?.(next)
      }}
    />
  )
}

const card = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

test('the cards are one radio group, named by its legend', () => {
  renderUi(<Intents />)
  expect(screen.getByRole('radiogroup', { name: 'What brings you here?' })).toBeTruthy()
  expect(card('I am looking for work Make a profile').checked).toBe(false)
})

test('the whole card can be pressed, its help too', async () => {
  const { user } = renderUi(<Intents />)
  await user.click(screen.getByText('Make a profile'))
  expect(card(/looking for work/).checked).toBe(true)
})

test('arrows move the choice', async () => {
  const onValueChange = vi.fn<(value: Intent) => void>()
  const { user } = renderUi(<Intents value="work" onValueChange={onValueChange} />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(card('I am hiring').checked).toBe(true)
  expect(onValueChange.mock.calls).toEqual([['hiring']])
})

test('a hidden label still names the group', () => {
  renderUi(<Intents hideLabel />)
  expect(screen.getByRole('radiogroup', { name: 'What brings you here?' })).toBeTruthy()
})

test('a missing choice is marked and explained', () => {
  renderUi(
    <>
      <Intents invalid describedBy="why" />
      <p id="why">Choose one</p>
    </>,
  )
  expect(screen.getByRole('radiogroup', { description: 'Choose one' }).getAttribute('aria-invalid')).toBe(
    'true',
  )
})

test('icons say nothing to a screen reader', () => {
  const { container } = renderUi(<Intents />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
