import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#/lib/query-client.ts'
import { TagInput } from '#/ui/tag-input.tsx'
import { suggestWords } from '#tests/fakes/fake-suggestions.ts'
import { letPass, usePageClock } from '#tests/setup/page-clock.ts'
import { fill, renderTexts, screen, Texts } from '#tests/setup/render.tsx'
import { offerSkills, offerTitles, TitleInput } from './word-input.tsx'

vi.mock('#/platform/suggestions/suggestions.functions.ts', () => import('#tests/fakes/fake-suggestions.ts'))

const WORDS = ['Java', 'JavaScript', 'Jam making', 'Care planning', 'Town planning', 'Plastering']
const onSubmit = vi.fn<() => void>()

beforeEach(() => {
  usePageClock()
  onSubmit.mockReset()
  suggestWords.mockReset().mockResolvedValue(WORDS)
})

function Skills({ known }: { known: string[] }) {
  const [skills, setSkills] = useState<readonly string[]>(known)
  return (
    <>
      <label htmlFor="skills">Skills</label>
      <TagInput
        id="skills"
        value={skills}
        onValueChange={setSkills}
        removeLabel={(tag) => `Remove ${tag}`}
        renderInput={offerSkills}
      />
    </>
  )
}

function Title() {
  const [title, setTitle] = useState('')
  return (
    <>
      <label htmlFor="title">Title</label>
      <TitleInput id="title" value={title} onValueChange={setTitle} />
    </>
  )
}

const page = (known: string[] = []) => (
  <QueryClientProvider client={createQueryClient()}>
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Skills known={known} />
      <Title />
      <button type="submit">Save</button>
    </form>
  </QueryClientProvider>
)
const open = (...known: string[]) => renderTexts(page(known))
const skills = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Skills' })
const title = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Title' })
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const list = () => screen.findByRole('listbox', { name: 'Suggestions' })
const held = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.slice('Remove '.length))
/** Long enough for what was typed to be asked for, and for its answer. */
const settle = () => letPass(1_000)
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('two letters offer the words that begin so, nothing of which is looked at, and their number is said', async () => {
  const { user } = open()
  await user.type(skills(), 'j')
  await settle()
  expect(suggestWords).not.toHaveBeenCalled()
  await user.type(skills(), 'A')
  await list()
  expect(offered()).toEqual(['Java', 'JavaScript', 'Jam making'])
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  expect(said()).toContain('3 suggestions. Choose one with the arrow keys and Enter.')
  expect(suggestWords.mock.calls.map(([{ data }]) => data)).toEqual([{ kind: 'skill', typed: 'ja' }])
})

test('the arrows walk, and Enter adds what is looked at as it is written, without sending the form', async () => {
  const { user } = open()
  await fill(user, skills(), 'java')
  await list()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(skills().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  )
  await user.keyboard('{Enter}')
  expect(held()).toEqual(['JavaScript'])
  expect(skills().value).toBe('')
  expect(offered()).toEqual([])
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a press adds a word, and the keyboard stays in the field for the next', async () => {
  const { user } = open('Joinery')
  await fill(user, skills(), 'jam')
  await list()
  await user.click(screen.getByRole('option', { name: 'Jam making' }))
  expect(held()).toEqual(['Joinery', 'Jam making'])
  expect(document.activeElement).toBe(skills())
})

test('a word that holds a comma is added whole', async () => {
  suggestWords.mockResolvedValue(['Nurse, night shift'])
  const { user } = open()
  await fill(user, skills(), 'nurse')
  await list()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(held()).toEqual(['Nurse, night shift'])
})

test.each([
  ['Enter with nothing looked at', '{Enter}'],
  ['a comma, whatever is looked at', '{ArrowDown},'],
  ['leaving the field, whatever is looked at', '{ArrowDown}{Tab}'],
])('%s adds what was typed, and the list closes', async (_how, keys) => {
  const { user } = open()
  await fill(user, skills(), 'jav')
  await list()
  await user.keyboard(keys)
  expect(held()).toEqual(['jav'])
  expect(offered()).toEqual([])
  expect(onSubmit).not.toHaveBeenCalled()
})

test('Escape closes the list and keeps what was typed; an arrow opens it again', async () => {
  const { user } = open()
  await fill(user, skills(), 'jav')
  await list()
  await user.keyboard('{Escape}')
  expect(offered()).toEqual([])
  expect(skills().value).toBe('jav')
  await user.keyboard('{ArrowDown}')
  await list()
})

test('a pasted list adds all of it, and offers nothing', async () => {
  const { user } = open()
  await fill(user, skills(), 'java, jam making')
  await settle()
  expect(held()).toEqual(['java', 'jam making'])
  expect(offered()).toEqual([])
})

test('what is in the list already is not offered, however it is written', async () => {
  const { user } = open('JAVA', 'jam-making')
  await fill(user, skills(), 'ja')
  await list()
  expect(offered()).toEqual(['JavaScript'])
})

test('the list narrows while the next answer is on its way, and an answer that comes late is not shown', async () => {
  const { user } = open()
  await fill(user, skills(), 'ja')
  await list()
  suggestWords.mockReturnValue(new Promise(() => undefined))
  await user.type(skills(), 'm')
  expect(offered()).toEqual(['Jam making'])
  await settle()
  const [{ signal }] = suggestWords.mock.lastCall ?? [{}]
  suggestWords.mockResolvedValue(['Town planning'])
  await user.clear(skills())
  await fill(user, skills(), 'pla')
  await waitFor(() => expect(offered()).toEqual(['Town planning']))
  expect(signal?.aborted).toBe(true)
})

test('when nobody answers it is a plain field, and says nothing', async () => {
  suggestWords.mockRejectedValue(new TypeError('Failed to fetch'))
  const { user } = open()
  await fill(user, skills(), 'jav')
  await settle()
  expect(said().join('')).toBe('')
  await user.keyboard('{Enter}')
  expect(held()).toEqual(['jav'])
  expect(suggestWords).toHaveBeenCalledOnce()
})

test('nothing is asked for under somebody who is elsewhere, or for what is longer than a word', async () => {
  const { user } = open()
  fireEvent.input(title(), { target: { value: 'java' } })
  await settle()
  await fill(user, title(), ' and more'.repeat(10))
  await settle()
  expect(suggestWords).not.toHaveBeenCalled()
})

test('a title is filled in by what is chosen, and stays as it was typed else', async () => {
  const { user } = open()
  await fill(user, title(), 'plan')
  await list()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(title().value).toBe('Town planning')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(suggestWords.mock.lastCall?.[0].data.kind).toBe('title')
  await user.clear(title())
  await fill(user, title(), 'planner')
  await user.tab()
  expect(title().value).toBe('planner')
})

test('titles in a list are asked for as titles', async () => {
  const { user } = renderTexts(
    <QueryClientProvider client={createQueryClient()}>
      <TagInput
        id="titles"
        aria-label="Titles"
        value={[]}
        onValueChange={() => undefined}
        removeLabel={String}
        renderInput={offerTitles}
      />
    </QueryClientProvider>,
  )
  await fill(user, screen.getByRole('combobox'), 'town')
  await list()
  expect(suggestWords.mock.lastCall?.[0].data).toEqual({ kind: 'title', typed: 'town' })
})

test('the server writes plain fields', () => {
  const served = renderToString(<Texts>{page()}</Texts>)
  expect(served.match(/<input[^>]*aria-expanded="false"/g)).toHaveLength(2)
  expect(served).not.toContain('role="option"')
})
