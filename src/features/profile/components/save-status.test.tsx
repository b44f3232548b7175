import { waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { buildMyProfile, saveProfileStep, savedFields } from '#tests/fakes/fake-profile.ts'
import { openProfileStep, renderProfileStep } from '#tests/setup/render-profile-step.tsx'
import { screen } from '#tests/setup/render.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))

const button = (name: string) => screen.getByRole('button', { name })
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const isSaid = (text: string) => screen.queryAllByText(text).length > 0

test('while something is wrong the status says how much there is to fix, and “Saved” once it is fixed', async () => {
  const { user, leave } = await renderProfileStep(1)
  await user.clear(input('First name'))
  await user.type(input('Headline'), '!')
  await leave()
  await waitFor(() => expect(savedFields()).toEqual([{ headline: 'Drainage engineer!' }]))
  expect(button('Fix one thing to save')).toBeTruthy()
  await user.clear(input('Last name'))
  expect(button('Fix 2 things to save')).toBeTruthy()
  expect(isSaid('Saved')).toBe(false)
  await user.type(input('First name'), 'Ni')
  await user.type(input('Last name'), 'Ad')
  await leave()
  await waitFor(() => expect(isSaid('Saved')).toBe(true))
  expect(screen.queryByRole('button', { name: /to save$/ })).toBeNull()
})

test('what was typed and taken back again counts as saved', async () => {
  const { user } = await renderProfileStep(1)
  await user.type(input('Phone'), '{Backspace}')
  await user.clear(input('Phone'))
  await user.type(input('Phone'), '1')
  expect(isSaid('Saved')).toBe(false)
  await user.clear(input('Phone'))
  await user.type(input('Phone'), buildMyProfile().document.phone || '{Backspace}')
  await waitFor(() => expect(isSaid('Saved')).toBe(true))
})

test('the status leads to everything that is wrong, and the keyboard to the first', async () => {
  const { user, address } = await renderProfileStep(1)
  await user.clear(input('Last name'))
  await user.clear(input('Phone'))
  await user.type(input('Phone'), '12')
  await user.click(button('Fix 2 things to save'))
  await waitFor(() => expect(document.activeElement).toBe(input('Last name')))
  const alert = within(screen.getByRole('alert'))
  await user.click(alert.getByRole('link', { name: /^Phone/ }))
  expect(document.activeElement).toBe(input('Phone'))
  expect(address()).toBe('/app/individual/profile/step1')
})

test('what the server refuses is not sent again by itself; asked why, the page says it beside the field', async () => {
  const { user, leave } = await renderProfileStep(1)
  const issues = [{ field: 'headline', message: 'profile.invalid.text' }]
  saveProfileStep.mockRejectedValue(new AppError('INVALID', 'error.invalid', { issues }))
  await user.type(input('Headline'), '!')
  await leave()
  const why = await screen.findByRole('button', { name: 'Not saved, see why' })
  await leave()
  await leave()
  expect(saveProfileStep).toHaveBeenCalledOnce()
  await user.click(why)
  expect(
    await screen.findByRole('textbox', { name: 'Headline', description: /Write this in words/ }),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Headline: Write this in words' })).toBeTruthy()
})

test('after a refusal the next change is sent', async () => {
  const { user, leave } = await renderProfileStep(1)
  saveProfileStep.mockRejectedValueOnce(new AppError('INVALID', 'error.invalid'))
  await user.type(input('Headline'), '!')
  await leave()
  await screen.findByRole('button', { name: 'Not saved, see why' })
  await user.type(input('Headline'), '!')
  await leave()
  await waitFor(() => expect(isSaid('Saved')).toBe(true))
  expect(savedFields().at(-1)).toEqual({ headline: 'Drainage engineer!!' })
})

test('what was refused holds nothing else back once its field is wrong', async () => {
  const { user, leave } = await renderProfileStep(1)
  saveProfileStep.mockRejectedValueOnce(new AppError('INVALID', 'error.invalid'))
  await user.type(input('Phone'), '{Control>}a{/Control}01234567890')
  await leave()
  await screen.findByRole('button', { name: 'Not saved, see why' })
  await user.type(input('Phone'), '{Control>}a{/Control}12')
  await user.type(input('Headline'), '!')
  await leave()
  await waitFor(() => expect(savedFields().at(-1)).toEqual({ headline: 'Drainage engineer!' }))
})

test('what is lost on the way is sent again, though its field has become wrong', async () => {
  const { user, leave } = await renderProfileStep(1)
  saveProfileStep.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await user.type(input('Headline'), '!')
  await leave()
  await waitFor(() => expect(saveProfileStep).toHaveBeenCalledOnce())
  await user.click(input('Headline'))
  await user.paste('x'.repeat(120))
  await leave()
  await waitFor(() => expect(savedFields().at(-1)).toEqual({ headline: 'Drainage engineer!' }))
})

test('what becomes wrong while it is being saved is neither saved over and over nor taken back', async () => {
  const { user, leave } = await renderProfileStep(2, buildMyProfile({ work: [] }))
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const store = saveProfileStep.getMockImplementation()
  saveProfileStep.mockImplementation(async (call) => {
    await answered
    return store?.(call) ?? buildMyProfile()
  })
  await user.click(button('Add a role'))
  await user.keyboard('Surveyor')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Start, month' }), 'April')
  await user.type(input('Start, year'), '2022')
  await leave()
  expect(saveProfileStep).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('checkbox', { name: 'I work here now' }))
  await leave()
  answer()
  await vi.waitFor(() => expect(button('Fix one thing to save')).toBeTruthy())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(saveProfileStep).toHaveBeenCalledOnce()
})

test('what is brought back from an earlier visit says what is wrong with it', async () => {
  const { user, unmount } = await renderProfileStep(1)
  await user.clear(input('Phone'))
  await user.type(input('Phone'), '12')
  unmount()
  await openProfileStep(1)
  expect(button('Fix one thing to save')).toBeTruthy()
  expect(
    screen.getByRole('textbox', { name: 'Phone', description: /A phone number has at least 10 characters/ }),
  ).toBeTruthy()
})

test('a text over its limit is counted in red and announced once, and calm again when it fits', async () => {
  const { user } = await renderProfileStep(1, buildMyProfile({ headline: 'x'.repeat(119) }))
  expect(screen.getByText('119 of 120')).toBeTruthy()
  await user.type(input('Headline'), 'yy')
  expect(screen.getByText('121 of 120, 1 too many').parentElement?.className).toContain('text-error-ink')
  expect(screen.getByText('Over the limit of 120 characters').getAttribute('role')).toBe('status')
  expect(screen.getByText('This is too long')).toBeTruthy()
  await user.type(input('Headline'), '{Backspace}')
  expect(screen.getByText('120 of 120').parentElement?.className).not.toContain('text-error-ink')
  expect(isSaid('Over the limit of 120 characters')).toBe(false)
})
