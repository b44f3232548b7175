import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { TagInput, type TagInputProps } from './tag-input.tsx'

type SkillsProps = Partial<Omit<TagInputProps, 'value'>> & { tags?: readonly string[] }

const NONE: readonly string[] = []

function Skills({ tags = NONE, ...props }: SkillsProps) {
  const [value, setValue] = useState<readonly string[]>(tags)
  return (
    <>
      <label htmlFor="skills">Skills</label>
      <TagInput
        id="skills"
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          props.onValueChange?.(next)
        }}
        removeLabel={(tag) => `Remove ${tag}`}
        addHint={(typed) => `Press Enter to add ${typed}`}
      />
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Skills' })
const tags = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label'))

test.each([
  ['Enter adds what was typed', 'Docker{Enter}', ['Remove Docker']],
  ['a comma adds what was typed', 'Docker,', ['Remove Docker']],
  [
    'one after the other keeps the order of arrival',
    'Rust{Enter}Go,C{Enter}',
    ['Remove Rust', 'Remove Go', 'Remove C'],
  ],
  ['a repetition in other letters adds nothing', 'Go{Enter}GO{Enter}', ['Remove Go']],
  ['spaces around and inside are tidied', '  Machine   learning {Enter}', ['Remove Machine learning']],
  ['a lone comma adds nothing', ',', []],
  ['spaces alone add nothing', '   {Enter}', []],
  ['a semicolon adds what was typed', 'Docker;', ['Remove Docker']],
  ['a semicolon inside cuts in two', 'Go;Rust{Enter}', ['Remove Go', 'Remove Rust']],
])('%s', async (_name, keys, expected) => {
  const { user } = renderUi(<Skills />)
  await user.type(input(), keys)
  expect(tags()).toEqual(expected)
})

test('a comma from a keyboard that names no keys adds too', () => {
  renderUi(<Skills />)
  fireEvent.change(input(), { target: { value: 'Docker,' } })
  fireEvent.change(input(), { target: { value: 'Rust; ' } })
  expect(tags()).toEqual(['Remove Docker', 'Remove Rust'])
  expect(input().value).toBe('')
})

test('a list that comes at once, as what was typed before the scripts, leaves its last word to go on writing', async () => {
  const { user } = renderUi(<Skills />)
  fireEvent.change(input(), { target: { value: 'GIS; SQL, Weldin' } })
  expect(tags()).toEqual(['Remove GIS', 'Remove SQL'])
  expect(input().value).toBe('Weldin')
  await user.type(input(), 'g{Enter}')
  expect(tags().at(-1)).toBe('Remove Welding')
})

test('the field is empty again after adding, and keeps the keyboard', async () => {
  const { user } = renderUi(<Skills />)
  await user.type(input(), 'Docker{Enter}')
  expect(input().value).toBe('')
  expect(document.activeElement).toBe(input())
})

test('Enter adds what is typed and never sends the form, in an empty field neither', async () => {
  const send = vi.fn<() => void>()
  const { user } = renderUi(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Skills />
      <button type="submit">Send</button>
    </form>,
  )
  await user.type(input(), 'Docker{Enter}')
  expect(send).not.toHaveBeenCalled()
  await user.type(input(), '{Enter}')
  expect(send).not.toHaveBeenCalled()
})

test('leaving the field adds what is still in it, so nothing typed is lost', async () => {
  const onBlur = vi.fn<() => void>()
  const { user } = renderUi(<Skills onBlur={onBlur} />)
  await user.type(input(), 'Docker')
  await user.tab()
  expect(tags()).toEqual(['Remove Docker'])
  expect(onBlur).toHaveBeenCalledOnce()
})

test('a pasted list adds every entry, together with what was typed before', async () => {
  const { user } = renderUi(<Skills />)
  await user.type(input(), 'Go')
  await user.paste('Rust, Docker\n\tTypeScript;;rust')
  expect(tags()).toEqual(['Remove Go', 'Remove Rust', 'Remove Docker', 'Remove TypeScript'])
})

test('a pasted single word is text to go on writing', async () => {
  const { user } = renderUi(<Skills />)
  await user.click(input())
  await user.paste('Docker')
  expect(tags()).toEqual([])
  expect(input().value).toBe('Docker')
})

test('Backspace takes the last tag only when the field is empty', async () => {
  const { user } = renderUi(<Skills tags={['Go', 'Rust']} />)
  await user.type(input(), 'C{Backspace}')
  expect(tags()).toEqual(['Remove Go', 'Remove Rust'])
  await user.type(input(), '{Backspace}')
  expect(tags()).toEqual(['Remove Go'])
})

test('Backspace in an empty list says nothing to the form', async () => {
  const onValueChange = vi.fn<(value: string[]) => void>()
  const { user } = renderUi(<Skills onValueChange={onValueChange} />)
  await user.type(input(), '{Backspace}')
  expect(onValueChange).not.toHaveBeenCalled()
})

test('each tag has its own button to remove it, and the keyboard returns to the field', async () => {
  const { user } = renderUi(<Skills tags={['Go', 'Rust', 'C']} />)
  await user.click(screen.getByRole('button', { name: 'Remove Rust' }))
  expect(tags()).toEqual(['Remove Go', 'Remove C'])
  expect(document.activeElement).toBe(input())
})

test('a full list takes no more, neither typed nor pasted', async () => {
  const { user } = renderUi(<Skills tags={['Go', 'Rust']} max={2} placeholder="Add a skill" />)
  expect(input().readOnly).toBe(true)
  expect(input().placeholder).toBe('')
  await user.type(input(), 'C{Enter}')
  fireEvent.paste(input(), { clipboardData: { getData: () => 'D,E,F' } })
  expect(tags()).toEqual(['Remove Go', 'Remove Rust'])
})

test('a long paste fills up to the limit and drops the rest', async () => {
  const { user } = renderUi(<Skills max={3} />)
  await user.click(input())
  await user.paste('a,b,c,d,e')
  expect(tags()).toEqual(['Remove a', 'Remove b', 'Remove c'])
})

test('removing from a full list opens it again', async () => {
  const { user } = renderUi(<Skills tags={['Go']} max={1} />)
  await user.click(screen.getByRole('button', { name: 'Remove Go' }))
  await user.type(input(), 'Rust{Enter}')
  expect(tags()).toEqual(['Remove Rust'])
})

test('Enter that ends an input method composition adds nothing', async () => {
  const { user } = renderUi(<Skills />)
  await user.type(input(), 'ソフト')
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
  expect(tags()).toEqual([])
})

test('while something is typed it is said how to add it', async () => {
  const { user } = renderUi(<Skills />)
  await user.type(input(), ' Docker ')
  expect(screen.getByText('Press Enter to add Docker').getAttribute('aria-live')).toBe('polite')
  await user.type(input(), '{Enter}')
  expect(screen.queryByText(/Press Enter/)).toBeNull()
})

test('what somebody typed is shown as text, never as markup', async () => {
  const { user, container } = renderUi(<Skills />)
  await user.type(input(), '<img src=x>{Enter}')
  expect(container.querySelector('img')).toBeNull()
  expect(tags()).toEqual(['Remove <img src=x>'])
})

test('what is still in the field when the page is left is added', async () => {
  const onValueChange = vi.fn<(value: string[]) => void>()
  const { user } = renderUi(<Skills tags={['CAD']} onValueChange={onValueChange} />)
  await user.type(screen.getByRole('textbox', { name: 'Skills' }), 'GIS')
  fireEvent(window, new Event('pagehide'))
  expect(onValueChange.mock.calls).toEqual([[['CAD', 'GIS']]])
})
