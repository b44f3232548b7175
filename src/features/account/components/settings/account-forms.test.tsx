import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { fireEvent, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { fill, renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { EmailSection } from './email-section.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordSection } from './password-section.tsx'

// The wire to the server; what the functions do there is tested beside them.
vi.mock('../../cache-version.functions.ts', () => ({ incrementCacheVersion: () => Promise.resolve(1) }))
vi.mock('../../sessions.functions.ts', () => ({
  listMySessions: () => Promise.resolve([]),
  endMySession: () => Promise.resolve(),
}))

const UPDATE = '/api/auth/update-user'
const CHANGE_PASSWORD = '/api/auth/change-password'
const CHANGE_EMAIL = '/api/auth/change-email'
const OK: Answer = { body: { status: true } }
const ADA = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.com', emailVerified: true }

const withToasts = (page: ReactNode) =>
  renderPage(
    <>
      {page}
      <Toasts />
    </>,
    { at: '/app/settings' },
  )

test('both names are saved together', async () => {
  const sent = fakeWire({ [UPDATE]: OK })
  const { user } = await withToasts(<NameForm user={ADA} />)
  await user.clear(screen.getByLabelText('Last name'))
  await fill(user, screen.getByLabelText('Last name'), 'Okafor-Lind')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByText('Your name is saved')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ firstName: 'Ada', lastName: 'Okafor-Lind' }])
})

test('one name is changed, whatever the other was before its rule', async () => {
  const sent = fakeWire({ [UPDATE]: OK })
  const { user } = await withToasts(<NameForm user={{ firstName: 'Ada', lastName: 'Okafor 1234567' }} />)
  await fill(user, screen.getByLabelText('First name'), 'eze')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByText('Your name is saved')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ firstName: 'Adaeze', lastName: 'Okafor 1234567' }])
})

test('a name of one letter is not sent, and what was typed stays when there is no network', async () => {
  const sent = fakeWire({ [UPDATE]: 'no network' })
  const { user } = await withToasts(<NameForm user={ADA} />)
  const firstName = screen.getByLabelText<HTMLInputElement>('First name')
  await user.clear(firstName)
  await fill(user, firstName, 'A')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByText('The first name needs at least 2 characters')).toBeTruthy()
  expect(sent).toEqual([])
  await user.clear(firstName)
  await fill(user, firstName, 'Adaeze')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(firstName.value).toBe('Adaeze')
})

async function openPasswordForm(answer: Answer) {
  const sent = fakeWire({ [CHANGE_PASSWORD]: answer })
  const { user } = await withToasts(<PasswordSection email="ada@example.com" />)
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await fill(user, screen.getByLabelText('Present password'), 'correct horse')
  await fill(user, screen.getByLabelText('New password'), 'another horse')
  return { user, sent, save: () => user.click(screen.getByRole('button', { name: 'Save the new password' })) }
}

test('a new password signs out the other devices unless one says no', async () => {
  const { user, sent, save } = await openPasswordForm(OK)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sign out my other devices' }).checked).toBe(
    true,
  )
  await user.click(screen.getByRole('checkbox'))
  await save()
  expect(await screen.findByText('Your password is changed')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent.map(({ body }) => body)).toEqual([
    { currentPassword: 'correct horse', newPassword: 'another horse', revokeOtherSessions: false },
  ])
})

test('a wrong present password is said beside it, and it takes the keyboard', async () => {
  const { save } = await openPasswordForm({ status: 400, body: { code: 'INVALID_PASSWORD' } })
  await save()
  const present = await screen.findByLabelText('Present password', { selector: '[aria-invalid]' })
  expect(screen.getByText('The password is not right')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(present))
})

test('the password form begins with the keyboard in the present password, and managers learn whose it is', async () => {
  await openPasswordForm(OK)
  expect(document.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe('ada@example.com')
  expect(screen.getByLabelText('Present password').getAttribute('autocomplete')).toBe('current-password')
  expect(screen.getByLabelText('New password').getAttribute('autocomplete')).toBe('new-password')
})

async function openEmailForm(answer: Answer, person = ADA, { hasPassword = true } = {}) {
  const sent = fakeWire({ [CHANGE_EMAIL]: answer })
  const { user } = await withToasts(<EmailSection user={person} hasPassword={hasPassword} />)
  await user.click(screen.getByRole('button', { name: 'Change email' }))
  const ask = async (newEmail: string) => {
    await fill(user, screen.getByLabelText('New email'), newEmail)
    if (hasPassword) await fill(user, screen.getByLabelText('Your password'), 'correct horse')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
  }
  return { ask, sent }
}

test('another address is asked for with the password, and it is said where to look next', async () => {
  const { ask, sent } = await openEmailForm(OK)
  await ask('new@example.com')
  expect(await screen.findByText('Look into your mailbox')).toBeTruthy()
  expect(
    screen.getByText(
      'If new@example.com is free, a link is on its way to ada@example.com. Follow it, and we ask the new address.',
    ),
  ).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([
    {
      newEmail: 'new@example.com',
      password: 'correct horse',
    },
  ])
})

test('an address that was never confirmed is not asked', async () => {
  const { ask } = await openEmailForm(OK, { ...ADA, emailVerified: false })
  expect(screen.getByText(/^We send a link to the new address\./)).toBeTruthy()
  await ask('new@example.com')
  expect(await screen.findByText(/^If nobody else uses new@example\.com/)).toBeTruthy()
})

test('whoever has no password is not asked for one', async () => {
  const { ask, sent } = await openEmailForm(OK, ADA, { hasPassword: false })
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await ask('new@example.com')
  expect(await screen.findByText('Look into your mailbox')).toBeTruthy()
  expect(sent).toHaveLength(1)
})

test('one’s own address is no other one', async () => {
  const { ask, sent } = await openEmailForm(OK)
  await ask('ADA@example.com')
  expect(await screen.findByText('This is your address already')).toBeTruthy()
  expect(sent).toEqual([])
})

test('a currency is saved as soon as it is chosen', async () => {
  const sent = fakeWire({ [UPDATE]: OK })
  const { user } = await withToasts(<CurrencyChoice currency="GBP" />)
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' })
  expect([...list.options].map(({ text }) => text)[0]).toBe('GBP, British Pound')
  await user.selectOptions(list, 'EUR')
  expect(await screen.findByText('Your currency is saved')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ currency: 'EUR' }])
})

test('keys walk through the currencies, and the one they stop at is saved, while the list keeps the keyboard', async () => {
  const sent = fakeWire({ [UPDATE]: OK })
  const { user } = await withToasts(<CurrencyChoice currency="GBP" />)
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' })
  list.focus()
  fireEvent.keyDown(list, { key: 'ArrowDown' })
  for (const value of ['EUR', 'USD', 'CAD']) fireEvent.change(list, { target: { value } })
  expect(sent).toEqual([])
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Your currency is saved')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ currency: 'CAD' }])
  expect(document.activeElement).toBe(list)
})

test('a currency that could not be saved goes back to what it was', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeWire({ [UPDATE]: 'no network' })
  const { user } = await withToasts(<CurrencyChoice currency="GBP" />)
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' })
  await user.selectOptions(list, 'EUR')
  await waitFor(() => expect([list.value, list.disabled]).toEqual(['GBP', false]))
})
