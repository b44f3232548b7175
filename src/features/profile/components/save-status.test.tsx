import { waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { buildMyProfile, saveProfileSteps, savedFields } from '#tests/fakes/fake-profile.ts'
import { letPass, usePageClock } from '#tests/setup/page-clock.ts'
import { overwrite, renderProfilePart, renderProfileStep } from '#tests/setup/render-profile-step.tsx'
import { fill, screen } from '#tests/setup/render.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))

const FIELDS = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['headline', 'Headline'],
  ['phone', 'Phone'],
] as const

const renderFields = () =>
  renderProfilePart(1, ({ AppField }) =>
    FIELDS.map(([name, label]) => (
      <AppField key={name} name={name}>
        {(field) => <field.TextField label={label} />}
      </AppField>
    )),
  )

const button = (name: string) => screen.getByRole('button', { name })
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const isSaid = (text: string) => screen.queryAllByText(text).length > 0

test('leaving a field saves what changed in it, and nothing else', async () => {
  const { user, leave } = await renderFields()
  await fill(user, input('Headline'), ' and surveyor')
  expect(await leave()).toEqual([{ headline: 'Drainage engineer and surveyor' }])
  expect(await leave()).toHaveLength(1)
})

test('a wrong field is not saved and keeps no other from being saved', async () => {
  const { user, leave } = await renderFields()
  await user.clear(input('First name'))
  await fill(user, input('Headline'), '!')
  expect(await leave()).toEqual([{ headline: 'Drainage engineer!' }])
  expect(screen.getByText('First name must be at least 2 characters')).toBeTruthy()
})

test('while something is wrong the status says how much there is to fix, and “Saved” once it is fixed', async () => {
  const { user, leave } = await renderFields()
  await user.clear(input('First name'))
  await fill(user, input('Headline'), '!')
  await leave()
  await waitFor(() => expect(savedFields()).toEqual([{ headline: 'Drainage engineer!' }]))
  expect(button('Fix one thing to save')).toBeTruthy()
  await user.clear(input('Last name'))
  expect(button('Fix 2 things to save')).toBeTruthy()
  expect(isSaid('Saved')).toBe(false)
  await fill(user, input('First name'), 'Ni')
  await fill(user, input('Last name'), 'Ad')
  await leave()
  await waitFor(() => expect(isSaid('Saved')).toBe(true))
  expect(screen.queryByRole('button', { name: /to save$/ })).toBeNull()
})

test('what was typed and taken back again counts as saved', async () => {
  const { user } = await renderFields()
  await fill(user, input('Phone'), '1')
  expect(isSaid('Saved')).toBe(false)
  await user.clear(input('Phone'))
  await waitFor(() => expect(isSaid('Saved')).toBe(true))
})

test('the status leads to everything that is wrong, and the keyboard to the first', async () => {
  const { user, address } = await renderProfileStep(1)
  await user.clear(input('Last name'))
  await fill(user, input('Phone'), '12')
  await user.click(button('Fix 2 things to save'))
  await waitFor(() => expect(document.activeElement).toBe(input('Last name')))
  const alert = within(screen.getByRole('alert'))
  await user.click(alert.getByRole('link', { name: /^Phone/ }))
  expect(document.activeElement).toBe(input('Phone'))
  expect(address()).toBe('/app/individual/profile/step1')
})

test('what the server refuses is not sent again by itself; asked why, the page says it beside the field', async () => {
  usePageClock()
  const { user, leave } = await renderFields()
  const issues = [{ field: 'headline', message: 'profile.invalid.text' }]
  saveProfileSteps.mockRejectedValue(new AppError('INVALID', 'error.invalid', { issues }))
  await fill(user, input('Headline'), '!')
  await leave()
  const why = await screen.findByRole('button', { name: 'Not saved, see why' })
  await leave()
  await leave()
  await letPass(60_000)
  expect(saveProfileSteps).toHaveBeenCalledOnce()
  await user.click(why)
  expect(
    await screen.findByRole('textbox', { name: 'Headline', description: /Write this in words/ }),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Headline: Write this in words' })).toBeTruthy()
})

test('after a refusal the next change is sent', async () => {
  const { user, leave } = await renderFields()
  saveProfileSteps.mockRejectedValueOnce(new AppError('INVALID', 'error.invalid'))
  await fill(user, input('Headline'), '!')
  await leave()
  await screen.findByRole('button', { name: 'Not saved, see why' })
  await fill(user, input('Headline'), '!')
  await leave()
  await waitFor(() => expect(isSaid('Saved')).toBe(true))
  expect(savedFields().at(-1)).toEqual({ headline: 'Drainage engineer!!' })
})

test('what was refused holds nothing else back once its field is wrong', async () => {
  const { user, leave } = await renderFields()
  saveProfileSteps.mockRejectedValueOnce(new AppError('INVALID', 'error.invalid'))
  await fill(user, input('Phone'), '01234567890')
  await leave()
  await screen.findByRole('button', { name: 'Not saved, see why' })
  await overwrite(user, input('Phone'), '12')
  await fill(user, input('Headline'), '!')
  await leave()
  await waitFor(() => expect(savedFields().at(-1)).toEqual({ headline: 'Drainage engineer!' }))
})

test('what is lost on the way is sent again, though its field has become wrong', async () => {
  const { user, leave } = await renderFields()
  saveProfileSteps.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await fill(user, input('Headline'), '!')
  await leave()
  await waitFor(() => expect(saveProfileSteps).toHaveBeenCalled())
  await fill(user, input('Headline'), 'x'.repeat(120))
  await leave()
  await waitFor(() => expect(savedFields().at(-1)).toEqual({ headline: 'Drainage engineer!' }))
})

test('what becomes wrong while it is being saved is neither saved over and over nor taken back', async () => {
  usePageClock()
  const { user, leave } = await renderProfileStep(2, buildMyProfile({ work: [] }))
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const store = saveProfileSteps.getMockImplementation()
  saveProfileSteps.mockImplementation(async (call) => {
    await answered
    return store?.(call) ?? buildMyProfile()
  })
  await user.click(button('Add a role'))
  await user.paste('Surveyor')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Start, month' }), 'April')
  await fill(user, input('Start, year'), '2022')
  await leave()
  expect(saveProfileSteps).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('checkbox', { name: 'I work here now' }))
  await leave()
  answer()
  await waitFor(() => expect(button('Fix one thing to save')).toBeTruthy())
  await letPass(600_000)
  expect(saveProfileSteps).toHaveBeenCalledOnce()
})
