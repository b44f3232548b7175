import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, test, vi } from 'vitest'
import { BATH } from '#tests/fakes/fake-places.ts'
import { fakeUploads } from '#tests/fakes/fake-upload.ts'
import { findPlace } from '#tests/setup/find-place.ts'
import { fill, findDialog, renderPage, screen } from '#tests/setup/render.tsx'
import type { OrganizationValues } from '../organization-draft.ts'
import type { MyOrganizationView } from '../organizations.view.ts'
import { OrganizationForm } from './organization-form.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('#/platform/places/places.functions.ts', () => import('#tests/fakes/fake-places.ts'))

const COMPANY: MyOrganizationView = {
  id: 'tidewall',
  name: 'Tidewall',
  logo: '/files/company-logos/abc.webp',
  description: 'We keep water out.',
  location: 'Bristol, UK',
  video: null,
  email: 'jobs@tidewall.example',
  phone: '0117 496 0000',
  organizationRole: 'owner',
  isSuspended: false,
}

async function renderForm(organization?: MyOrganizationView) {
  const onSubmit = vi.fn<(values: OrganizationValues) => Promise<void>>().mockResolvedValue()
  const onCancel = vi.fn<() => void>()
  return {
    ...(await renderPage(<OrganizationForm {...{ organization, onSubmit, onCancel }} />)),
    onSubmit,
    onCancel,
  }
}

const input = (name: string) =>
  screen.getByRole<HTMLInputElement>(name === 'Location' ? 'combobox' : 'textbox', { name })
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const NAME = 'The name you entered is not valid'
const EMAIL = 'The email you entered is not valid'
const PHONE = 'The phone number you entered is not valid'
const DESCRIPTION = 'The description you entered is not valid'
const LOCATION = 'The location you entered is not valid'

test.each([
  ['Name', 'A', NAME],
  ['Name', '   ', NAME],
  ['Email', 'jobs@', EMAIL],
  ['Email', 'a b@c.de', EMAIL],
  ['Email', 'jobs', EMAIL],
  ['Phone', '012345678', PHONE],
  ['Phone', '         0', PHONE],
  ['Description', 'Too short', DESCRIPTION],
  ['Location', ' ', LOCATION],
])('%s %j is refused while it is typed', async (name, text, message) => {
  const { user } = await renderForm()
  await fill(user, input(name), text)
  expect(input(name).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(message)).toBeTruthy()
})

test.each([
  ['Name', 'AB', NAME],
  ['Email', 'a@b.co', EMAIL],
  ['Phone', '0123456789', PHONE],
  ['Phone', '+44 (0)117 496 0000', PHONE],
  ['Description', '0123456789', DESCRIPTION],
  ['Location', 'X', LOCATION],
])('%s %j is the least that is enough', async (name, text, message) => {
  const { user } = await renderForm()
  await fill(user, input(name), text)
  expect(input(name).hasAttribute('aria-invalid')).toBe(false)
  expect(screen.queryByText(message)).toBeNull()
})

test('a field that is emptied says so, and is content again when it is filled', async () => {
  const { user } = await renderForm(COMPANY)
  await user.clear(input('Location'))
  expect(screen.getByText(LOCATION)).toBeTruthy()
  await fill(user, input('Location'), 'Bath')
  expect(screen.queryByText(LOCATION)).toBeNull()
})

test('an empty form is not sent; every field is named and the first one takes the keyboard', async () => {
  const { user, onSubmit } = await renderForm()
  await user.click(screen.getByRole('button', { name: 'Create Company Profile' }))
  expect(onSubmit).not.toHaveBeenCalled()
  const summary = (await screen.findByRole('alert')).textContent
  for (const said of [NAME, EMAIL, PHONE, DESCRIPTION, LOCATION]) expect(summary).toContain(said)
  await waitFor(() => expect(document.activeElement).toBe(input('Name')))
})

test('the buttons say what they do in each mode', async () => {
  const { unmount } = await renderForm()
  expect(buttons().slice(-2)).toEqual(['Cancel', 'Create Company Profile'])
  unmount()
  await renderForm(COMPANY)
  expect(buttons().slice(-2)).toEqual(['Cancel', 'Update Company Profile'])
})

test('a name from before a rule may stay where something else is changed, and no other may come', async () => {
  const { user, onSubmit } = await renderForm({ ...COMPANY, name: 'tidewall.example/jobs' })
  await fill(user, input('Location'), 'Bath')
  await fill(user, input('Name'), 'x')
  expect(input('Name').getAttribute('aria-invalid')).toBe('true')
  await user.type(input('Name'), '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Update Company Profile' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0].name).toBe('tidewall.example/jobs')
})

test('Cancel sends nothing, however wrong the form is', async () => {
  const { user, onSubmit, onCancel } = await renderForm()
  await fill(user, input('Name'), 'A')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('it is said that contact data is shown on a match only', async () => {
  await renderForm()
  expect(screen.getByRole('textbox', { name: 'Email', description: 'Shown on a match only.' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Phone', description: /Shown on a match only\.$/ })).toBeTruthy()
})

test('a company with a logo of its own keeps it', async () => {
  const { user, onSubmit } = await renderForm(COMPANY)
  await user.click(screen.getByRole('button', { name: 'Update Company Profile' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    name: 'Tidewall',
    email: 'jobs@tidewall.example',
    phone: '0117 496 0000',
    description: 'We keep water out.',
    location: 'Bristol, UK',
    logo: '/files/company-logos/abc.webp',
    video: '',
  })
})

test.each([
  'https://evil.example/company-logos/a.webp',
  '//evil.example/files/company-logos/a.webp',
  '/files/../x.webp',
])('a logo from elsewhere (%s) is refused where it can be read', async (logo) => {
  const { user, onSubmit } = await renderForm({ ...COMPANY, logo })
  await user.click(screen.getByRole('button', { name: 'Update Company Profile' }))
  const wayThere = await screen.findByRole('link', { name: 'Logo: Wrong uploaded data. Please try again.' })
  const picture = screen.getByRole('group', { name: 'Logo' })
  expect(picture.parentElement?.textContent).toContain('Wrong uploaded data. Please try again.')
  await user.click(wayThere)
  expect(document.activeElement?.textContent).toBe('Change picture')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the location takes the formatted address of the chosen place', { tags: ['R124'] }, async () => {
  const { user, onSubmit } = await renderForm(COMPANY)
  await user.clear(input('Location'))
  await fill(user, input('Location'), 'bath')
  await user.click(await findPlace(/^Bath/))
  expect(input('Location').value).toBe(BATH.label)
  await user.click(screen.getByRole('button', { name: 'Update Company Profile' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0].location).toBe('Bath, England, United Kingdom')
})

/** What comes out of the browser's own chooser of a control. */
function choose(group: string, file: File) {
  const chooser = screen.getByRole('group', { name: group }).querySelector('input[type=file]')
  if (chooser) fireEvent.change(chooser, { target: { files: { length: 1, item: () => file } } })
}
const LOGO = new File(['pixels'], 'logo.png', { type: 'image/png' })
const TOUR = new File(['pictures'], 'tour.mp4', { type: 'video/mp4' })
const UPDATE = { name: 'Update Company Profile' }
const WAIT = 'Wait until the upload is done, or cancel it'

test('a logo and a video are sent with the form once they are stored', { tags: ['R008'] }, async () => {
  const uploads = fakeUploads()
  const { user, onSubmit } = await renderForm(COMPANY)
  choose('Logo', LOGO)
  choose('Introduction video', TOUR)
  await waitFor(() => expect(uploads).toHaveLength(2))
  for (const upload of uploads) {
    const folder = upload.sent[0]?.[1]
    act(() => upload.store(`/files/${folder}/new.${folder === 'company-logos' ? 'webp' : 'mp4'}`))
  }
  await screen.findByRole('button', { name: 'Replace' })
  await screen.findByText('The picture is set')
  await user.click(screen.getByRole('button', UPDATE))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    logo: '/files/company-logos/new.webp',
    video: '/files/company-videos/new.mp4',
  })
})

test('the form is not sent while something is on its way; the summary leads there, and then it is sent', async () => {
  const uploads = fakeUploads()
  const { user, onSubmit } = await renderForm(COMPANY)
  choose('Introduction video', TOUR)
  await waitFor(() => expect(uploads).toHaveLength(1))
  // Once and again: a form library forgets some errors at the second time.
  await user.click(screen.getByRole('button', UPDATE))
  await user.click(screen.getByRole('button', UPDATE))
  expect(onSubmit).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('link', { name: `Introduction video: ${WAIT}` }))
  expect(document.activeElement?.textContent).toBe('Cancel upload')
  act(() => uploads[0]?.store('/files/company-videos/new.mp4'))
  await waitFor(() => expect(screen.queryByText(WAIT)).toBeNull())
  await user.click(screen.getByRole('button', UPDATE))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
})

test('an upload that was begun in an empty form hides nothing else that is wrong', async () => {
  fakeUploads()
  const { user } = await renderForm()
  choose('Logo', LOGO)
  await user.click(screen.getByRole('button', { name: 'Create Company Profile' }))
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByRole('link', { name: `Logo: ${WAIT}` })).toBeTruthy()
  expect(summary.getByRole('link', { name: `Name: ${NAME}` })).toBeTruthy()
})

test('the logo has its name above it, as every other field has', async () => {
  await renderForm()
  const group = screen.getByRole('group', { name: 'Logo' })
  expect(group.previousElementSibling?.textContent).toBe('Logo')
})

test('without a logo of its own a company has the default one, which cannot be removed', async () => {
  const uploads = fakeUploads()
  const { user } = await renderForm()
  const picture = screen.getByRole('group', { name: 'Logo' })
  const logo = () => within(picture).getByRole('img', { name: 'Logo' }).getAttribute('src')
  expect(logo()).toBe('/files/company-logos/default.webp')
  const standIn = 'A quiet building stands in until you choose one.'
  expect(picture.textContent).toContain(standIn)
  expect(within(picture).queryByRole('button', { name: 'Remove' })).toBeNull()
  expect(within(picture).getByRole('button', { name: 'Upload a logo' })).toBeTruthy()
  choose('Logo', LOGO)
  act(() => uploads[0]?.store('/files/company-logos/new.webp'))
  await within(picture).findByRole('button', { name: 'Change picture' })
  expect(picture.textContent).not.toContain(standIn)
  await user.click(within(picture).getByRole('button', { name: 'Remove' }))
  expect(logo()).toBe('/files/company-logos/default.webp')
  expect(within(picture).getByRole('status').textContent).toBe('The picture is removed')
  expect(document.activeElement?.textContent).toBe('Upload a logo')
  expect(picture.textContent).toContain(standIn)
})

test('whoever leaves while a video is on its way is asked first, and may stay or go', async () => {
  fakeUploads()
  const { user, router, address } = await renderForm(COMPANY)
  choose('Introduction video', TOUR)
  await screen.findByRole('button', { name: 'Cancel upload' })
  act(() => void router.navigate({ to: '/jobs' }))
  await user.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/')
  act(() => void router.navigate({ to: '/jobs' }))
  await user.click(within(await findDialog()).getByRole('button', { name: 'Leave without it' }))
  await waitFor(() => expect(address()).toBe('/jobs'))
})

test('what is typed is told by the time it is drawn', async () => {
  const onTyped = vi.fn<(values: OrganizationValues) => void>()
  const drawn: string[] = []
  const told: (string | undefined)[] = []
  // The end of a commit: layout effects have run, passive effects have not.
  const look = () => {
    drawn.push(input('Name').value)
    told.push(onTyped.mock.lastCall?.[0].name)
  }
  const { user } = await renderPage(
    <Profiler id="form" onRender={look}>
      <OrganizationForm onTyped={onTyped} onSubmit={() => Promise.resolve()} onCancel={() => undefined} />
    </Profiler>,
  )
  await fill(user, input('Name'), 'Tidewall')
  expect(drawn).toContain('Tidewall')
  expect(told).toEqual(drawn)
})
