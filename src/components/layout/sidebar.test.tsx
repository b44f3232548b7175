import { waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AccountType } from '#/domain/access/account-type.ts'
import type { Theme } from '#/lib/theme.ts'
import { letPass, usePageClock } from '#tests/setup/page-clock.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { Sidebar } from './sidebar.tsx'

type Opened = { accountType: AccountType | null; at?: string }

async function renderSidebar({ accountType, at = '/' }: Opened) {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  const onThemeChange = vi.fn<(theme: Theme) => void>()
  const rendered = await renderPage(
    <Sidebar
      open
      accountType={accountType}
      pathname={at}
      theme="system"
      onOpenChange={onOpenChange}
      onThemeChange={onThemeChange}
    />,
    { at, defaultPreload: 'intent' },
  )
  const links = within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('link')
  return { ...rendered, onOpenChange, onThemeChange, links }
}

test.each<[AccountType, string, string | null]>([
  ['Individual', '/app/individual', 'Dashboard'],
  ['Employer', '/app/employer/', 'Dashboard'],
  ['Employer', '/app/employer/jobs/edit/1/step1', null],
])('for %s on %s the current entry is %s', async (accountType, at, current) => {
  const { links } = await renderSidebar({ accountType, at })
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(marked.map(({ textContent }) => textContent)).toEqual(current ? [current] : [])
})

test('the groups of the menu have names', async () => {
  await renderSidebar({ accountType: 'Employer' })
  for (const name of ['Explore', 'Your area', 'Session'])
    expect(screen.getByRole('list', { name })).toBeTruthy()
})

test('signed out there is no empty group', async () => {
  await renderSidebar({ accountType: null })
  expect(screen.queryByRole('list', { name: 'Your area' })).toBeNull()
})

test('following an entry closes the menu and goes there', async () => {
  const { user, onOpenChange, address } = await renderSidebar({ accountType: 'Individual' })
  await user.click(screen.getByRole('link', { name: 'Edit Profile' }))
  expect(onOpenChange.mock.calls).toEqual([[false]])
  await waitFor(() => expect(address()).toBe('/app/individual/profile/step1'))
})

test('hovering over Signout neither signs out nor loads its page', async () => {
  usePageClock()
  const { user, router } = await renderSidebar({ accountType: 'Individual' })
  const preload = vi.spyOn(router, 'preloadRoute')
  const loadedByHovering = async (name: string) => {
    await user.hover(screen.getByRole('link', { name }))
    await letPass(1_000)
    return preload.mock.calls.map(([{ to }]) => to)
  }
  expect(await loadedByHovering('Signout')).toEqual([])
  expect(await loadedByHovering('Settings')).toEqual(['/app/settings'])
})

test('Escape asks to close', async () => {
  const { user, onOpenChange } = await renderSidebar({ accountType: null })
  await user.keyboard('{Escape}')
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

test('the colours can be changed at the foot of the menu', async () => {
  const { user, onThemeChange } = await renderSidebar({ accountType: null })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(onThemeChange.mock.calls).toEqual([['dark']])
})
