import { act, fireEvent, waitFor } from '@testing-library/react'
import { toast as sonner } from 'sonner'
import { afterEach, expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { KEEP_CLEAR } from './keep-clear.ts'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  vi.useRealTimers()
  sonner.dismiss()
})

const stack = () => document.querySelector('[data-sonner-toaster]')

test.each(['success', 'error', 'info'] as const)('a message of kind %s is shown once', async (kind) => {
  renderUi(<Toaster label="Messages" closeLabel="Dismiss" />)
  toast[kind](`It is ${kind}`)
  const shown = await screen.findAllByText(`It is ${kind}`)
  expect(shown).toHaveLength(1)
  expect(shown[0]?.closest('[data-sonner-toast]')?.getAttribute('data-type')).toBe(kind)
})

test('messages stand at the top right, in a region with a name', async () => {
  renderUi(<Toaster label="Messages" closeLabel="Dismiss" />)
  toast.success('Saved')
  await screen.findByText('Saved')
  expect(stack()?.getAttribute('data-x-position')).toBe('right')
  expect(stack()?.getAttribute('data-y-position')).toBe('top')
  expect(screen.getByRole('region', { name: /^Messages/ })).toBeTruthy()
})

test('a message goes by itself after five seconds, not earlier', { tags: ['R147'] }, async () => {
  renderUi(<Toaster label="Messages" closeLabel="Dismiss" />)
  vi.useFakeTimers()
  act(() => void sonner.success('Saved'))
  await act(() => vi.advanceTimersByTimeAsync(4_900))
  expect(screen.getByText('Saved')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a message can be sent away before its time', async () => {
  const { user } = renderUi(<Toaster label="Messages" closeLabel="Dismiss" />)
  toast.error('It did not work')
  await screen.findByText('It did not work')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('It did not work')).toBeNull())
})

test('a message can offer one thing to do', async () => {
  const undo = vi.fn<() => void>()
  const { user } = renderUi(<Toaster label="Messages" closeLabel="Dismiss" />)
  toast.success('Passed', { label: 'Undo', onClick: undo })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
})

/** A control at the top of the page, as a browser would lay it out. */
function layOut(box: DOMRect) {
  const { container } = renderUi(<button {...KEEP_CLEAR}>Like this job</button>)
  const control = container.querySelector('button')
  if (control) control.getBoundingClientRect = () => box
}

test.each<[string, DOMRect, string]>([
  ['below what it would cover', new DOMRect(window.innerWidth - 140, 136, 120, 36), '180px'],
  ['at the top beside it', new DOMRect(20, 136, 120, 36), '68px'],
  ['at the top where it is not shown', new DOMRect(), '68px'],
  ['at the top where it has scrolled away', new DOMRect(window.innerWidth - 140, -90, 120, 36), '68px'],
])('a message stands %s', { tags: ['R206'] }, async (_where, box, top) => {
  layOut(box)
  renderUi(<Toaster label="Messages" closeLabel="Dismiss" />)
  toast.success('The link is copied')
  await screen.findByText('The link is copied')
  await waitFor(() =>
    expect(
      document.querySelector<HTMLElement>('[data-sonner-toaster]')?.style.getPropertyValue('--offset-top'),
    ).toBe(top),
  )
})

test('Alt+T moves the keyboard to the messages', async () => {
  renderUi(<Toaster label="Messages" closeLabel="Dismiss" />)
  toast.info('Look here')
  await screen.findByText('Look here')
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT' })
  await waitFor(() => expect(document.activeElement).toBe(stack()))
})

test('a hostile message is shown as text', async () => {
  renderUi(<Toaster label="Messages" closeLabel="Dismiss" />)
  toast.error('<img src=x onerror=alert(1)>')
  await screen.findByText('<img src=x onerror=alert(1)>')
  expect(document.querySelector('[data-sonner-toast] img')).toBeNull()
})
