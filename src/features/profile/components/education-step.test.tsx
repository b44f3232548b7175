import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildMyProfile, savedFields } from '#tests/fakes/fake-profile.ts'
import { closedEntries, renderProfilePart, renderProfileStep } from '#tests/setup/render-profile-step.tsx'
import { fill, screen } from '#tests/setup/render.tsx'
import { BLANK_ENTRIES } from '../blank-entries.ts'
import { CertificateFields } from './certificate-fields.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))

const button = (name: string) => screen.getByRole('button', { name })
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

test('a course is a line to read, and counts as the highest level', async () => {
  await renderProfileStep(3)
  const rows = closedEntries('Education').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^MEng, Civil EngineeringUniversity of Leeds · Sept? 2012 – Jul 2016$/),
  ])
  expect(screen.getByText('From your time at University of Leeds.')).toBeTruthy()
})

test('a new course needs its school and nothing else', async () => {
  const { user, leave } = await renderProfileStep(3, buildMyProfile({ education: [] }))
  expect(screen.getByText('Not said yet')).toBeTruthy()
  await user.click(button('Add a course'))
  await fill(user, input('Subject'), 'Hydrology')
  expect(await leave()).toEqual([])
  await fill(user, input('School or university'), 'Bath College')
  await user.selectOptions(list('Level'), 'Diploma')
  await leave()
  expect(savedFields().at(-1)).toMatchObject({
    education: [
      { institution: 'Bath College', area: 'Hydrology', level: 'Diploma', startDate: null, endDate: null },
    ],
  })
  expect(screen.getByText('From your time at Bath College.')).toBeTruthy()
})

test('one may say the level oneself and take it back', async () => {
  const { user } = await renderProfileStep(3)
  await user.selectOptions(list('Or say it yourself'), 'Doctorate')
  expect(screen.getByText('Your own choice.')).toBeTruthy()
  await user.selectOptions(list('Or say it yourself'), 'From my courses')
  expect(screen.getByText('From your time at University of Leeds.')).toBeTruthy()
})

test('a certificate cannot expire before its date', async () => {
  const firstAid = { ...BLANK_ENTRIES.certificates, id: 'new', name: 'First aid' }
  const { user, leave } = await renderProfilePart(
    3,
    (form) => <CertificateFields form={form} index={0} />,
    buildMyProfile({ certificates: [firstAid] }),
  )
  await user.selectOptions(list('Date, month'), 'May')
  await fill(user, input('Date, year'), '2024')
  await user.selectOptions(list('Valid until, month'), 'April')
  await fill(user, input('Valid until, year'), '2024')
  expect(screen.getByText('It cannot expire before its date')).toBeTruthy()
  await user.selectOptions(list('Valid until, month'), 'May')
  await leave()
  expect(savedFields().at(-1)).toMatchObject({
    certificates: [{ name: 'First aid', date: '2024-05', expiryDate: '2024-05' }],
  })
})

test('a certificate may link to the web and to nothing else', async () => {
  const { user } = await renderProfileStep(3)
  await user.click(button('Add a certificate'))
  await fill(user, input('Link'), 'javascript:alert(1)')
  expect(screen.getByText('This is not a web address')).toBeTruthy()
})

test('a language is kept by its code and its level, without the name it had while it was edited', async () => {
  const { user, leave } = await renderProfileStep(3)
  expect(closedEntries('Languages')[0]?.textContent).toMatch(/^English/)
  await user.click(button('Add a language'))
  await user.selectOptions(list('Language'), 'French')
  const languages = within(screen.getByRole('region', { name: 'Languages' }))
  const level = languages.getByRole<HTMLSelectElement>('combobox', { name: 'Level' })
  await user.selectOptions(level, level.options[0]?.text ?? '')
  await leave()
  expect(savedFields().at(-1)).toEqual({
    languages: [
      { language: 'en', level: 'C2' },
      { language: 'fr', level: 'A1' },
    ],
  })
})

test('the same language twice is refused at the second one, and the first stays saved', async () => {
  const { user, leave } = await renderProfileStep(3)
  await user.click(button('Add a language'))
  await user.selectOptions(list('Language'), 'English')
  expect(await leave()).toEqual([])
  expect(screen.getByText('This is in the list already')).toBeTruthy()
})
