import { expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { button, fillForm, input, renderManager } from '#tests/setup/organization-manager-stage.tsx'
import { fill, screen } from '#tests/setup/render.tsx'
import { createOrganization, updateOrganization } from '../organizations.functions.ts'

test('a company is created with what was typed, a stand-in logo and no video', async () => {
  vi.mocked(createOrganization).mockResolvedValue(null as never)
  const { user, onSessionChange } = await renderManager()
  await user.click(button('Create a company profile'))
  await fillForm(user)
  await user.click(button('Create Company Profile'))
  expect(await screen.findByText('Company profile created successfully')).toBeTruthy()
  expect(vi.mocked(createOrganization).mock.calls).toEqual([
    [
      {
        data: {
          name: 'New Harbour',
          email: 'jobs@harbour.example',
          phone: '0117 496 0001',
          description: 'We build harbours.',
          location: 'Hull',
          logo: '/files/company-logos/default.webp',
          video: null,
          visitKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        },
      },
    ],
  ])
  expect(onSessionChange).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading', { name: 'Company' })).toBeTruthy()
})

test('sending the form again after a lost answer is the same visit, opening it again is another', async () => {
  vi.mocked(createOrganization)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(null as never)
  const { user } = await renderManager()
  for (const opening of ['first', 'second']) {
    await user.click(button('Create a company profile'))
    await fillForm(user)
    await user.click(button('Create Company Profile'))
    if (opening === 'first') {
      await screen.findByText(/^Flightpath cannot be reached/)
      await user.click(button('Create Company Profile'))
    }
    await screen.findByRole('heading', { name: 'Company' })
  }
  const keys = vi.mocked(createOrganization).mock.calls.map(([options]) => options?.data.visitKey)
  expect(keys).toEqual([keys[0], keys[0], keys[2]])
  expect(keys[2]).not.toBe(keys[0])
})

test('an update changes what was changed and nothing else', async () => {
  vi.mocked(updateOrganization).mockResolvedValue(null as never)
  const { user } = await renderManager()
  await user.click(button('Update'))
  await user.clear(input('Location'))
  await fill(user, input('Location'), 'Bath')
  await user.click(button('Update Company Profile'))
  expect(await screen.findByText('Company profile updated successfully')).toBeTruthy()
  expect(vi.mocked(updateOrganization).mock.calls[0]?.[0]).toMatchObject({
    data: { name: 'Tidewall Engineering', location: 'Bath' },
  })
  expect(createOrganization).not.toHaveBeenCalled()
})

test('what the server refuses stands in the form, and the form keeps what was typed', async () => {
  vi.mocked(createOrganization).mockRejectedValue(
    new AppError('INVALID', 'error.invalid', {
      issues: [
        { field: 'email', message: 'organization.invalid.email' },
        { field: 'logo', message: 'organization.invalid.upload' },
      ],
    }),
  )
  const { user } = await renderManager()
  await user.click(button('Create a company profile'))
  await fillForm(user)
  await user.click(button('Create Company Profile'))
  expect(await screen.findByRole('textbox', { description: /^The email you entered is not valid/ })).toBe(
    input('Email'),
  )
  expect(screen.getByRole('link', { name: 'Logo: Wrong uploaded data. Please try again.' })).toBeTruthy()
  expect(input('Name').value).toBe('New Harbour')
})
