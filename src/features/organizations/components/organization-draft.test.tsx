import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { fakeUploads } from '#tests/fakes/fake-upload.ts'
import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { fill, findDialog, renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { createOrganization, listMyOrganizations, updateOrganization } from '../organizations.functions.ts'
import type { MyOrganizationView } from '../organizations.view.ts'
import { OrganizationManager } from './organization-manager.tsx'

vi.mock('../organizations.functions.ts', () => ({
  createOrganization: vi.fn<() => Promise<unknown>>(),
  updateOrganization: vi.fn<() => Promise<unknown>>(),
  listMyOrganizations: vi.fn<() => Promise<unknown>>(),
  getOrganization: vi.fn<() => Promise<unknown>>(),
}))

const TIDEWALL: MyOrganizationView = {
  id: 'tidewall',
  name: 'Tidewall Engineering',
  logo: '/files/company-logos/default.webp',
  description: 'We keep water out.',
  location: 'Bristol, UK',
  video: null,
  email: 'jobs@tidewall.example',
  phone: '0117 496 0000',
  organizationRole: 'owner',
  isSuspended: false,
}

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(createOrganization).mockReset()
  vi.mocked(updateOrganization).mockReset()
})

type Visit = { userId?: string; mine?: MyOrganizationView[]; setActive?: Answer }

/** One visit of the page in this tab. Leaving it, or reloading it, is to unmount it and to visit again. */
async function visit({ userId = 'maren', mine = [TIDEWALL], setActive = {} }: Visit = {}) {
  vi.mocked(listMyOrganizations).mockResolvedValue(mine)
  const sent = fakeWire({ '/api/auth/organization/set-active': setActive })
  const rendered = await renderPage(
    <>
      <OrganizationManager
        userId={userId}
        activeOrganizationId="tidewall"
        onSessionChange={() => Promise.resolve()}
        onConnected={() => {}}
      />
      <Toasts />
    </>,
    { at: '/app/employer/company' },
  )
  await screen.findByRole('heading', { level: 1 })
  return { ...rendered, sent }
}

const button = (name: string) => screen.getByRole('button', { name })
const input = (name: string) =>
  screen.getByRole<HTMLInputElement>(name === 'Location' ? 'combobox' : 'textbox', { name })
const isList = () => screen.queryByRole('heading', { name: 'Company' }) !== null

/** Begins a new company, or opens the one there is, types a name, and leaves without a word. */
async function typeAndLeave(name: string, opening: 'Create a company profile' | 'Update') {
  const { user, unmount } = await visit()
  await user.click(button(opening))
  await user.clear(input('Name'))
  await fill(user, input('Name'), name)
  unmount()
}

const KEPT = 'company-form:maren'

test('a new company’s form that was left is open again, says so, and is the same visit', async () => {
  await typeAndLeave('New Harbour', 'Create a company profile')
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '') as { visitKey: string; values: object }
  const rest = {
    email: 'jobs@harbour.example',
    phone: '0117 496 0001',
    description: 'We build harbours.',
    location: 'Hull',
  }
  sessionStorage.setItem(KEPT, JSON.stringify({ ...kept, values: { ...kept.values, ...rest } }))
  vi.mocked(createOrganization).mockRejectedValue(new TypeError('Failed to fetch'))
  for (const turn of [1, 2]) {
    const { user, unmount } = await visit()
    expect(document.activeElement).toBe(document.body)
    expect([input('Name').value, input('Phone').value]).toEqual(['New Harbour', '0117 496 0001'])
    expect(screen.getByText('We kept what you typed here before.')).toBeTruthy()
    await user.click(button('Create Company Profile'))
    await screen.findByText(/^Flightpath cannot be reached/)
    expect(vi.mocked(createOrganization)).toHaveBeenCalledTimes(turn)
    unmount()
  }
  const keys = vi.mocked(createOrganization).mock.calls.map(([options]) => options?.data.visitKey)
  expect(keys).toEqual([kept.visitKey, kept.visitKey])
})

test('an update that was left is open again, for the same company', async () => {
  await typeAndLeave('Tidewall & Daughters', 'Update')
  await visit()
  expect(screen.getByRole('heading', { name: 'Update Tidewall Engineering' })).toBeTruthy()
  expect([input('Name').value, input('Phone').value]).toEqual(['Tidewall & Daughters', '0117 496 0000'])
})

test('somebody else who signs in to this tab finds nothing of it', async () => {
  await typeAndLeave('New Harbour', 'Create a company profile')
  await visit({ userId: 'grace' })
  expect(isList()).toBe(true)
})

test('what was typed for a company that one has left meanwhile leads to the list', async () => {
  await typeAndLeave('Tidewall & Daughters', 'Update')
  await visit({ mine: [] })
  expect(isList()).toBe(true)
})

test.each(['{', '7', '{"view":"create"}', '{"view":"create","visitKey":"x","values":{}}'])(
  'what lies in the storage and is no draft (%s) is the list',
  async (kept) => {
    sessionStorage.setItem(KEPT, kept)
    await visit()
    expect(isList()).toBe(true)
  },
)

test(
  'Cancel asks before typed words are thrown away; Keep editing keeps them, Discard does not',
  { tags: ['R083'] },
  async () => {
    const { user } = await visit()
    await user.click(button('Create a company profile'))
    await fill(user, input('Name'), 'New Harbour')
    await user.click(button('Cancel'))
    const dialog = within(await findDialog('Discard what you did here?'))
    const stay = dialog.getAllByRole('button', { name: 'Keep editing' })
    await user.click(stay[0] ?? document.body)
    expect(input('Name').value).toBe('New Harbour')
    await user.click(button('Cancel'))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(isList()).toBe(true)
    expect(sessionStorage).toHaveLength(0)
  },
)

test('Cancel asks nothing when nothing was typed, or when it was taken back', async () => {
  const { user } = await visit()
  await user.click(button('Update'))
  await fill(user, input('Name'), 'X')
  await user.type(input('Name'), '{Backspace}')
  await user.click(button('Cancel'))
  await waitFor(() => expect(isList()).toBe(true))
})

test('Cancel asks while a video is on its way, though nothing was typed', async () => {
  fakeUploads()
  const { user } = await visit()
  await user.click(button('Update'))
  const video = screen.getByRole('group', { name: 'Introduction video' })
  const files = { length: 1, item: () => new File(['pictures'], 'tour.mp4', { type: 'video/mp4' }) }
  fireEvent.change(video.querySelector('input[type=file]') ?? video, { target: { files } })
  await screen.findByRole('button', { name: 'Cancel upload' })
  await user.click(button('Cancel'))
  expect(await findDialog('Discard what you did here?')).toBeTruthy()
})

test('after a save nothing is kept, and the next form is empty', async () => {
  await typeAndLeave('Tidewall & Daughters', 'Update')
  vi.mocked(updateOrganization).mockResolvedValue(null as never)
  const { user } = await visit()
  await user.click(button('Update Company Profile'))
  expect(await screen.findByText('Company profile updated successfully')).toBeTruthy()
  expect(sessionStorage).toHaveLength(0)
  expect(isList()).toBe(true)
})

test('when another company is connected meanwhile it says so, keeps the words, and leads back', async () => {
  vi.mocked(updateOrganization)
    .mockRejectedValueOnce(new AppError('CONFLICT', 'organization.notConnected'))
    .mockResolvedValue(null as never)
  const { user, sent } = await visit()
  await user.click(button('Update'))
  await fill(user, input('Name'), ' and Sons')
  await user.click(button('Update Company Profile'))
  expect(await screen.findByText('Another company is connected now')).toBeTruthy()
  expect(input('Name').value).toBe('Tidewall Engineering and Sons')
  await user.click(button('Connect it again'))
  await waitFor(() => expect(screen.queryByText('Another company is connected now')).toBeNull())
  expect(sent).toMatchObject([{ body: { organizationId: 'tidewall' } }])
  await user.click(button('Update Company Profile'))
  expect(await screen.findByText('Company profile updated successfully')).toBeTruthy()
})

test('a field that somebody else changed meanwhile says so, and saving again replaces theirs alone', async () => {
  const refusal = new AppError('CONFLICT', 'organization.changedMeanwhile', {
    issues: [{ field: 'name', message: 'organization.changedMeanwhile' }],
  })
  vi.mocked(updateOrganization)
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue(null as never)
  const { user } = await visit()
  await user.click(button('Update'))
  await fill(user, input('Name'), ' and Sons')
  const theirs = { ...TIDEWALL, name: 'Tidewall Group', phone: '0117 496 9999' }
  vi.mocked(listMyOrganizations).mockResolvedValue([theirs])
  await user.click(button('Update Company Profile'))
  expect(await screen.findByRole('textbox', { description: /^Somebody else changed this/ })).toBe(
    input('Name'),
  )
  await user.click(button('Update Company Profile'))
  expect(await screen.findByText('Company profile updated successfully')).toBeTruthy()
  const [first, second] = vi.mocked(updateOrganization).mock.calls.map(([options]) => options?.data)
  expect(first).toMatchObject({ known: { name: 'Tidewall Engineering', phone: '0117 496 0000' } })
  // The phone is as it was when the form was opened: theirs stays.
  expect(second).toMatchObject({
    name: 'Tidewall Engineering and Sons',
    phone: '0117 496 0000',
    known: { name: 'Tidewall Group', phone: '0117 496 0000' },
  })
})
