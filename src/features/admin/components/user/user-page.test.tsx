import { fakeWire } from '#tests/setup/fake-wire.ts'
import { waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import { fill, renderPage, screen } from '#tests/setup/render.tsx'
import type { UserAccount } from '../../user-account.view.ts'
import type { UserAuditPage, UserAuditRow } from '../../user-audit.view.ts'
import { UserPage } from './user-page.tsx'

type Call = (call: { data: unknown }) => Promise<unknown>
const server = vi.hoisted(() => ({
  getUserAccount: vi.fn<Call>(),
  listUserAudit: vi.fn<Call>(),
  endUserSession: vi.fn<Call>(),
  changeUserPassword: vi.fn<Call>(),
}))
vi.mock('../../user-account.functions.ts', () => server)

const PERCY: UserAccount = {
  ...{ id: 'percy', firstName: 'Percy', lastName: 'Shelley', name: 'Percy Shelley' },
  ...{ email: 'percy@example.com', image: null, type: 'Individual', platformRole: 'user' },
  ...{ isVerified: true, hasPassword: true, hasSecondFactor: false, ban: null },
  ...{ joinedAt: '2026-03-01T10:00:00.000Z', seenAt: null, isOneself: false, hasActed: false },
  profile: { percent: 65, visibility: 'SignedIn' },
  organizations: [
    {
      id: 'mill',
      name: 'Alder Mill',
      logo: null,
      organizationRole: 'owner',
      joinedAt: '2026-04-01T10:00:00.000Z',
    },
  ],
  sessions: ['one', 'two'].map((id) => ({
    ...{
      id,
      kind: 'computer',
      browser: 'Firefox',
      system: id === 'one' ? 'Linux' : 'macOS',
      countryCode: 'GB',
    },
    ...{ signedInAt: '2026-11-01T10:00:00.000Z', lastUsedAt: '2026-11-20T10:00:00.000Z' },
  })),
  actions: ['update', 'setRole', 'setPassword', 'endSessions', 'ban', 'impersonate', 'remove'],
}
const ENTRY: UserAuditRow = {
  ...{ id: 9, at: '2026-11-20T10:00:00.000Z', action: 'user.ban', outcome: 'done', code: null },
  ...{ actor: { id: 'imogen', name: 'Imogen Blythe' }, through: null },
  subject: { type: 'user', id: 'percy', name: 'Percy Shelley' },
  changes: [{ field: 'banReason', before: null, after: 'Sends letters' }],
}
const NO_ENTRIES: UserAuditPage = { rows: [], next: null }

beforeEach(() => {
  server.getUserAccount.mockReset().mockResolvedValue(PERCY)
  server.listUserAudit.mockReset().mockResolvedValue(NO_ENTRIES)
  server.endUserSession.mockReset().mockResolvedValue(undefined)
  server.changeUserPassword.mockReset().mockResolvedValue(undefined)
  vi.spyOn(toast, 'success').mockReturnValue(1)
  vi.spyOn(toast, 'error').mockReturnValue(1)
  vi.spyOn(console, 'error').mockReturnValue()
})

async function openUser(changes: Partial<UserAccount> = {}) {
  server.getUserAccount.mockResolvedValue({ ...PERCY, ...changes })
  const callbacks = {
    onSessionChange: vi.fn<(href: string) => Promise<void>>().mockResolvedValue(),
    onRemoved: vi.fn<() => Promise<void>>().mockResolvedValue(),
  }
  const page = await renderPage(<UserPage id="percy" {...callbacks} />, { at: '/app/admin/users/percy' })
  await screen.findByRole('heading', { level: 1, name: 'Percy Shelley' })
  const ask = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name }))
    return within(await screen.findByRole('dialog'))
  }
  return { ...page, ...callbacks, ask }
}

const section = (name: string) => within(screen.getByRole('region', { name }))

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

test('somebody is banned with a reason and an end, and not without a reason', async () => {
  const sent = fakeWire({ '/api/auth/admin/ban-user': { body: { user: {} } } })
  const { user, ask } = await openUser()
  const dialog = await ask('Suspend account')
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
  expect(server.getUserAccount).toHaveBeenCalledTimes(2)
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
  server.getUserAccount.mockResolvedValue(PERCY)
  await user.click(dialog.getByRole('button', { name: 'Lift suspension' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ userId: 'percy' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Suspend account' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Access')
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

test('another address than the one before counts as not confirmed; the same goes along untouched', async () => {
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
    { firstName: 'Percy', lastName: 'Shelley', email: 'percy@example.com.org', emailVerified: false },
  ])
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
  await waitFor(() => expect(server.changeUserPassword).toHaveBeenCalledTimes(2))
  expect(server.changeUserPassword.mock.calls.map(([{ data }]) => data)).toEqual([
    { id: 'percy', way: 'link', password: '', endsSessions: false },
    { id: 'percy', way: 'password', password: 'battery staple', endsSessions: true },
  ])
})

test('a role is changed, and left alone where it is the same', async () => {
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

test('one device is signed out by its id, all of them after a question', async () => {
  const sent = fakeWire({ '/api/auth/admin/revoke-user-sessions': { body: { success: true } } })
  const { user, ask } = await openUser()
  await user.click(screen.getByRole('button', { name: 'Sign out Firefox on macOS' }))
  await waitFor(() =>
    expect(server.endUserSession.mock.calls).toEqual([[{ data: { userId: 'percy', id: 'two' } }]]),
  )
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Devices'))
  const dialog = await ask('Sign out everywhere')
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ userId: 'percy' }]))
})

test('the log says who did what when, in words; what is unknown as it was noted; older ones on demand', async () => {
  const strange = { ...ENTRY, id: 8, action: 'user.teleport', outcome: 'refused', code: 'FORBIDDEN' }
  const opened = { action: 'user.create', changes: [{ field: 'accountType', after: 'Employer' }] }
  const written = { action: 'user.update', changes: [{ field: 'fields', after: ['firstName', 'shoes'] }] }
  const byNobody = { ...strange, id: 7, actor: { id: 'x', name: null }, changes: [] }
  server.listUserAudit.mockResolvedValueOnce({ rows: [ENTRY, strange], next: 8 }).mockResolvedValueOnce({
    rows: [byNobody, { ...ENTRY, id: 6, ...written }, { ...ENTRY, id: 5, ...opened }],
    next: null,
  })
  const { user } = await openUser()
  const log = section('Audit log')
  expect(await log.findByText('Account suspended')).toBeTruthy()
  expect(log.getAllByText('Reason: nothing → Sends letters').length).toBeGreaterThan(0)
  expect(log.getAllByRole('link', { name: 'Imogen Blythe' })[0]?.getAttribute('href')).toBe(
    '/app/admin/users/imogen',
  )
  expect(log.getByText('user.teleport')).toBeTruthy()
  expect(log.getByText('Refused')).toBeTruthy()
  await user.click(log.getByRole('button', { name: 'Show older' }))
  expect(await log.findByText('by somebody whose account is gone')).toBeTruthy()
  expect(log.getByText('Account type: Hiring')).toBeTruthy()
  expect(log.getByText('Written: First name, shoes')).toBeTruthy()
  expect(server.listUserAudit.mock.lastCall?.[0].data).toEqual({ id: 'percy', side: 'about', before: 8 })
  expect(log.queryByRole('button', { name: 'Show older' })).toBeNull()
})

test('of an admin the log also tells what they did', async () => {
  const { user } = await openUser({ type: 'Admin', platformRole: 'admin', profile: null })
  const deed = { ...ENTRY, action: 'job.archive', subject: { type: 'job', id: 'j1', name: 'Baker' } }
  server.listUserAudit.mockResolvedValue({ rows: [deed], next: null })
  await user.click(screen.getByRole('tab', { name: 'By this person' }))
  const log = section('Audit log')
  expect(await log.findByText('Job archived')).toBeTruthy()
  expect(log.getByRole('link', { name: 'Baker' }).getAttribute('href')).toBe('/job/j1')
  expect(server.listUserAudit.mock.lastCall?.[0].data).toEqual({ id: 'percy', side: 'by' })
})

test('a log that cannot be had says so and can be asked for again; the page stays', async () => {
  server.listUserAudit.mockRejectedValue(Object.assign(new Error('no'), { code: 'FORBIDDEN' }))
  const { user } = await openUser()
  const log = section('Audit log')
  expect(await log.findByText('The log could not be loaded.', {}, { timeout: 8_000 })).toBeTruthy()
  server.listUserAudit.mockResolvedValue({ rows: [ENTRY], next: null })
  await user.click(log.getByRole('button', { name: 'Try again' }))
  expect(await log.findByText('Account suspended')).toBeTruthy()
}, 12_000)
