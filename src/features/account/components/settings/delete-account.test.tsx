import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#/lib/query-client.ts'
import { fill, findDialog, renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { incrementCacheVersion } from '../../cache-version.functions.ts'
import { DeleteAccount, type DeleteAccountProps } from './delete-account.tsx'

// The wire to the server; what the function does there is tested beside it.
vi.mock('../../cache-version.functions.ts', () => ({ incrementCacheVersion: vi.fn<() => Promise<number>>() }))

beforeEach(() => {
  vi.mocked(incrementCacheVersion).mockReset().mockResolvedValue(1)
})

const PATH = '/api/auth/delete-user'
const DONE: Answer = { body: { success: true, message: 'User deleted' } }

async function openDialog(answer: Answer = DONE, props: Partial<DeleteAccountProps> = {}) {
  const sent = fakeWire({ [PATH]: answer })
  const queryClient = createQueryClient()
  queryClient.setQueryData(['secret'], 'of the person before')
  const rendered = await renderPage(
    <>
      <DeleteAccount type="Individual" hasPassword {...props} />
      <Toasts />
    </>,
    { at: '/app/settings', queryClient },
  )
  await rendered.user.click(screen.getByRole('button', { name: 'Delete account' }))
  const dialog = within(await findDialog('Delete your account?'))
  const confirm = () => rendered.user.click(dialog.getByRole('button', { name: 'Delete account' }))
  const password = () => dialog.getByLabelText<HTMLInputElement>('Your password')
  return { ...rendered, queryClient, sent, dialog, confirm, password }
}

test('the section says what goes, and nothing is sent before the question is answered', async () => {
  const { sent, dialog, user } = await openDialog()
  expect(screen.getByText(/Your profile, your likes and matches, your files/)).toBeTruthy()
  expect(dialog.getByText(/This cannot be undone/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([])
})

test('with the password the account goes: it is said, what was loaded is forgotten, and the way in is shown', async () => {
  const { sent, confirm, password, user, address, queryClient } = await openDialog()
  await fill(user, password(), 'correct horse')
  await confirm()
  await waitFor(() => expect(address()).toBe('/auth/signin'))
  expect(sent).toEqual([{ method: 'POST', path: PATH, body: { password: 'correct horse' } }])
  expect(await screen.findByText('Your account was deleted')).toBeTruthy()
  expect(queryClient.getQueryData(['secret'])).toBeUndefined()
  expect(incrementCacheVersion).toHaveBeenCalledOnce()
})

test('without the password nothing is sent, and the field says why', async () => {
  const { sent, confirm, password } = await openDialog()
  await confirm()
  expect(await screen.findByText('Please enter your password')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(password()))
  expect(sent).toEqual([])
})

test('a wrong password is said beside the field, and what was typed stays', async () => {
  const { confirm, password, user, dialog, address } = await openDialog({
    status: 400,
    body: { code: 'INVALID_PASSWORD', message: 'Invalid password' },
  })
  await fill(user, password(), 'wrong horse')
  await confirm()
  const said = await dialog.findByText('The password is not right')
  expect(password().getAttribute('aria-invalid')).toBe('true')
  expect(password().getAttribute('aria-describedby')?.split(' ')).toContain(said.closest('[id]')?.id)
  expect([password().value, address()]).toEqual(['wrong horse', '/app/settings'])
})

test('the only owner of a company reads which one, with the way to it', async () => {
  const message = 'You are the only owner of Weir Works. Make somebody else an owner first.'
  const { confirm, password, user, dialog, address } = await openDialog({
    status: 409,
    body: { code: 'INVALID', field: 'organization', message },
  })
  await fill(user, password(), 'correct horse')
  await confirm()
  expect((await dialog.findByRole('alert')).textContent).toContain(message)
  expect(dialog.getByRole('link', { name: 'Go to your companies' }).getAttribute('href')).toBe(
    '/app/employer/company',
  )
  expect(address()).toBe('/app/settings')
})

test.each<[string, Answer, RegExp]>([
  ['too many tries', { status: 429, body: { code: 'RATE_LIMITED' } }, /^Too many requests/],
  ['a session that is too old', { status: 400, body: { code: 'SESSION_EXPIRED' } }, /sign in again/],
  ['no network', 'no network', /^Flightpath cannot be reached/],
])('%s: it is said, and the account is still there', async (_what, answer, said) => {
  const { confirm, password, user, dialog, address } = await openDialog(answer)
  await fill(user, password(), 'correct horse')
  await confirm()
  expect((await dialog.findByRole('alert')).textContent).toMatch(said)
  expect(address()).toBe('/app/settings')
  expect(incrementCacheVersion).not.toHaveBeenCalled()
})

test('an account without a password is not asked for one', async () => {
  const { sent, confirm, dialog, address } = await openDialog(DONE, { hasPassword: false })
  expect(dialog.queryByLabelText('Your password')).toBeNull()
  expect(dialog.getByText(/Your account has no password/)).toBeTruthy()
  await confirm()
  await waitFor(() => expect(address()).toBe('/auth/signin'))
  expect(sent).toEqual([{ method: 'POST', path: PATH, body: {} }])
})

test('what was typed is gone when the question is asked again', async () => {
  const { user, dialog, password } = await openDialog()
  await fill(user, password(), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Delete account' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Your password')).value).toBe('')
})
