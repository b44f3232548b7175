import { useLocation } from '@tanstack/react-router'
import { act, waitFor } from '@testing-library/react'
import { toast as sonner } from 'sonner'
import { afterEach, expect, test } from 'vitest'
import { KEEP_CLEAR } from '#/ui/keep-clear.ts'
import { toast } from '#/ui/toast.ts'
import { usePageClock } from '#tests/setup/page-clock.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { LateToaster } from './late-toaster.tsx'

afterEach(() => {
  sonner.dismiss()
})

/** Laid out as a browser would, which the page of the tests does not. */
function layOut(control: HTMLButtonElement | null): void {
  if (control) control.getBoundingClientRect = () => new DOMRect(window.innerWidth - 140, 136, 120, 36)
}

/** One page has a control at its top right, the others have none. */
function App() {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <>
      {pathname === '/jobs' && (
        <button ref={layOut} {...KEEP_CLEAR}>
          Like this job
        </button>
      )}
      <LateToaster />
    </>
  )
}

const top = () =>
  document.querySelector<HTMLElement>('[data-sonner-toaster]')?.style.getPropertyValue('--offset-top')

test('a message that outlives its page stands clear of what the next page has', async () => {
  usePageClock()
  const { user, router } = await renderPage(<App />, { at: '/jobs' })
  await act(() => user.click(document.body))
  toast.success('The link is copied')
  await screen.findByText('The link is copied')
  await waitFor(() => expect(top()).toBe('180px'))
  await act(() => router.navigate({ to: '/terms' }))
  await waitFor(() => expect(top()).toBe('68px'))
  await act(() => router.navigate({ to: '/jobs' }))
  await waitFor(() => expect(top()).toBe('180px'))
})

test('a message about its page goes with the page, and not while one searches on it', async () => {
  usePageClock()
  const { user, router } = await renderPage(<App />, { at: '/jobs' })
  await act(() => user.click(document.body))
  toast.successHere('The link is copied')
  toast.success('Signed in')
  await screen.findByText('The link is copied')
  await act(() => router.navigate({ to: '/jobs', search: { search: 'nurse' } }))
  expect(sonner.getToasts()).toHaveLength(2)
  await act(() => router.navigate({ to: '/terms' }))
  await waitFor(() => expect(screen.queryByText('The link is copied')).toBeNull())
  expect(screen.getByText('Signed in')).toBeTruthy()
})
