import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { ChoiceChips, type ChoiceChipsProps } from './choice-chips.tsx'

type Kind = 'full' | 'part' | 'flexible'
const OPTIONS = [
  { value: 'full', label: 'Full time' },
  { value: 'part', label: 'Part time' },
  { value: 'flexible', label: 'Flexible' },
] as const

const NONE: readonly Kind[] = []

function Kinds({ chosen = NONE, ...props }: Partial<ChoiceChipsProps<Kind>> & { chosen?: readonly Kind[] }) {
  const [value, setValue] = useState(chosen)
  return (
    <ChoiceChips
      label="Kind of job"
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

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('it is a named group of checkboxes', () => {
  renderUi(<Kinds chosen={['part']} />)
  expect(screen.getByRole('group', { name: 'Kind of job' })).toBeTruthy()
  expect(OPTIONS.map(({ label }) => box(label).checked)).toEqual([false, true, false])
})

test('the values keep the order of the options, whatever the order of choosing', async () => {
  const onValueChange = vi.fn<(value: Kind[]) => void>()
  const { user } = renderUi(<Kinds onValueChange={onValueChange} />)
  await user.click(box('Flexible'))
  await user.click(box('Full time'))
  expect(onValueChange.mock.lastCall).toEqual([['full', 'flexible']])
})

test('pressing a chosen one lets it go, down to none', async () => {
  const onValueChange = vi.fn<(value: Kind[]) => void>()
  const { user } = renderUi(<Kinds chosen={['part']} onValueChange={onValueChange} />)
  await user.click(screen.getByText('Part time'))
  expect(onValueChange.mock.lastCall).toEqual([[]])
  expect(box('Part time').checked).toBe(false)
})

test('every chip is reached by Tab and toggled by the space bar', async () => {
  const { user } = renderUi(<Kinds />)
  await user.tab()
  await user.keyboard(' ')
  await user.tab()
  await user.tab()
  await user.keyboard(' ')
  expect(OPTIONS.map(({ label }) => box(label).checked)).toEqual([true, false, true])
})

test('a value that is no option any more is dropped by the next choice', async () => {
  const onValueChange = vi.fn<(value: Kind[]) => void>()
  const { user } = renderUi(
    <Kinds chosen={['full', 'flexible']} options={OPTIONS.slice(0, 2)} onValueChange={onValueChange} />,
  )
  await user.click(box('Part time'))
  expect(onValueChange.mock.lastCall).toEqual([['full', 'part']])
})

test('a wrong choice is explained, and the group can be found by the form', () => {
  const { container } = renderUi(
    <>
      <Kinds id="kinds" invalid describedBy="why" />
      <p id="why">Choose at least one</p>
    </>,
  )
  expect(screen.getByRole('group', { description: 'Choose at least one' }).id).toBe('kinds')
  expect(container.querySelector('[data-invalid]')?.id).toBe('kinds')
})

test('leaving a chip is told to the form', async () => {
  const onBlur = vi.fn<() => void>()
  const { user } = renderUi(<Kinds onBlur={onBlur} />)
  await user.tab()
  await user.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('no options make an empty group, not a fault', () => {
  renderUi(<Kinds options={[]} />)
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})
