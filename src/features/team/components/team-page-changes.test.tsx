import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildActiveTeam, buildMemberView, buildSentInvitation } from '#tests/factories/build-team.ts'
import { fill, renderPage, Toasts } from '#tests/setup/render.tsx'
import { activeTeamQuery } from '../team.queries.ts'
import type { ActiveTeamView } from '../team.view.ts'
import { TeamPage } from './team-page.tsx'

const server = vi.hoisted(() => ({ getActiveTeam: vi.fn<() => Promise<unknown>>() }))
// The wire to the server; what the functions do there is tested beside them.
vi.mock('../team.functions.ts', () => server)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const BASE = '/api/auth/organization'
const onSessionChange = vi.fn<(href?: string) => Promise<void>>().mockResolvedValue()

function LivePage() {
  const { data } = useQuery(activeTeamQuery)
  return data === undefined ? null : <TeamPage team={data} onSessionChange={onSessionChange} />
}

/** The page as it stands over its query: what is done shows `after`. */
async function renderLive(
  before: ActiveTeamView,
  after: ActiveTeamView | null,
  path: string,
  answer?: Answer,
) {
  onSessionChange.mockClear()
  server.getActiveTeam.mockReset().mockResolvedValueOnce(before).mockResolvedValue(after)
  fakeWire({ [`${BASE}/${path}`]: answer ?? { body: { id: 'done', message: 'done' } } })
  const rendered = await renderPage(
    <>
      <LivePage />
      <Toasts />
    </>,
  )
  await screen.findByRole('heading', { name: 'Members' })
  return rendered
}

const focused = () => document.activeElement
const buttonOf = (text: string, name: RegExp) =>
  within(screen.getByText(text, { selector: 'li *' }).closest('li') ?? document.body).getByRole('button', {
    name,
  })
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })

const LEILA = buildSentInvitation()
const BO = buildSentInvitation({ id: 'i2', email: 'bo@example.com' })

test('an invitation that was sent again keeps the keyboard at its button, though it is another one now', async () => {
  const { user } = await renderLive(
    buildActiveTeam({ invitations: [LEILA, BO] }),
    buildActiveTeam({ invitations: [{ ...BO, id: 'i3' }, LEILA] }),
    'invite-member',
  )
  await user.click(buttonOf('bo@example.com', /again/i))
  await waitFor(() => expect(screen.getAllByText(/@example\.com$/)[0]?.textContent).toBe('bo@example.com'))
  expect(focused()).toBe(buttonOf('bo@example.com', /again/i))
})

test.each<[string, ActiveTeamView['invitations'], string]>([
  ['another is open still', [LEILA], 'Open invitations'],
  ['it was the last one', [], 'Invite somebody'],
])('a cancelled invitation leaves the keyboard at the heading above: %s', async (_when, left, heading) => {
  const { user } = await renderLive(
    buildActiveTeam({ invitations: [...left, BO] }),
    buildActiveTeam({ invitations: left }),
    'cancel-invitation',
  )
  await user.click(buttonOf('bo@example.com', /cancel/i))
  await user.click(inDialog('Cancel invitation'))
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: heading })))
})

test('whoever changed a role is back at the button of that role', async () => {
  const members = buildActiveTeam().members.map((one) =>
    one.id === 'm-tom' ? buildMemberView('Tom', { organizationRole: 'admin' }) : one,
  )
  const { user } = await renderLive(buildActiveTeam(), buildActiveTeam({ members }), 'update-member-role')
  await user.click(buttonOf('Tom Okafor', /^Member/))
  await user.click(screen.getByRole('menuitem', { name: 'Make an admin' }))
  await user.click(inDialog('Make an admin'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(focused()).toBe(buttonOf('Tom Okafor', /^Admin/)))
})

test('whoever removed somebody is at the heading of the members', async () => {
  const members = buildActiveTeam().members.filter(({ id }) => id !== 'm-tom')
  const { user } = await renderLive(buildActiveTeam(), buildActiveTeam({ members }), 'remove-member')
  await user.click(buttonOf('Tom Okafor', /^Member/))
  await user.click(screen.getByRole('menuitem', { name: 'Remove from the company' }))
  await user.click(inDialog('Remove'))
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Members' })))
})

test('whoever deleted a team is at the heading of the teams', async () => {
  const teams = [{ id: 't1', name: 'Bridges', userIds: [] }]
  const { user } = await renderLive(buildActiveTeam({ teams }), buildActiveTeam(), 'remove-team')
  await user.click(buttonOf('Bridges', /delete/i))
  await user.click(inDialog('Delete team'))
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Teams' })))
})

const GONE: Answer = { status: 404, body: { code: 'MEMBER_NOT_FOUND' } }

test('whoever was removed meanwhile is told so, whatever they try, and everything is asked for anew', async () => {
  const before = buildActiveTeam({ ownRole: 'admin', ownUserId: 'ada' })
  const { user } = await renderLive(before, null, 'remove-member', GONE)
  await user.click(buttonOf('Tom Okafor', /^Member/))
  await user.click(screen.getByRole('menuitem', { name: 'Remove from the company' }))
  await user.click(inDialog('Remove'))
  expect(await screen.findByText('You are no longer in Tidewall')).toBeTruthy()
  expect(screen.queryByText('This resource does not exist')).toBeNull()
  expect(screen.queryByText('Tom Okafor')).toBeNull()
  expect(onSessionChange).toHaveBeenCalledWith()
})

test('whoever was removed meanwhile and invites somebody is told so', async () => {
  const before = buildActiveTeam({ ownRole: 'admin', ownUserId: 'ada' })
  const { user } = await renderLive(before, null, 'invite-member', GONE)
  await fill(user, screen.getByLabelText('Email'), 'leila@example.com')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('You are no longer in Tidewall')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

/** An admin leaves Tidewall, who belongs to Orrery too: that is the company that is connected next. */
async function leaveForOrrery(answer?: Answer, sessionChange = Promise.resolve()) {
  const own = { ownRole: 'admin', ownUserId: 'ada' } as const
  const orrery = { id: 'orrery', name: 'Orrery', logo: null }
  const next = buildActiveTeam({ ...own, organization: orrery })
  const { user } = await renderLive(buildActiveTeam(own), next, 'leave', answer)
  onSessionChange.mockReturnValueOnce(sessionChange)
  await user.click(screen.getByRole('button', { name: 'Leave the company' }))
  await user.click(inDialog('Leave'))
}

test('whoever left one company is not asked to leave the next, however long it takes to come', async () => {
  await leaveForOrrery(undefined, new Promise(() => undefined))
  await waitFor(() => expect(onSessionChange).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('whoever was removed meanwhile and leaves is not asked to leave the next company', async () => {
  await leaveForOrrery(GONE)
  expect(await screen.findByText('You are no longer in Tidewall')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what somebody else did away with is no sign that one was removed oneself', async () => {
  const teams = [{ id: 't1', name: 'Bridges', userIds: [] }]
  const { user } = await renderLive(
    buildActiveTeam({ teams }),
    buildActiveTeam({ teams }),
    'remove-team',
    GONE,
  )
  await user.click(buttonOf('Bridges', /delete/i))
  await user.click(inDialog('Delete team'))
  expect(await screen.findByText('This resource does not exist')).toBeTruthy()
  expect(onSessionChange).not.toHaveBeenCalled()
})
