import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isNoticeRead, NOTICE_KEY, NOTICE_REVISION } from '#/platform/consent/read-notice.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { AppShell } from './app-shell.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

const renderShell = (at = '/contact') =>
  renderPage(
    <AppShell user={null} theme="system" links={{}}>
      <p>The page</p>
    </AppShell>,
    { at },
  )
const wait = () => act(() => vi.advanceTimersByTimeAsync(4_000))
const findNotice = () => screen.findByRole('region', { name: 'Cookie notice' })
const notice = () => screen.queryByRole('region', { name: 'Cookie notice' })

test('the notice comes by itself, asks nothing, takes no keyboard, and goes for good once it is read', async () => {
  const { user, unmount } = await renderShell()
  expect(notice()).toBeNull()
  await wait()
  const region = await findNotice()
  expect(region.getAttribute('aria-modal')).toBeNull()
  expect(region.contains(document.activeElement)).toBe(false)
  expect(screen.getByRole('link', { name: 'What is kept' }).getAttribute('href')).toBe('/privacy#browser')
  expect(region.querySelectorAll('button, input')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(notice()).toBeNull()
  await waitFor(() => expect(isNoticeRead()).toBe(true))
  unmount()
  await renderShell()
  await wait()
  expect(notice()).toBeNull()
})

test('called from the footer it takes the keyboard, and gives it back', async () => {
  const kept = { revision: NOTICE_REVISION, expirationTime: Date.now() + 86_400_000 }
  localStorage.setItem(NOTICE_KEY, JSON.stringify(kept))
  const { user } = await renderShell()
  const opener = screen.getByRole('button', { name: 'Cookie notice' })
  await user.click(opener)
  const region = await findNotice()
  await waitFor(() => expect(document.activeElement).toBe(region))
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(notice()).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('a CV is a sheet of paper: nothing lies on it', async () => {
  await renderShell('/profile/cv/somebody')
  await wait()
  expect(notice()).toBeNull()
})
