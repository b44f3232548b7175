import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import english from '#/i18n/en/error.json' with { type: 'json' }
import {
  buildMyProfile,
  resetProfileServer,
  saveProfileSteps,
  savedFields,
} from '#tests/fakes/fake-profile.ts'
import {
  closedEntries,
  openProfileStep,
  renderProfilePart,
  renderProfileStep,
} from '#tests/setup/render-profile-step.tsx'
import { usePageClock } from '#tests/setup/page-clock.ts'
import { fill, screen } from '#tests/setup/render.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

// What all steps share is shown on the second: its page is small and soon drawn.
const OWN_YEARS = 'Or say it yourself'
const years = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: OWN_YEARS })
const STEP2 = '/app/individual/profile/step2'
const STEP3 = '/app/individual/profile/step3'

test('Continue saves and leads to the next step', async () => {
  const { user, forward, address } = await renderProfileStep(2)
  await fill(user, years(), '9')
  await forward()
  await waitFor(() => expect(address()).toBe(STEP3))
  expect(savedFields()).toEqual([{ experienceYearsOverride: 9 }])
})

test('Continue with nothing changed sends nothing', async () => {
  const { forward, address } = await renderProfileStep(2)
  await forward()
  await waitFor(() => expect(address()).toBe(STEP3))
  expect(saveProfileSteps).not.toHaveBeenCalled()
})

test('Continue stays at a wrong field and gives it the keyboard', async () => {
  const { user, forward, address } = await renderProfileStep(2)
  await fill(user, years(), '-1')
  await forward()
  await waitFor(() => expect(document.activeElement).toBe(years()))
  expect(screen.getByRole('link', { name: /^Or say it yourself/ })).toBeTruthy()
  expect(address()).toBe(STEP2)
})

test('when saving fails Continue stays and says so, and the next try goes on', async () => {
  usePageClock()
  const { user, forward, address } = await renderProfileStep(2)
  saveProfileSteps.mockRejectedValueOnce(new AppError('INTERNAL', 'error.ourSide'))
  saveProfileSteps.mockRejectedValueOnce(new AppError('INTERNAL', 'error.ourSide'))
  await fill(user, years(), '9')
  await forward()
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy()
  expect(address()).toBe(STEP2)
  await forward()
  await waitFor(() => expect(address()).toBe(STEP3))
})

test('whoever saved too often is told so, and not that something went wrong', async () => {
  usePageClock()
  const { user, forward } = await renderProfileStep(2)
  const refusal = new AppError('RATE_LIMITED', english.tooManyRequests)
  saveProfileSteps.mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal)
  await fill(user, years(), '9')
  await forward()
  expect(await screen.findByText(english.tooManyRequests)).toBeTruthy()
})

test('without a connection Continue stays, and says that it is the connection', async () => {
  usePageClock()
  const { user, forward, address } = await renderProfileStep(2)
  saveProfileSteps.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  saveProfileSteps.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await fill(user, years(), '9')
  await forward()
  expect(await screen.findByText(english.unreachable)).toBeTruthy()
  expect(address()).toBe(STEP2)
})

test('what could not be saved is there again when the page is opened again', async () => {
  const { user, leave, unmount } = await renderProfileStep(2)
  await fill(user, years(), '-1')
  await leave()
  unmount()
  await openProfileStep(2)
  expect(years().value).toBe('-1')
  expect(closedEntries('Roles')).toHaveLength(1)
})

test('what is brought back from an earlier visit says what is wrong with it', async () => {
  const { user, unmount } = await renderProfileStep(2)
  await fill(user, years(), '-1')
  unmount()
  await openProfileStep(2)
  expect(screen.getByRole('button', { name: 'Fix one thing to save' })).toBeTruthy()
  expect(
    screen.getByRole('spinbutton', { name: OWN_YEARS, description: /Give whole years, from 0 to 60/ }),
  ).toBeTruthy()
})

test('what is saved is not kept in the tab', async () => {
  const { user, leave } = await renderProfileStep(2)
  await fill(user, years(), '9')
  await leave()
  await waitFor(() => expect(sessionStorage.length).toBe(0))
})

test.each(['not json', '42', 'null', '[]'])('a broken note in the tab (%s) breaks nothing', async (note) => {
  resetProfileServer()
  sessionStorage.setItem('profile-niamh-2', note)
  await openProfileStep(2)
  expect(closedEntries('Roles')).toHaveLength(1)
})

test('every step can be gone to, with what it holds so far', async () => {
  await renderProfileStep(2)
  const links = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(links.some((text) => /Experience.*One role/.test(text))).toBe(true)
  expect(screen.getByRole('link', { name: 'What you want & who sees it' }).getAttribute('href')).toBe(
    '/app/individual/profile/step5',
  )
  expect(screen.getByRole('link', { name: 'View my profile' }).getAttribute('href')).toBe('/profile/niamh')
})

test('progress grows while one types, and names what helps most', async () => {
  const { user } = await renderProfilePart(
    1,
    ({ AppField }) => <AppField name="headline">{(field) => <field.TextField label="Headline" />}</AppField>,
    buildMyProfile({ headline: '', skills: [] }),
  )
  expect(screen.getByText('Your profile is 70% complete')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add five skills' }).getAttribute('href')).toBe(
    '/app/individual/profile/step4',
  )
  await fill(user, screen.getByRole('textbox', { name: 'Headline' }), 'Engineer')
  expect(screen.getByText('Your profile is 80% complete')).toBeTruthy()
})
