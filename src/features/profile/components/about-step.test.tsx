import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildMyProfile, resetProfileServer, savedFields } from '#tests/fakes/fake-profile.ts'
import { LYON } from '#tests/fakes/fake-places.ts'
import { fakeUploads } from '#tests/fakes/fake-upload.ts'
import { findPlace } from '#tests/setup/find-place.ts'
import { usePageClock } from '#tests/setup/page-clock.ts'
import { openProfileStep, overwrite, renderProfileStep } from '#tests/setup/render-profile-step.tsx'
import { fill, screen } from '#tests/setup/render.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))
vi.mock('#/platform/places/places.functions.ts', () => import('#tests/fakes/fake-places.ts'))

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

const REFUSED = [
  ['Phone', '12345', /A phone number has at least 10 characters/],
  ['Website', 'javascript:alert(1)', /This is not a web address/],
  ['GitHub', 'not an address', /This is not a web address/],
  ['LinkedIn', 'https://', /This is not a web address/],
] as const

test('what is no phone number and what leads nowhere is refused in words, beside its field', async () => {
  const { user, leave } = await renderProfileStep(1)
  for (const [name, text, description] of REFUSED) {
    await fill(user, input(name), text)
    expect(screen.getByRole('textbox', { name, description })).toBeTruthy()
  }
  expect(await leave()).toEqual([])
})

test('an address without its scheme is kept as one of the web', async () => {
  const { user, leave } = await renderProfileStep(1)
  await fill(user, input('Website'), 'example.com/niamh')
  expect(await leave()).toMatchObject([{ links: { website: 'https://example.com/niamh' } }])
})

test('a new name is told to whoever shows it', async () => {
  const { user, leave, onNamesSaved } = await renderProfileStep(1)
  await fill(user, input('Headline'), '!')
  await leave()
  expect(onNamesSaved).not.toHaveBeenCalled()
  await fill(user, input('Last name'), ' Okafor')
  await leave()
  expect(onNamesSaved).toHaveBeenCalledOnce()
})

test('a town that is chosen brings its place and its country; one that is only typed takes its place away', async () => {
  usePageClock()
  const { user, leave } = await renderProfileStep(1)
  await overwrite(user, town(), 'Lyon')
  await user.click(await findPlace(/^Lyon/))
  await leave()
  const { label: location, lat, lng } = LYON
  expect(savedFields().at(-1)).toMatchObject({ location, lat, lng, countryCode: 'FR' })
  expect(country().value).toBe('FR')
  await overwrite(user, town(), 'Nether Wallop')
  expect(screen.getByText(/Choose the town from the list/)).toBeTruthy()
  await leave()
  expect(savedFields().at(-1)).toMatchObject({ location: 'Nether Wallop', lat: null, lng: null })
})

test('the headline counts itself, over its limit in red, aloud and unsaved, and calmly again when it fits', async () => {
  const { user, leave } = await renderProfileStep(1, buildMyProfile({ headline: 'x'.repeat(119) }))
  expect(screen.getByText('119 of 120')).toBeTruthy()
  await fill(user, input('Headline'), 'yy')
  expect(screen.getByText('121 of 120, 1 too many').parentElement?.className).toContain('text-error-ink')
  expect(screen.getByText('Over the limit of 120 characters').getAttribute('role')).toBe('status')
  expect(screen.getByText('This is too long')).toBeTruthy()
  expect(await leave()).toEqual([])
  await user.type(input('Headline'), '{Backspace}')
  expect(screen.getByText('120 of 120').parentElement?.className).not.toContain('text-error-ink')
  expect(screen.queryByText('Over the limit of 120 characters')).toBeNull()
})

test('a note in the tab that holds a number for a name breaks nothing', async () => {
  resetProfileServer()
  sessionStorage.setItem('profile-niamh-1', '{"firstName":42}')
  await openProfileStep(1)
  expect(input('Headline').value).toBe('Drainage engineer')
})

test('an introduction video saves itself once it is stored, and says that it is never ranked', async () => {
  const uploads = fakeUploads()
  const { leave } = await renderProfileStep(1)
  const video = screen.getByRole('group', {
    name: 'Introduction video',
    description: /It never counts towards your fit with a job or your place in a list/,
  })
  const file = new File(['pictures'], 'me.mp4', { type: 'video/mp4' })
  const chooser = video.querySelector('input[type=file]')
  if (chooser) fireEvent.change(chooser, { target: { files: { length: 1, item: () => file } } })
  await waitFor(() => expect(uploads[0]?.sent[0]).toEqual(['path', 'profile-videos']))
  act(() => uploads[0]?.store('/files/profile-videos/me.mp4'))
  await screen.findByText('Video uploaded successfully')
  expect(await leave()).toEqual([{ profileVideo: '/files/profile-videos/me.mp4' }])
})
