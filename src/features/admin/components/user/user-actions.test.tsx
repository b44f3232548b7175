import { fakeWire } from '#tests/setup/fake-wire.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeUserPassword, getUserAccount, PERCY } from '#tests/fakes/fake-user-account.ts'
import { fill, screen } from '#tests/setup/render.tsx'
import { openUser, section } from '#tests/setup/user-page-stage.tsx'

test('somebody is banned with a reason and an end, and not without a reason', async () => {
  const sent = fakeWire({ '/api/auth/admin/ban-user': { body: { user: {} } } })
  const { user, ask } = await openUser()
  const dialog = await ask('Suspend account')
  expect(
    dialog.getByText(/nobody else can answer take no likes meanwhile.*suspend the company too/),
  ).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(await dialog.findByText('Give a reason of at least 5 characters')).toBeTruthy()
  expect(sent).toEqual([])
  await fill(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Sends letters')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How long' }), '7 days')
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map(({ body }) => body)).toEqual([
    { userId: 'percy', banReason: 'Sends letters', banExpiresIn: 604_800 },
  ])
  expect(getUserAccount).toHaveBeenCalledTimes(2)
})

test('a ban until a day needs one that is to come; one for good has no end', async () => {
  const sent = fakeWire({ '/api/auth/admin/ban-user': { body: { user: {} } } })
  const { user, ask } = await openUser()
  const dialog = await ask('Suspend account')
  await fill(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Sends letters')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How long' }), 'Until a date')
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(await dialog.findByText('Choose a day')).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How long' }), 'Until it is lifted')
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ userId: 'percy', banReason: 'Sends letters' })
})

test('a suspension is told with its reason and end, and can be lifted; the keyboard stays there', async () => {
  const sent = fakeWire({ '/api/auth/admin/unban-user': { body: { user: {} } } })
  const ban = { reason: 'Sends letters', until: '2027-01-04T00:00:00.000Z' }
  const { user, ask } = await openUser({ ban, actions: ['unban'] })
  expect(screen.getByText('Suspended until 4 Jan 2027')).toBeTruthy()
  expect(section('Access').getByText('Sends letters')).toBeTruthy()
  const dialog = await ask('Lift suspension')
  getUserAccount.mockResolvedValue(PERCY)
  await user.click(dialog.getByRole('button', { name: 'Lift suspension' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ userId: 'percy' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Suspend account' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Access'))
})

test('an account is deleted once its email is typed; a refusal is told and the account stays', async () => {
  const path = '/api/auth/admin/remove-user'
  const refusal = { code: 'INVALID', message: 'This person is the only owner of Alder Mill.' }
  const sent = fakeWire({ [path]: { status: 409, body: refusal } })
  const { user, ask, onRemoved } = await openUser()
  const dialog = await ask('Delete account')
  const email = dialog.getByRole('textbox', { name: 'Type “percy@example.com” to confirm' })
  await fill(user, email, 'percy')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await dialog.findByText('That is not the email of this account')).toBeTruthy()
  expect(sent).toEqual([])
  await fill(user, email, '@Example.com')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await dialog.findByText('This person is the only owner of Alder Mill.')).toBeTruthy()
  expect(onRemoved).not.toHaveBeenCalled()
  fakeWire({ [path]: { body: { success: true } } })
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce())
})

test('another address goes along, to be counted as not confirmed by the server; the one before does not', async () => {
  const sent = fakeWire({ '/api/auth/admin/update-user': { body: {} } })
  const { user, ask } = await openUser()
  let dialog = await ask('Edit name and email')
  await fill(user, dialog.getByRole('textbox', { name: 'First name' }), ' Bysshe')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  dialog = await ask('Edit name and email')
  await fill(user, dialog.getByRole('textbox', { name: /^Email/ }), '.org')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ body }) => (body as { data: object }).data)).toEqual([
    { firstName: 'Percy Bysshe', lastName: 'Shelley' },
    { email: 'percy@example.com.org' },
  ])
})

test('names from before a rule keep no admin from correcting an address; others must follow the rule', async () => {
  const sent = fakeWire({ '/api/auth/admin/update-user': { body: {} } })
  const { user, ask } = await openUser({ lastName: 'Shelley 12345' })
  const dialog = await ask('Edit name and email')
  await fill(user, dialog.getByRole('textbox', { name: 'Last name' }), '6')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findAllByText(/no long number/)).length).toBeGreaterThan(0)
  await user.type(dialog.getByRole('textbox', { name: 'Last name' }), '{Backspace}')
  await fill(user, dialog.getByRole('textbox', { name: /^Email/ }), '.org')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ data: { email: 'percy@example.com.org' } })
})

test('a password is a mailed link or one that is set, and every device can go with it', async () => {
  const { user, ask } = await openUser()
  let dialog = await ask('New password')
  await user.click(dialog.getByRole('button', { name: 'Send link' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  dialog = await ask('New password')
  await user.click(dialog.getByRole('radio', { name: /^Set a password/ }))
  await user.click(dialog.getByRole('button', { name: 'Set password' }))
  expect(await dialog.findByText('The password needs at least 8 characters')).toBeTruthy()
  await fill(user, dialog.getByLabelText('New password'), 'battery staple')
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Set password' }))
  await waitFor(() => expect(changeUserPassword).toHaveBeenCalledTimes(2))
  expect(changeUserPassword.mock.calls.map(([{ data }]) => data)).toEqual([
    { id: 'percy', way: 'link', password: '', endsSessions: false },
    { id: 'percy', way: 'password', password: 'battery staple', endsSessions: true },
  ])
})

test('a role is changed, and left alone where it is the same', { tags: ['R173'] }, async () => {
  const sent = fakeWire({ '/api/auth/admin/set-role': { body: { user: {} } } })
  const { user, ask } = await openUser()
  let dialog = await ask('Change role')
  await user.click(dialog.getByRole('button', { name: 'Save role' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([])
  dialog = await ask('Change role')
  await user.click(dialog.getByRole('radio', { name: /^Admin/ }))
  await user.click(dialog.getByRole('button', { name: 'Save role' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ userId: 'percy', role: 'admin' }]))
})

test('looking through somebody’s eyes begins after a question, at their own start', async () => {
  fakeWire({ '/api/auth/admin/impersonate-user': { body: { session: {}, user: {} } } })
  const { user, ask, onSessionChange } = await openUser()
  const dialog = await ask('See Flightpath as they do')
  expect(onSessionChange).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(onSessionChange).toHaveBeenCalledExactlyOnceWith('/app'))
})

test('whoever is gone meanwhile is told as such', async () => {
  fakeWire({
    '/api/auth/admin/impersonate-user': { status: 404, body: { code: 'USER_NOT_FOUND', message: 'no' } },
  })
  const { user, ask } = await openUser()
  const dialog = await ask('See Flightpath as they do')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByText('This account no longer exists')).toBeTruthy()
})
