import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildActiveTeam, buildMemberView, buildSentInvitation } from '#tests/factories/build-team.ts'
import { fill, renderPage, Toasts } from '#tests/setup/render.tsx'
import type { ActiveTeamView } from '../team.view.ts'
import { TeamPage } from './team-page.tsx'

const server = vi.hoisted(() => ({
  getActiveTeam: vi.fn<() => Promise<unknown>>(),
  transferOwnership: vi.fn<(call: unknown) => Promise<unknown>>(),
  deleteOrganization: vi.fn<(call: unknown) => Promise<unknown>>(),
}))
// The wire to the server; what the functions do there is tested beside them.
vi.mock('../team.functions.ts', () => server)

beforeEach(() => {
  for (const call of Object.values(server)) call.mockReset().mockResolvedValue({ ok: true })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const BASE = '/api/auth/organization'

async function renderTeam(team: ActiveTeamView | null, answers: Record<string, Answer> = {}) {
  const wire = Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [`${BASE}/${path}`, answer]),
  )
  const sent = fakeWire(wire)
  const onSessionChange = vi.fn<(href?: string) => Promise<void>>().mockResolvedValue()
  const rendered = await renderPage(
    <>
      <TeamPage team={team} onSessionChange={onSessionChange} />
      <Toasts />
    </>,
  )
  const posts = () => sent.filter(({ method }) => method === 'POST')
  return { ...rendered, posts, onSessionChange }
}

const rowOf = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)
const menuOf = (name: string) => screen.getByRole('button', { name: new RegExp(`about ${name}`) })
const dialog = () => within(screen.getByRole('dialog'))

test(
  'everybody is listed with role, address and the day they joined, and oneself is marked',
  { tags: ['R084'] },
  async () => {
    await renderTeam(buildActiveTeam())
    expect(screen.getByText('3 members')).toBeTruthy()
    const ruth = screen.getByText('Ruth Okafor').closest('li')
    expect(ruth?.textContent).toMatch(
      /Ruth Okafor.*You.*ruth@tidewall\.example.*Joined 2 January 2026.*Owner/,
    )
    expect(rowOf('Tom Okafor').queryByText('You')).toBeNull()
  },
)

test('an owner may make everybody anything, and is not offered to leave themselves ownerless', async () => {
  const { user } = await renderTeam(buildActiveTeam())
  expect(screen.queryByRole('button', { name: /about Ruth/ })).toBeNull()
  await user.click(menuOf('Ada'))
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(items).toEqual(['Make an owner', 'Make a member', 'Remove from the company'])
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Leave the company' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText(/You are the only owner/)).toBeTruthy()
})

test('an admin changes no owner, makes none, and neither hands the company over nor deletes it', async () => {
  const { user } = await renderTeam(buildActiveTeam({ ownRole: 'admin', ownUserId: 'ada' }))
  expect(screen.queryByRole('button', { name: /about Ruth/ })).toBeNull()
  await user.click(menuOf('Tom'))
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(items).toEqual(['Make an admin', 'Remove from the company'])
  await user.keyboard('{Escape}')
  const roles = within(screen.getByLabelText('Role')).getAllByRole('option')
  expect(roles.map(({ textContent }) => textContent)).toEqual(['Admin', 'Member'])
  expect(screen.queryByRole('button', { name: 'Hand the company over' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete the company' })).toBeNull()
})

test('a member sees who is there and may leave, and nothing else can be pressed', async () => {
  const teams = [{ id: 't1', name: 'Bridges', userIds: ['tom'] }]
  await renderTeam(buildActiveTeam({ ownRole: 'member', ownUserId: 'tom', teams }))
  expect(screen.getByText('1 person')).toBeTruthy()
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Leave the company'])
  expect(screen.queryByRole('form', { name: 'Invite somebody' })).toBeNull()
})

test('a role that takes rights away is asked about once more, and then sent once', async () => {
  const { user, posts } = await renderTeam(buildActiveTeam(), {
    'update-member-role': { body: { id: 'm-ada' } },
  })
  await user.click(menuOf('Ada'))
  await user.click(screen.getByRole('menuitem', { name: 'Make a member' }))
  expect(dialog().getByText(/no longer publish, invite or manage/)).toBeTruthy()
  expect(posts()).toEqual([])
  await user.click(dialog().getByRole('button', { name: 'Make a member' }))
  expect(await screen.findByText('Ada Okafor is now a member')).toBeTruthy()
  const body = { organizationId: 'tidewall', memberId: 'm-ada', role: 'member' }
  expect(posts()).toEqual([{ method: 'POST', path: `${BASE}/update-member-role`, body }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what stands in the way is said in the dialog, which stays', async () => {
  const message = 'A company needs an owner. Make somebody else an owner first.'
  const { user } = await renderTeam(buildActiveTeam(), {
    'remove-member': { status: 409, body: { code: 'INVALID', message } },
  })
  await user.click(menuOf('Tom'))
  await user.click(screen.getByRole('menuitem', { name: 'Remove from the company' }))
  await user.click(dialog().getByRole('button', { name: 'Remove' }))
  expect((await dialog().findByRole('alert')).textContent).toBe(message)
})

test('an invitation is sent with its role and its team, and the form is empty again', async () => {
  const teams = [{ id: 't1', name: 'Bridges', userIds: [] }]
  const { user, posts } = await renderTeam(buildActiveTeam({ teams }), {
    'invite-member': { body: { id: 'i' } },
  })
  await fill(user, screen.getByLabelText('Email'), 'leila@example.com')
  await user.selectOptions(screen.getByLabelText('Role'), 'Admin')
  expect(screen.getByText('The company profile, its team and publishing jobs')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Team'), 'Bridges')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Invitation sent to leila@example.com')).toBeTruthy()
  const fields = { email: 'leila@example.com', role: 'admin', teamId: 't1' }
  expect(posts().map(({ body }) => body)).toEqual([{ ...fields, organizationId: 'tidewall' }])
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(''))
})

test('an address that is none is not sent, and somebody who is there already is said to be', async () => {
  const message = 'This person is a member of the company already'
  const { user, posts } = await renderTeam(buildActiveTeam(), {
    'invite-member': { status: 409, body: { code: 'INVALID', message } },
  })
  await fill(user, screen.getByLabelText('Email'), 'tom')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('The email you entered is not valid')).toBeTruthy()
  expect(posts()).toEqual([])
  await fill(user, screen.getByLabelText('Email'), '@tidewall.example')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('an address whose invitation is open is told to have been sent it again', async () => {
  const invitations = [buildSentInvitation({ email: 'leila@example.com' })]
  const { user } = await renderTeam(buildActiveTeam({ invitations }), {
    'invite-member': { body: { id: 'i' } },
  })
  await fill(user, screen.getByLabelText('Email'), 'Leila@example.com')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Invitation sent to Leila@example.com again')).toBeTruthy()
})

test('who invites an address that is not mailed is told so, and its row holds the link to give', async () => {
  const linkToGive = 'https://flightpath.example/auth/invitation/i1'
  const invitations = [buildSentInvitation({ linkToGive })]
  const { user } = await renderTeam(buildActiveTeam({ invitations }), {
    'invite-member': { body: { id: 'i', mailed: false } },
  })
  await user.click(screen.getByRole('button', { name: 'Send again, invitation to leila@example.com' }))
  expect(await screen.findByText(/^leila@example.com was not mailed/)).toBeTruthy()
  expect(screen.getByText('Not mailed')).toBeTruthy()
  expect(screen.getByLabelText(/Give them this link/)).toHaveProperty('value', linkToGive)
})

test('open invitations say as what, by whom and until when; an admin cannot send one for an owner again', async () => {
  const invitations = [
    buildSentInvitation({ organizationRole: 'owner', isExpired: true }),
    buildSentInvitation({ id: 'i2', email: 'bo@example.com' }),
  ]
  await renderTeam(buildActiveTeam({ ownRole: 'admin', ownUserId: 'ada', invitations }))
  expect(screen.getByText('leila@example.com').closest('li')?.textContent).toMatch(
    /Owner.*Expired.*by Ruth Okafor/,
  )
  expect(rowOf('bo@example.com').getByText('open until 27 Nov 2026')).toBeTruthy()
  expect(rowOf('leila@example.com').queryByRole('button', { name: /again/ })).toBeNull()
  expect(rowOf('bo@example.com').getByRole('button', { name: /again/ })).toBeTruthy()
})

test('an invitation is sent again as it was, and taken back once that is confirmed', async () => {
  const { user, posts } = await renderTeam(buildActiveTeam({ invitations: [buildSentInvitation()] }), {
    'invite-member': { body: { id: 'i' } },
    'cancel-invitation': { body: { id: 'i1' } },
  })
  await user.click(screen.getByRole('button', { name: 'Send again, invitation to leila@example.com' }))
  expect(await screen.findByText('Invitation sent to leila@example.com again')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel the invitation to leila@example.com' }))
  await user.click(dialog().getByRole('button', { name: 'Cancel invitation' }))
  await waitFor(() => expect(posts()).toHaveLength(2))
  expect(posts().map(({ body }) => body)).toEqual([
    { organizationId: 'tidewall', email: 'leila@example.com', role: 'member' },
    { invitationId: 'i1' },
  ])
})

test('a team is renamed, and only who came and who went is sent', async () => {
  const teams = [{ id: 't1', name: 'Bridges', userIds: ['ruth', 'ada'] }]
  const done = { body: { id: 't1', message: 'done' } }
  const { user, posts } = await renderTeam(buildActiveTeam({ teams }), {
    'update-team': done,
    'add-team-member': done,
    'remove-team-member': done,
  })
  await user.click(screen.getByRole('button', { name: 'Edit the team Bridges' }))
  await fill(user, dialog().getByLabelText('Name'), ' and walls')
  await user.click(dialog().getByRole('checkbox', { name: /Ada/ }))
  await user.click(dialog().getByRole('checkbox', { name: /Tom/ }))
  await user.click(dialog().getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Team saved')).toBeTruthy()
  const organizationId = 'tidewall'
  expect(posts()).toEqual([
    {
      method: 'POST',
      path: `${BASE}/update-team`,
      body: { teamId: 't1', data: { name: 'Bridges and walls', organizationId } },
    },
    {
      method: 'POST',
      path: `${BASE}/add-team-member`,
      body: { teamId: 't1', userId: 'tom', organizationId },
    },
    {
      method: 'POST',
      path: `${BASE}/remove-team-member`,
      body: { teamId: 't1', userId: 'ada', organizationId },
    },
  ])
})

test('a new team without a name, or with one that is taken, is told so at the field', async () => {
  const message = 'There is a team of this name already'
  const { user } = await renderTeam(buildActiveTeam(), {
    'create-team': { status: 409, body: { code: 'INVALID', message, field: 'name' } },
  })
  await user.click(screen.getByRole('button', { name: 'New team' }))
  await user.click(dialog().getByRole('button', { name: 'Create team' }))
  expect(await dialog().findByText('Give the team a name')).toBeTruthy()
  await fill(user, dialog().getByLabelText('Name'), 'Bridges')
  await user.click(dialog().getByRole('button', { name: 'Create team' }))
  await waitFor(() => expect(dialog().getByRole('textbox', { description: message })).toBeTruthy())
})

test('whoever cancels an invitation may keep it', async () => {
  const { user, posts } = await renderTeam(buildActiveTeam({ invitations: [buildSentInvitation()] }))
  await user.click(screen.getByRole('button', { name: 'Cancel the invitation to leila@example.com' }))
  await user.click(dialog().getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(posts()).toEqual([])
})

test('a company is handed over to whoever was chosen, and everything is asked for anew', async () => {
  const { user, onSessionChange } = await renderTeam(buildActiveTeam())
  await user.click(screen.getByRole('button', { name: 'Hand the company over' }))
  await user.click(dialog().getByRole('button', { name: 'Hand over' }))
  expect(await dialog().findByText('Choose who is to own the company')).toBeTruthy()
  await user.selectOptions(dialog().getByLabelText('New owner'), 'm-ada')
  await user.click(dialog().getByRole('button', { name: 'Hand over' }))
  await waitFor(() => expect(onSessionChange).toHaveBeenCalledWith())
  expect(server.transferOwnership).toHaveBeenCalledWith({
    data: { organizationId: 'tidewall', memberId: 'm-ada' },
  })
})

test('a company is deleted when its name was typed, and one goes on to the others', async () => {
  const { user, onSessionChange } = await renderTeam(buildActiveTeam())
  await user.click(screen.getByRole('button', { name: 'Delete the company' }))
  const name = dialog().getByLabelText('Type Tidewall to confirm, capitals as they stand')
  await fill(user, name, 'Tide')
  await user.click(dialog().getByRole('button', { name: 'Delete for good' }))
  expect(await dialog().findByText('This is not the name of the company')).toBeTruthy()
  expect(server.deleteOrganization).not.toHaveBeenCalled()
  await fill(user, name, 'wall')
  await user.click(dialog().getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(onSessionChange).toHaveBeenCalledWith('/app/employer/company'))
})

test('whoever leaves confirms it and goes on to their other companies', async () => {
  const { user, posts, onSessionChange } = await renderTeam(
    buildActiveTeam({ ownRole: 'member', ownUserId: 'tom' }),
    { leave: { body: { id: 'm-tom' } } },
  )
  await user.click(screen.getByRole('button', { name: 'Leave the company' }))
  await user.click(dialog().getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(onSessionChange).toHaveBeenCalledWith('/app/employer/company'))
  expect(posts().map(({ body }) => body)).toEqual([{ organizationId: 'tidewall' }])
})

test('of two hundred members twenty-five are drawn at first, all when asked for, and one is found by name', async () => {
  const crowd = Array.from({ length: 199 }, (_, index) => buildMemberView(`Person${index}`))
  const { user } = await renderTeam(
    buildActiveTeam({ members: [buildMemberView('Ruth', { organizationRole: 'owner' }), ...crowd] }),
  )
  const rows = () => within(screen.getByRole('region', { name: 'Members' })).getAllByRole('listitem')
  expect(rows()).toHaveLength(25)
  await fill(user, screen.getByRole('searchbox', { name: 'Find a member' }), 'person198')
  expect(rows().map((row) => within(row).getByText(/Person198 Okafor/).textContent)).toHaveLength(1)
  await user.clear(screen.getByRole('searchbox'))
  await user.click(screen.getByRole('button', { name: 'Show all 200' }))
  expect(rows()).toHaveLength(200)
})

test('without a connected company there is a way to choose one', async () => {
  await renderTeam(null)
  expect(screen.getByRole('link', { name: 'Choose a company' }).getAttribute('href')).toBe(
    '/app/employer/company',
  )
})
