import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import type { Language } from '#/i18n/languages.ts'
import { buildSessionUser } from '#tests/factories/build-session-user.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { listMySessions } from '../../sessions.functions.ts'
import { setLanguage } from '../../language.functions.ts'
import { SettingsPage } from './settings-page.tsx'
import { VerifyEmailBanner } from '../verify-email-banner.tsx'

// The wire to the server; what the functions do there is tested beside them.
vi.mock('../../cache-version.functions.ts', () => ({ incrementCacheVersion: () => Promise.resolve(1) }))
vi.mock('../../sessions.functions.ts', () => ({
  listMySessions: vi.fn<() => Promise<unknown>>(),
  endMySession: vi.fn<() => Promise<unknown>>(),
}))
vi.mock('../../language.functions.ts', () => ({ setLanguage: vi.fn<() => Promise<unknown>>() }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(setLanguage).mockReset()
  vi.mocked(listMySessions)
    .mockReset()
    .mockResolvedValue([] as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset['theme']
})

const USER = buildSessionUser()

const renderSettings = (changes: object = {}, offered: readonly Language[] = ['en']) =>
  renderPage(
    <>
      <SettingsPage
        user={{ ...USER, ...changes }}
        language="en"
        offeredLanguages={offered}
        theme="light"
        providers={[]}
      />
      <Toasts />
    </>,
    { at: '/app/settings' },
  )

const section = (name: string) => within(screen.getByRole('region', { name }))

test.each([
  ['Individual', 'Looking for work'],
  ['Employer', 'Hiring'],
  ['Admin', 'Administration'],
])('an account of type %s reads "%s"', async (type, said) => {
  await renderSettings({ type })
  expect(section('Name').getByText('Ada Okafor')).toBeTruthy()
  expect(section('Name').getByText(said)).toBeTruthy()
})

test('a confirmed address says so', async () => {
  await renderSettings()
  expect(section('Email').getByText('ada@example.com')).toBeTruthy()
  expect(section('Email').getByText('Confirmed')).toBeTruthy()
  expect(section('Email').queryByRole('button', { name: 'Send the link again' })).toBeNull()
})

test('an address that is not confirmed offers the mail again', async () => {
  await renderSettings({ emailVerified: false })
  expect(section('Email').queryByText('Confirmed')).toBeNull()
  expect(section('Email').getByRole('button', { name: 'Send the link again' })).toBeTruthy()
})

test('with one language there is nothing to choose', async () => {
  await renderSettings()
  expect(section('Language').getByText('English')).toBeTruthy()
  expect(section('Language').queryByRole('combobox')).toBeNull()
})

test('with two languages each is written in its own words, and the choice is kept by the server', async () => {
  vi.mocked(setLanguage).mockResolvedValue({ language: 'fr' } as never)
  const { user } = await renderSettings({}, ['en', 'fr'])
  const list = section('Language').getByRole<HTMLSelectElement>('combobox', { name: 'Language' })
  expect([...list.options].map(({ text }) => text)).toEqual(['English', 'Français'])
  await user.selectOptions(list, 'Français')
  await waitFor(() => expect(vi.mocked(setLanguage).mock.calls).toEqual([[{ data: { language: 'fr' } }]]))
})

test('a language that is refused is explained, and the list stays where it was', async () => {
  vi.mocked(setLanguage).mockRejectedValue(new AppError('INVALID', 'account.invalid.language'))
  const { user } = await renderSettings({}, ['en', 'fr'])
  const list = section('Language').getByRole<HTMLSelectElement>('combobox')
  await user.selectOptions(list, 'Français')
  expect(await screen.findByText('This language is not available')).toBeTruthy()
  expect([list.value, list.disabled]).toEqual(['en', false])
})

test('the colours begin with what is remembered and change at once', async () => {
  const { user } = await renderSettings()
  const appearance = section('Appearance')
  expect(appearance.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true)
  await user.click(appearance.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
})

test('above the own area it is said what an unconfirmed address cannot do', async () => {
  await renderPage(<VerifyEmailBanner email="ada@example.com" type="Individual" />)
  expect(screen.getByText(/^You can like jobs once you have followed the link in our mail to/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy()
})

test('what the way back from a provider had to say stands at the top', { tags: ['R197'] }, async () => {
  await renderPage(
    <SettingsPage
      user={USER}
      language="en"
      offeredLanguages={['en']}
      theme="light"
      providers={[]}
      error="account_already_linked_to_different_user"
    />,
  )
  expect(screen.getByRole('alert').textContent).toBe('This account is already linked to another user')
})
