import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  FIND_NOTICE_UNREAD,
  isNoticeRead,
  NOTICE_KEY,
  NOTICE_REVISION,
} from '#/platform/consent/read-notice.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { AppShell } from './app-shell.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  delete document.documentElement.dataset['notice']
})

const keep = (kept: object) => localStorage.setItem(NOTICE_KEY, JSON.stringify(kept))
const READ = { revision: NOTICE_REVISION, expirationTime: Date.now() + 86_400_000 }

const renderShell = (at = '/contact') =>
  renderPage(
    <AppShell user={null} theme="system" links={{}}>
      <p>The page</p>
    </AppShell>,
    { at },
  )
const notice = () => screen.queryByRole('region', { name: 'Cookie notice' })

test('the note is there at once, asks nothing, takes no keyboard, and goes for good once it is read', async () => {
  const { user, unmount } = await renderShell()
  const region = await screen.findByRole('region', { name: 'Cookie notice' })
  expect(region.getAttribute('aria-modal')).toBeNull()
  expect(region.contains(document.activeElement)).toBe(false)
  expect(screen.getByRole('link', { name: 'What is kept' }).getAttribute('href')).toBe('/privacy#browser')
  expect(region.querySelectorAll('button, input')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(notice()).toBeNull()
  await waitFor(() => expect(isNoticeRead()).toBe(true))
  unmount()
  await renderShell()
  expect(notice()).toBeNull()
})

test('called from the footer it takes the keyboard, and gives it back', async () => {
  keep(READ)
  const { user } = await renderShell()
  const opener = screen.getByRole('button', { name: 'Cookie notice' })
  await user.click(opener)
  const region = await screen.findByRole('region', { name: 'Cookie notice' })
  await waitFor(() => expect(document.activeElement).toBe(region))
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(notice()).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('it lies on no map, editor or sheet of paper, and comes on the page after', async () => {
  const { router } = await renderShell('/jobs/maps')
  expect(notice()).toBeNull()
  for (const page of ['/app/individual/profile/step2', '/profile/cv/somebody']) {
    await router.navigate({ to: page })
    expect(notice()).toBeNull()
  }
  await router.navigate({ to: '/terms' })
  await waitFor(() => expect(notice()).toBeTruthy())
})

test('on a map it comes when it is called', async () => {
  keep(READ)
  const { user } = await renderShell('/jobs/maps')
  await user.click(screen.getByRole('button', { name: 'Cookie notice' }))
  await waitFor(() => expect(notice()).toBeTruthy())
})

test.each([
  ['read', READ],
  ['of another revision', { ...READ, revision: NOTICE_REVISION + 1 }],
  ['too old', { ...READ, expirationTime: Date.now() - 1 }],
  ['without a day', { revision: NOTICE_REVISION }],
  ['no object', 7],
  ['nothing', null],
])('the page’s first script finds a note that is %s as the scripts after it do', (_what, kept) => {
  if (kept !== null) keep(Object(kept) === kept ? (kept as object) : (kept as never))
  // oxlint-disable-next-line no-eval -- what the page's head holds
  ;(0, eval)(FIND_NOTICE_UNREAD)
  expect(document.documentElement.dataset['notice'] !== 'unread').toBe(isNoticeRead())
})
