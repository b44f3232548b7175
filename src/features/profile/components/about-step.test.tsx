import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import {
  buildMyProfile,
  resetProfileServer,
  saveProfileStep,
  savedFields,
} from '#tests/fakes/fake-profile.ts'
import { openProfileStep, renderProfileStep } from '#tests/setup/render-profile-step.tsx'
import { screen } from '#tests/setup/render.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const town = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' })
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })

test('the form begins with what is known', async () => {
  await renderProfileStep(1)
  expect(screen.getByRole('heading', { level: 1, name: 'About you' })).toBeTruthy()
  expect([input('First name').value, input('Headline').value, town().value, country().value]).toEqual([
    'Niamh',
    'Drainage engineer',
    'Bath, UK',
    'GB',
  ])
})

test('leaving a field saves what changed in it, and nothing else', async () => {
  const { user, leave } = await renderProfileStep(1)
  await user.type(input('Headline'), ' and surveyor')
  expect(await leave()).toEqual([{ headline: 'Drainage engineer and surveyor' }])
  expect(await leave()).toHaveLength(1)
})

test('a wrong field is not saved and keeps no other from being saved', async () => {
  const { user, leave } = await renderProfileStep(1)
  await user.clear(input('First name'))
  await user.type(input('Headline'), '!')
  expect(await leave()).toEqual([{ headline: 'Drainage engineer!' }])
  expect(screen.getByText('First name must be at least 2 characters')).toBeTruthy()
})

test.each([
  ['Phone', '12345', 'A phone number has at least 10 characters'],
  ['Website', 'javascript:alert(1)', 'This is not a web address'],
  ['GitHub', 'not an address', 'This is not a web address'],
  ['LinkedIn', 'https://', 'This is not a web address'],
  ['Headline', 'x'.repeat(121), 'This is too long'],
])('%s %j is refused in words', async (field, text, said) => {
  const { user, leave } = await renderProfileStep(1)
  await user.clear(input(field))
  await user.click(input(field))
  await user.paste(text)
  expect(screen.getByText(said)).toBeTruthy()
  expect(await leave()).toEqual([])
})

test('an address without its scheme is kept as one of the web', async () => {
  const { user, leave } = await renderProfileStep(1)
  await user.type(input('Website'), 'example.com/niamh')
  expect(await leave()).toMatchObject([{ links: { website: 'https://example.com/niamh' } }])
})

test('a new name is told to whoever shows it', async () => {
  const { user, leave, onNamesSaved } = await renderProfileStep(1)
  await user.type(input('Headline'), '!')
  await leave()
  expect(onNamesSaved).not.toHaveBeenCalled()
  await user.type(input('Last name'), ' Okafor')
  await leave()
  expect(onNamesSaved).toHaveBeenCalledOnce()
})

test('a town we know brings its place, and its country where none was chosen', async () => {
  const { user, leave } = await renderProfileStep(1, buildMyProfile({ countryCode: null }))
  await user.clear(town())
  await user.type(town(), 'Lyon')
  await leave()
  expect(savedFields().at(-1)).toMatchObject({ location: 'Lyon', lat: 45.764, lng: 4.836, countryCode: 'FR' })
  expect(country().value).toBe('FR')
})

test('a town that we do not know keeps no old place, and it is said that distances are left out', async () => {
  const { user, leave } = await renderProfileStep(1)
  await user.clear(town())
  await user.type(town(), 'Nether Wallop')
  expect(screen.getByText(/We do not know this town yet/)).toBeTruthy()
  await leave()
  expect(savedFields().at(-1)).toMatchObject({ location: 'Nether Wallop', lat: null, lng: null })
})

test('the headline counts itself against its limit', async () => {
  const { user } = await renderProfileStep(1)
  expect(screen.getByText('17 of 120')).toBeTruthy()
  await user.type(input('Headline'), '!!')
  expect(screen.getByText('19 of 120')).toBeTruthy()
})

test('Continue saves and leads to the next step', async () => {
  const { user, forward, address } = await renderProfileStep(1)
  await user.type(input('Headline'), '!')
  await forward()
  await waitFor(() => expect(address()).toBe('/app/individual/profile/step2'))
  expect(savedFields()).toEqual([{ headline: 'Drainage engineer!' }])
})

test('Continue with nothing changed sends nothing', async () => {
  const { forward, address } = await renderProfileStep(1)
  await forward()
  await waitFor(() => expect(address()).toBe('/app/individual/profile/step2'))
  expect(saveProfileStep).not.toHaveBeenCalled()
})

test('Continue stays at a wrong field and gives it the keyboard', async () => {
  const { user, forward, address } = await renderProfileStep(1)
  await user.clear(input('Last name'))
  await forward()
  await waitFor(() => expect(document.activeElement).toBe(input('Last name')))
  expect(screen.getByRole('link', { name: /^Last name/ })).toBeTruthy()
  expect(address()).toBe('/app/individual/profile/step1')
})

test('when saving fails Continue stays and says so, and the next try goes on', async () => {
  const { user, forward, address } = await renderProfileStep(1)
  saveProfileStep.mockRejectedValueOnce(new AppError('INTERNAL', 'error.ourSide'))
  saveProfileStep.mockRejectedValueOnce(new AppError('INTERNAL', 'error.ourSide'))
  await user.type(input('Headline'), '!')
  await forward()
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy()
  expect(address()).toBe('/app/individual/profile/step1')
  await forward()
  await waitFor(() => expect(address()).toBe('/app/individual/profile/step2'))
})

test('what could not be saved is there again when the page is opened again', async () => {
  const { user, leave, unmount } = await renderProfileStep(1)
  await user.clear(input('First name'))
  await user.type(input('First name'), 'N')
  await leave()
  unmount()
  await openProfileStep(1)
  expect(input('First name').value).toBe('N')
  expect(input('Headline').value).toBe('Drainage engineer')
})

test('what is saved is not kept in the tab', async () => {
  const { user, leave } = await renderProfileStep(1)
  await user.type(input('Headline'), '!')
  await leave()
  await waitFor(() => expect(sessionStorage.length).toBe(0))
})

test.each(['not json', '42', 'null', '{"firstName":42}', '[]'])(
  'a broken note in the tab (%s) breaks nothing',
  async (note) => {
    resetProfileServer()
    sessionStorage.setItem('profile-niamh-1', note)
    await openProfileStep(1)
    expect(input('Headline').value).toBe('Drainage engineer')
  },
)

test('every step can be gone to, with what it holds so far', async () => {
  await renderProfileStep(1)
  const links = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(links.some((text) => /Experience.*One role/.test(text))).toBe(true)
  expect(screen.getByRole('link', { name: 'What you want & who sees it' }).getAttribute('href')).toBe(
    '/app/individual/profile/step5',
  )
  expect(screen.getByRole('link', { name: 'View my profile' }).getAttribute('href')).toBe('/profile/niamh')
})

test('progress grows while one types, and names what helps most', async () => {
  const { user } = await renderProfileStep(1, buildMyProfile({ headline: '', skills: [] }))
  expect(screen.getByText('Your profile is 70 % complete')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add five skills' }).getAttribute('href')).toBe(
    '/app/individual/profile/step4',
  )
  await user.type(input('Headline'), 'Engineer')
  expect(screen.getByText('Your profile is 80 % complete')).toBeTruthy()
})
