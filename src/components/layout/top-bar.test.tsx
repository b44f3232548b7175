import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AccountType } from '#/domain/access/account-type.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { AppShell } from './app-shell.tsx'
import type { ShellUser } from './shell-user.ts'

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

const person = (type: AccountType = 'Individual'): ShellUser => ({
  name: 'Niamh Adeyemi',
  email: 'niamh@example.com',
  image: null,
  type,
})

const renderShell = (user: ShellUser | null, at: string | string[] = '/contact') =>
  renderPage(
    <AppShell user={user} theme="system" links={{}}>
      <p>The page</p>
    </AppShell>,
    { at },
  )

test('signed out the bar offers to sign in and to sign up, and no account', async () => {
  await renderShell(null)
  expect(screen.getByRole('link', { name: 'Signin' }).getAttribute('href')).toBe('/auth/signin')
  expect(screen.getByRole('link', { name: 'Signup' }).getAttribute('href')).toBe('/auth/signup')
  expect(screen.queryByRole('button', { name: 'Your account' })).toBeNull()
})

test('signed in the bar says who one is and how to leave', async () => {
  const { container } = await renderShell(person())
  expect(screen.queryByRole('link', { name: 'Signin' })).toBeNull()
  const opener = screen.getByRole('button', { name: 'Your account' })
  const panel = container.querySelector(`[id="${opener.getAttribute('popovertarget')}"]`)
  expect(panel?.textContent).toMatch(/Niamh Adeyemi.*niamh@example.com.*Settings.*Signout/)
  expect(panel?.querySelector('a[href="/auth/signout"]')).toBeTruthy()
})

test('the mark leads home and says so', async () => {
  await renderShell(null)
  expect(screen.getByRole('link', { name: 'Flightpath, home' }).getAttribute('href')).toBe('/')
})

test('the menu opens from its button, is named, and gives the keyboard back', async () => {
  const { user } = await renderShell(person('Employer'))
  const button = screen.getByRole('button', { name: 'Open menu' })
  expect(button.getAttribute('aria-haspopup')).toBe('dialog')
  // The menu is fetched when it is wanted: this waits for it.
  await act(() => user.click(button))
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Company' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' })))
})

test('Back goes to the page before', async () => {
  const { user, address } = await renderShell(null, ['/jobs', '/contact'])
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe('/jobs'))
})

test('Back on a page that was opened directly leads to the jobs', async () => {
  const { user, address } = await renderShell(null, '/contact')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe('/jobs'))
})

test.each([
  ['a page of ours that was loaded anew', ['/terms'], `${location.origin}/privacy`, 'back'],
  ['a page of ours', ['/terms', '/privacy'], '', '/terms'],
  ['another site', ['/privacy'], 'https://search.example/?q=jobs', '/jobs'],
  ['nothing', ['/privacy'], '', '/jobs'],
])(
  'in a browser that says nothing of its pages, after %s Back leads there or to the jobs',
  async (...row) => {
    const [, pages, referrer, expected] = row
    const { user, address, router } = await renderShell(null, pages)
    Object.assign(window, { navigation: undefined })
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    const back = vi.spyOn(router.history, 'back')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    if (expected === 'back') expect(back).toHaveBeenCalledOnce()
    else await waitFor(() => expect(address()).toBe(expected))
    vi.restoreAllMocks()
  },
)

test.each([
  ['/jobs', true],
  ['/app/employer', false],
  ['/contact', false],
])('on %s searching is offered: %s', async (at, offered) => {
  await renderShell(null, at)
  expect(screen.queryByRole('searchbox') !== null).toBe(offered)
})

test.each([
  ['/profile/cv/1', false],
  ['/profile/1', true],
])('%s has a bar and a footer: %s', async (at, framed) => {
  await renderShell(null, at)
  expect(screen.getByText('The page')).toBeTruthy()
  expect(screen.queryByRole('banner') !== null).toBe(framed)
  expect(screen.queryByRole('contentinfo') !== null).toBe(framed)
})

test('the first stop of the keyboard skips to the content', async () => {
  const { user } = await renderShell(null)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Skip to content')
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
})

test.each([
  ['Dark', 'dark', 'dark'],
  ['Light', 'light', 'light'],
  ['System', undefined, 'system'],
] as const)(
  'choosing %s recolours the page at once and is remembered',
  async (name, attribute, remembered) => {
    document.documentElement.dataset['theme'] = 'dark'
    const written = vi.spyOn(document, 'cookie', 'set')
    const { user } = await renderPage(
      <AppShell
        user={person()}
        theme={name === 'Light' ? 'dark' : name === 'Dark' ? 'system' : 'light'}
        links={{}}
      >
        {null}
      </AppShell>,
    )
    await user.click(screen.getByRole('radio', { name, hidden: true }))
    expect(document.documentElement.dataset['theme']).toBe(attribute)
    expect(written.mock.lastCall?.[0]).toMatch(
      new RegExp(`=${remembered}; Path=/; Max-Age=31536000; SameSite=Lax`),
    )
    written.mockRestore()
  },
)
