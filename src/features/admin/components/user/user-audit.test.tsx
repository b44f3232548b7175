import { expect, test } from 'vitest'
import { listUserAudit } from '#tests/fakes/fake-user-account.ts'
import { letPass, usePageClock } from '#tests/setup/page-clock.ts'
import { screen } from '#tests/setup/render.tsx'
import { openUser, section } from '#tests/setup/user-page-stage.tsx'
import type { UserAuditRow } from '../../user-audit.view.ts'

const ENTRY: UserAuditRow = {
  ...{ id: 9, at: '2026-11-20T10:00:00.000Z', action: 'user.ban', outcome: 'done', code: null },
  ...{ actor: { id: 'imogen', name: 'Imogen Blythe' }, through: null },
  subject: { type: 'user', id: 'percy', name: 'Percy Shelley' },
  changes: [{ field: 'banReason', before: null, after: 'Sends letters' }],
}

test(
  'the log says who did what when, in words; what is unknown as it was noted; older ones on demand',
  { tags: ['2.9d'] },
  async () => {
    const strange: UserAuditRow = {
      ...ENTRY,
      id: 8,
      action: 'user.teleport',
      outcome: 'refused',
      code: 'FORBIDDEN',
    }
    const opened = { action: 'user.create', changes: [{ field: 'accountType', after: 'Employer' }] }
    const written = { action: 'user.update', changes: [{ field: 'fields', after: ['firstName', 'shoes'] }] }
    const byNobody = { ...strange, id: 7, actor: { id: 'x', name: null }, changes: [] }
    listUserAudit.mockResolvedValueOnce({ rows: [ENTRY, strange], next: 8 }).mockResolvedValueOnce({
      rows: [byNobody, { ...ENTRY, id: 6, ...written }, { ...ENTRY, id: 5, ...opened }],
      next: null,
    })
    const { user } = await openUser()
    const log = section('Audit log')
    expect(await log.findByText('Account suspended')).toBeTruthy()
    expect(log.getAllByText('Reason: Sends letters').length).toBeGreaterThan(0)
    expect(log.getAllByRole('link', { name: 'Imogen Blythe' })[0]?.getAttribute('href')).toBe(
      '/app/admin/users/imogen',
    )
    expect(log.getByText('user.teleport')).toBeTruthy()
    expect(log.getByText('Refused')).toBeTruthy()
    await user.click(log.getByRole('button', { name: 'Show older' }))
    expect(await log.findByText('by somebody whose account is gone')).toBeTruthy()
    expect(log.getByText('Account type: Hiring')).toBeTruthy()
    expect(log.getByText('Written: First name, shoes')).toBeTruthy()
    expect(listUserAudit.mock.lastCall?.[0].data).toEqual({ id: 'percy', side: 'about', before: 8 })
    expect(log.queryByRole('button', { name: 'Show older' })).toBeNull()
  },
)

test('what was refused is named as what was asked for, with the reason in words, and nothing before its moment', async () => {
  const refused = { ...ENTRY, subject: null, changes: [] }
  const codes = [
    ...['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS', 'TELEPORTED'],
    'YOU_ARE_NOT_ALLOWED_TO_SET_NON_EXISTENT_VALUE',
  ]
  const rows = codes.map((code, id): UserAuditRow => ({
    ...refused,
    id,
    code,
    action: 'user.create',
    outcome: 'refused',
  }))
  listUserAudit.mockResolvedValue({ rows, next: null })
  const { user } = await openUser({ type: 'Admin', platformRole: 'admin', profile: null })
  await user.click(screen.getByRole('tab', { name: 'By this person' }))
  const said = (await section('Audit log').findAllByRole('listitem')).map((row) => row.textContent)
  const moment = /20 Nov 2026, \d\d:\d\d/
  expect(said.map((text) => text.replace(moment, '|'))).toEqual([
    'RefusedCreate an account|Reason: The email is already in use',
    'RefusedCreate an account|Reason: Not allowed',
    'RefusedCreate an account|Reason: TELEPORTED',
    'RefusedCreate an account|Reason: What was sent is not valid',
  ])
})

test('an impersonation that ended says who was acting as whom, on both sides', async () => {
  const ended: UserAuditRow = {
    ...{ ...ENTRY, action: 'user.stop-impersonating', changes: [] },
    through: { id: 'percy', name: 'Percy Shelley' },
  }
  listUserAudit.mockResolvedValue({ rows: [ended], next: null })
  const { user } = await openUser({ type: 'Admin', platformRole: 'admin', profile: null })
  const log = section('Audit log')
  const said = async () => (await log.findByText('Impersonation ended')).closest('li')?.textContent
  expect(await said()).toMatch(/^Impersonation endedImogen Blythe was acting as Percy Shelley·20 Nov 2026/)
  await user.click(screen.getByRole('tab', { name: 'By this person' }))
  expect(await said()).toMatch(/^Impersonation endedImogen Blythe was acting as Percy Shelley·20 Nov 2026/)
})

test('of an admin the log also tells what they did', async () => {
  const { user } = await openUser({ type: 'Admin', platformRole: 'admin', profile: null })
  const deed: UserAuditRow = {
    ...ENTRY,
    action: 'job.archive',
    subject: { type: 'job', id: 'j1', name: 'Baker' },
  }
  listUserAudit.mockResolvedValue({ rows: [deed], next: null })
  await user.click(screen.getByRole('tab', { name: 'By this person' }))
  const log = section('Audit log')
  expect(await log.findByText('Job archived')).toBeTruthy()
  expect(log.getByRole('link', { name: 'Baker' }).getAttribute('href')).toBe('/job/j1')
  expect(listUserAudit.mock.lastCall?.[0].data).toEqual({ id: 'percy', side: 'by' })
})

test('a log that cannot be had says so and can be asked for again; the page stays', async () => {
  listUserAudit.mockRejectedValue(Object.assign(new Error('no'), { code: 'FORBIDDEN' }))
  usePageClock()
  const { user } = await openUser()
  const log = section('Audit log')
  await letPass(10_000)
  expect(await log.findByText('The log could not be loaded.')).toBeTruthy()
  listUserAudit.mockResolvedValue({ rows: [ENTRY], next: null })
  await user.click(log.getByRole('button', { name: 'Try again' }))
  expect(await log.findByText('Account suspended')).toBeTruthy()
})
