import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import type { Save } from './autosave.ts'
import { useAutosave } from './use-autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Editor({ save }: { save: Save<string> | null }) {
  const [value, setValue] = useState('a')
  const { state, flush } = useAutosave({ value, save })
  return (
    <>
      <input aria-label="Title" value={value} onChange={(event) => setValue(event.target.value)} />
      <button type="button" onClick={() => void flush()}>
        Continue
      </button>
      <p role="status">{state.status}</p>
    </>
  )
}

function type(text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: text } })
}

function renderEditor(save = vi.fn<Save<string>>().mockResolvedValue(null)) {
  return { ...renderUi(<Editor save={save} />), save }
}

const status = () => screen.getByRole('status').textContent
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const settle = () => wait(0)

test('opening an editor saves nothing', async () => {
  const { save } = renderEditor()
  await wait(60_000)
  expect(save).not.toHaveBeenCalled()
  expect(status()).toBe('clean')
})

test('typing is saved after a pause, once, with the newest text', async () => {
  const { save } = renderEditor()
  type('ab')
  await wait(500)
  type('abc')
  await wait(500)
  expect(save).not.toHaveBeenCalled()
  expect(status()).toBe('waiting')
  await wait(500)
  expect(save.mock.calls).toEqual([['abc']])
  expect(status()).toBe('saved')
})

test('Continue saves at once', async () => {
  const { save } = renderEditor()
  type('ab')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await settle()
  expect(save.mock.calls).toEqual([['ab']])
})

test('leaving the page for another one saves what waits', async () => {
  const { save, unmount } = renderEditor()
  type('ab')
  unmount()
  await settle()
  expect(save.mock.calls).toEqual([['ab']])
})

test('leaving with everything saved sends nothing again', async () => {
  const { save, unmount } = renderEditor()
  type('ab')
  await wait(1_000)
  unmount()
  await wait(60_000)
  expect(save).toHaveBeenCalledOnce()
})

test.each([
  ['the page is closed', () => void window.dispatchEvent(new Event('pagehide'))],
  [
    'the page is hidden',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])('what waits is saved when %s', async (_when, leave) => {
  const { save } = renderEditor()
  type('ab')
  act(leave)
  await settle()
  expect(save.mock.calls).toEqual([['ab']])
})

test('coming back to the page saves nothing before its time', async () => {
  const { save } = renderEditor()
  type('ab')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await settle()
  expect(save).not.toHaveBeenCalled()
})

test('a failed save says so and is tried again as soon as the network is back', async () => {
  const save = vi.fn<Save<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(null)
  renderEditor(save)
  type('ab')
  await wait(1_000)
  expect(status()).toBe('failed')
  act(() => void window.dispatchEvent(new Event('online')))
  await settle()
  expect(save.mock.calls).toEqual([['ab'], ['ab']])
  expect(status()).toBe('saved')
})

test('while it fails again and again the pauses grow, and it never gives up', async () => {
  const save = vi.fn<Save<string>>().mockRejectedValue(new Error('offline'))
  renderEditor(save)
  type('ab')
  await wait(900)
  const tries = [save.mock.calls.length]
  for (const pauseMs of [2_000, 5_000, 15_000, 30_000, 30_000]) {
    await wait(pauseMs)
    tries.push(save.mock.calls.length)
  }
  expect(tries).toEqual([1, 2, 3, 4, 5, 6])
})

test('after the editor is gone no listener of it stays', async () => {
  const { save, unmount } = renderEditor()
  type('ab')
  unmount()
  await settle()
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(save).toHaveBeenCalledOnce()
})

test('while nothing may be saved by itself nothing is, not on leaving either', async () => {
  const save = vi.fn<Save<string>>().mockResolvedValue(null)
  const { rerender, unmount } = renderUi(<Editor save={save} />)
  type('ab')
  rerender(<Editor save={null} />)
  type('abc')
  await wait(60_000)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  unmount()
  await wait(60_000)
  expect(save).not.toHaveBeenCalled()
})
