import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  BAKERY_MINE,
  button,
  input,
  renderManager,
  TIDEWALL_MINE,
} from '#tests/setup/organization-manager-stage.tsx'
import type { Answer } from '#tests/setup/fake-wire.ts'
import { fill, findDialog, screen } from '#tests/setup/render.tsx'
import { listMyOrganizations, updateOrganization } from '../organizations.functions.ts'
import { FirstJob } from './first-job.tsx'

const row = (name: string) => within(screen.getByRole('link', { name }).closest('li') ?? document.body)

test('the connected company is marked and offers Update, the others offer Connect', async () => {
  await renderManager()
  const active = screen.getByRole('link', { name: 'Tidewall Engineering' }).closest('li')
  expect(active?.getAttribute('aria-current')).toBe('true')
  expect(
    row('Tidewall Engineering')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Update'])
  expect(
    row('Bath Bakery')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Connect'])
  expect(screen.getByRole('link', { name: 'Bath Bakery' }).closest('li')?.hasAttribute('aria-current')).toBe(
    false,
  )
})

test(
  'a mere member is told who updates, instead of a button that does nothing',
  { tags: ['R081'] },
  async () => {
    await renderManager({ mine: [{ ...TIDEWALL_MINE, organizationRole: 'member' }] })
    expect(row('Tidewall Engineering').queryByRole('button')).toBeNull()
    expect(screen.getByText('Its owners and admins update it.')).toBeTruthy()
  },
)

test('the connected company stands first and leads to its page and its team', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...BAKERY_MINE,
    id: `bakery-${index}`,
    name: `Bakery ${index}`,
  }))
  await renderManager({ mine: [...many, TIDEWALL_MINE] })
  const rows = screen.getAllByRole('listitem')
  expect(rows).toHaveLength(21)
  expect(rows[0]?.textContent).toContain('Tidewall Engineering')
  expect(rows[1]?.textContent).toContain('Bakery 0')
  const links = within(rows[0] ?? document.body).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tidewall Engineering', '/company/tidewall'],
    ['Company page', '/company/tidewall'],
    ['Team', '/app/employer/team'],
  ])
})

test('without a connected company every one can be connected', async () => {
  await renderManager({ activeId: null })
  expect(screen.getAllByRole('button', { name: 'Connect' })).toHaveLength(2)
})

test('with no company at all there is one thing to do', async () => {
  const { user } = await renderManager({ mine: [], activeId: null })
  expect(screen.getByRole('heading', { name: 'No company yet' })).toBeTruthy()
  await user.click(button('Create a company profile'))
  expect(screen.getByRole('heading', { name: 'Create a company profile' })).toBeTruthy()
})

test('Connect makes the company active, refreshes, says so and moves on', async () => {
  const { user, sent, onSessionChange, onConnected } = await renderManager()
  await user.click(button('Connect'))
  await waitFor(() => expect(onConnected).toHaveBeenCalledOnce())
  expect(sent).toEqual([
    { method: 'POST', path: '/api/auth/organization/set-active', body: { organizationId: 'bakery' } },
  ])
  expect(onSessionChange).toHaveBeenCalledOnce()
  expect(vi.mocked(listMyOrganizations)).toHaveBeenCalledTimes(2)
  expect(await screen.findByText('Active organisation set successfully')).toBeTruthy()
})

test.each<[string, Answer]>([
  ['is refused', { status: 403, body: { message: 'no' } }],
  ['breaks the server', { status: 500 }],
  ['never arrives', 'no network'],
])(
  'a Connect that %s says that it failed, changes nothing and can be tried again',
  async (_how, setActive) => {
    const { user, onConnected, onSessionChange } = await renderManager({ setActive })
    await user.click(button('Connect'))
    expect(await screen.findByText('Failed to set active organisation')).toBeTruthy()
    expect(onConnected).not.toHaveBeenCalled()
    expect(onSessionChange).not.toHaveBeenCalled()
    expect(button('Connect').hasAttribute('aria-busy')).toBe(false)
  },
)

test(
  'the list turns into the form and back by Cancel, which asks for fresh lists',
  { tags: ['R091'] },
  async () => {
    const { user } = await renderManager()
    await user.click(button('Create a company profile'))
    expect(button('Create Company Profile')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Bath Bakery' })).toBeNull()
    await user.click(button('Cancel'))
    expect(await screen.findByRole('link', { name: 'Bath Bakery' })).toBeTruthy()
    await waitFor(() => expect(vi.mocked(listMyOrganizations)).toHaveBeenCalledTimes(2))
  },
)

test('the form and the list that take each other’s place give the keyboard to their heading', async () => {
  vi.mocked(updateOrganization).mockResolvedValue(null as never)
  const { user } = await renderManager()
  const heading = (name: string) => screen.getByRole('heading', { name, level: 1 })
  expect(document.activeElement).toBe(document.body)
  await user.click(button('Create a company profile'))
  expect(document.activeElement).toBe(heading('Create a company profile'))
  await user.click(button('Cancel'))
  expect(document.activeElement).toBe(heading('Company'))
  await user.click(button('Update'))
  expect(document.activeElement).toBe(heading('Update Tidewall Engineering'))
  await fill(user, input('Name'), ' Ltd')
  await user.click(button('Update Company Profile'))
  await screen.findByText('Company profile updated successfully')
  expect(document.activeElement).toBe(heading('Company'))
})

test('when words are discarded the list’s heading has the keyboard, also after the dialog let it go', async () => {
  const { user } = await renderManager()
  await user.click(button('Create a company profile'))
  await fill(user, input('Name'), 'New Harbour')
  await user.click(button('Cancel'))
  const dialog = await findDialog('Discard what you did here?')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Discard' }))
  act(() => void vi.runAllTimers())
  vi.useRealTimers()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Company', level: 1 }))
})

test(
  'Update opens the form with what is known, under the button of its mode',
  { tags: ['R091'] },
  async () => {
    const { user } = await renderManager()
    await user.click(button('Update'))
    expect(button('Update Company Profile')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create Company Profile' })).toBeNull()
    expect(['Name', 'Email', 'Phone', 'Description', 'Location'].map((name) => input(name).value)).toEqual([
      'Tidewall Engineering',
      'jobs@tidewall.example',
      '0117 496 0000',
      'We keep water out.',
      'Bristol, UK',
    ])
  },
)

test('what to do next stands above the list, and the form stands alone', async () => {
  const { user } = await renderManager({ nextStep: <FirstJob organizationName="Tidewall Engineering" /> })
  expect(screen.getByRole('heading', { name: 'Tidewall Engineering has no jobs yet' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Post your first job' })
  expect(link.getAttribute('href')).toBe('/app/employer/jobs/new')
  await user.click(button('Create a company profile'))
  expect(screen.queryByRole('link', { name: 'Post your first job' })).toBeNull()
})
