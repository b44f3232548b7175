import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage, renderTexts, screen } from '#tests/setup/render.tsx'
import type { SaveState } from './autosave.ts'
import { EditorFoot } from './editor-foot.tsx'
import { EditorFrame, type EditorStep } from './editor-frame.tsx'
import { SavedNote } from './saved-note.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const STEPS: readonly EditorStep[] = [
  { id: '1', label: 'The role', state: 'done', to: '/app/individual/profile/step1' },
  {
    id: '2',
    label: 'What it takes',
    help: '2 things to mend',
    state: 'current',
    to: '/app/individual/profile/step2',
  },
  { id: '3', label: 'The offer', state: 'todo', to: '/app/individual/profile/step3' },
]

const renderFrame = (steps = STEPS) =>
  renderPage(
    <EditorFrame
      title="What it takes"
      description="Who you are looking for"
      subject="Nurse, Bath"
      steps={steps}
      aside={<p>12 people found</p>}
      foot={
        <EditorFoot
          back={<a href="/app/individual/profile/step1">Back</a>}
          state={{ status: 'clean', savedAtMs: 0 }}
          forward={<button type="button">Continue</button>}
        />
      }
    >
      <input aria-label="Skill" />
    </EditorFrame>,
    { at: '/app/individual/profile/step2' },
  )

test('the step has its title, its place on the way and what is edited', async () => {
  await renderFrame()
  expect(screen.getByRole('heading', { level: 1, name: 'What it takes' })).toBeTruthy()
  expect(screen.getByText('Step 2 of 3')).toBeTruthy()
  expect(screen.getByText('Nurse, Bath')).toBeTruthy()
  expect(screen.getByText('Who you are looking for')).toBeTruthy()
})

test('every step can be gone to, and the one at hand is marked', async () => {
  const { container } = await renderFrame()
  expect(screen.getByRole('link', { name: 'The offer' }).getAttribute('href')).toBe(
    '/app/individual/profile/step3',
  )
  expect(screen.getByRole('link', { name: 'The role' }).getAttribute('href')).toBe(
    '/app/individual/profile/step1',
  )
  expect(container.querySelector('[aria-current="step"]')?.textContent).toContain('What it takes')
})

test('what is beside the form is set apart from it', async () => {
  await renderFrame()
  expect(screen.getByRole('complementary').textContent).toBe('12 people found')
})

test('the keyboard goes through the form before the way on', async () => {
  const { user } = await renderFrame()
  const stops: (string | undefined)[] = []
  for (let press = 0; press < 6; press += 1) {
    await user.tab()
    const focused = document.activeElement
    stops.push(focused?.getAttribute('aria-label') ?? focused?.textContent ?? undefined)
  }
  expect(stops.slice(-3)).toEqual(['Skill', 'Back', 'Continue'])
})

const said = () => screen.getByRole('status').textContent
const seen = () => {
  const [, ...shown] = screen.getByRole('status').parentElement?.children ?? []
  return shown.map((element) => element.textContent).join('')
}

test.each<[SaveState['status'], string, string]>([
  ['clean', '', ''],
  ['waiting', '', 'Saved when you pause'],
  ['saving', '', 'Saving'],
  ['failed', 'Not saved yet, trying again', 'Not saved yet, trying again'],
  ['refused', 'Not saved', 'Not saved'],
])('while saving is %s ears hear %j and eyes see %j', (status, heard, shown) => {
  renderTexts(<SavedNote state={{ status, savedAtMs: 0 }} />)
  expect(said()).toBe(heard)
  expect(seen()).toBe(shown)
})

test('after saving the time is counted for eyes, while ears hear it once', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  renderTexts(<SavedNote state={{ status: 'saved', savedAtMs: 1_000_000 }} />)
  const heard = new Set([said()])
  const listener = setInterval(() => heard.add(said()), 1_000)
  expect(screen.getByText('Saved just now')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(5_000))
  expect(screen.getByText('Saved 5 s ago')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(55_000))
  expect(screen.getByText('Saved 1 min ago')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(3 * 3_600_000))
  expect(screen.getByText('Saved 3 h ago')).toBeTruthy()
  clearInterval(listener)
  expect(heard).toEqual(new Set(['Saved']))
})

test('a new save begins counting anew', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const { rerender } = renderTexts(<SavedNote state={{ status: 'saved', savedAtMs: 1_000_000 }} />)
  act(() => void vi.advanceTimersByTime(30_000))
  expect(screen.getByText('Saved 30 s ago')).toBeTruthy()
  rerender(<SavedNote state={{ status: 'saved', savedAtMs: 1_030_000 }} />)
  expect(screen.queryByText(/ago/)).toBeNull()
})

test('what has to be done first stands in the place of the state, for ears and as a way there', () => {
  renderTexts(
    <SavedNote
      state={{ status: 'saved', savedAtMs: 0 }}
      problem={{ tone: 'error', text: 'Fix Salary to save', link: <a href="#salary">Fix Salary to save</a> }}
    />,
  )
  expect(said()).toBe('Fix Salary to save')
  expect(screen.getByRole('link', { name: 'Fix Salary to save' }).getAttribute('href')).toBe('#salary')
  expect(screen.queryByText('Saved')).toBeNull()
})
