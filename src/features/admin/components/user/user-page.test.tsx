import { fakeWire } from '#tests/setup/fake-wire.ts'
import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endUserSession } from '#tests/fakes/fake-user-account.ts'
import { screen } from '#tests/setup/render.tsx'
import { openUser, section } from '#tests/setup/user-page-stage.tsx'

test('who it is, how it stands with them, their companies and devices stand on the page', async () => {
  await openUser()
  for (const text of ['Active', 'Looking for work', 'Confirmed', '1 Mar 2026', 'Profile 65% complete'])
    expect(screen.getAllByText(text).length, text).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'See the profile' }).getAttribute('href')).toBe('/profile/percy')
  const company = section('Companies').getByRole('link', { name: 'Alder Mill' })
  expect(company.getAttribute('href')).toBe('/company/mill')
  expect(section('Devices').getByText('Firefox on Linux')).toBeTruthy()
  expect(section('Devices').getAllByText(/United Kingdom/)).toHaveLength(2)
})

test('where there is nothing, that is said', async () => {
  await openUser({ organizations: [], sessions: [], profile: null, type: 'Employer' })
  expect(section('Companies').getByText('Belongs to no company.')).toBeTruthy()
  expect(section('Devices').getByText('Not signed in anywhere.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'See the profile' })).toBeNull()
  expect(await section('Audit log').findByText('No admin has done anything to this account.')).toBeTruthy()
})

test('what is not allowed is not offered; one’s own account leads to the settings', async () => {
  await openUser({ actions: ['setRole'] })
  const actions = within(screen.getByRole('complementary')).getAllByRole('button')
  expect(actions.map((button) => button.textContent)).toEqual(['Change role'])
  expect(section('Devices').queryByRole('button')).toBeNull()
})

test('on one’s own page nothing can be done but going to the settings', async () => {
  await openUser({ isOneself: true, actions: [] })
  const own = within(screen.getByRole('complementary', { name: 'Your own account' }))
  expect(own.queryByRole('button')).toBeNull()
  expect(own.getByRole('link', { name: 'Go to your settings' }).getAttribute('href')).toBe('/app/settings')
})

test('one device is signed out by its id, all of them after a question', async () => {
  const sent = fakeWire({ '/api/auth/admin/revoke-user-sessions': { body: { success: true } } })
  const { user, ask } = await openUser()
  await user.click(screen.getByRole('button', { name: 'Sign out Firefox on macOS' }))
  await waitFor(() => expect(endUserSession.mock.calls).toEqual([[{ data: { userId: 'percy', id: 'two' } }]]))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Devices'))
  const dialog = await ask('Sign out everywhere')
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ userId: 'percy' }]))
})
