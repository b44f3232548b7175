import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { fill, renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { CreateUserPage } from './create-user-page.tsx'

const server = vi.hoisted(() => ({
  createUserAccount: vi.fn<(call: { data: unknown }) => Promise<unknown>>(),
}))
vi.mock('../../user-account.functions.ts', () => server)

beforeEach(() => {
  server.createUserAccount.mockReset().mockResolvedValue({ id: 'percy', isLinkSent: true })
})

const field = (name: RegExp | string) => screen.getByLabelText(name)
const radio = (name: RegExp | string) => screen.getByRole('radio', { name })

async function openForm() {
  const onCreated = vi.fn<(id: string) => Promise<void>>().mockResolvedValue()
  const page = await renderPage(
    <>
      <CreateUserPage onCreated={onCreated} />
      <Toasts />
    </>,
    { at: '/app/admin/users/create' },
  )
  const submit = () => page.user.click(screen.getByRole('button', { name: 'Create account' }))
  const name = async () => {
    await fill(page.user, field('First name'), 'Percy')
    await fill(page.user, field('Last name'), 'Shelley')
    await fill(page.user, field('Email'), 'percy@example.com')
  }
  return { ...page, onCreated, submit, name }
}

test('somebody gets a link to set their password unless something else is chosen, and their page follows', async () => {
  const { name, submit, onCreated } = await openForm()
  await name()
  await submit()
  await waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith('percy'))
  expect(server.createUserAccount.mock.calls[0]?.[0].data).toEqual({
    ...{ firstName: 'Percy', lastName: 'Shelley', email: 'percy@example.com' },
    ...{ type: 'Individual', platformRole: 'user', way: 'link', password: '' },
  })
  expect(
    await screen.findByText('Percy Shelley has an account. We sent a link to percy@example.com.'),
  ).toBeTruthy()
})

test('the account type and the platform role follow each other', async () => {
  const { user } = await openForm()
  await user.click(radio(/^Admin Looks/))
  expect(radio('Admin')).toHaveProperty('checked', true)
  await user.click(radio('User'))
  expect(radio(/^Looking for work/)).toHaveProperty('checked', true)
  await user.click(radio('Admin'))
  expect(radio(/^Admin Looks/)).toHaveProperty('checked', true)
  await user.click(radio(/^Hiring/))
  expect(radio('User')).toHaveProperty('checked', true)
})

test('a temporary password has the rules of sign-up, and one that is too short is told beside it', async () => {
  const { user, name, submit, onCreated } = await openForm()
  await name()
  expect(screen.queryByLabelText('Temporary password')).toBeNull()
  await user.click(radio(/temporary password/))
  expect(screen.getByText('At least 8 characters')).toBeTruthy()
  await fill(user, field('Temporary password'), 'short')
  await submit()
  expect((await screen.findAllByText('The password needs at least 8 characters')).length).toBeGreaterThan(0)
  expect(server.createUserAccount).not.toHaveBeenCalled()
  await fill(user, field('Temporary password'), ' but longer')
  await submit()
  await waitFor(() => expect(onCreated).toHaveBeenCalled())
  const data = server.createUserAccount.mock.calls[0]?.[0].data
  expect(data).toMatchObject({ way: 'password', password: 'short but longer' })
})

test('an address that somebody has is told beside it, and nothing that was typed is lost', async () => {
  server.createUserAccount.mockRejectedValue(
    new AppError('INVALID', 'error.auth.userExists', { field: 'email' }),
  )
  const { name, submit, onCreated } = await openForm()
  await name()
  await submit()
  expect((await screen.findAllByText('A user with this email already exists')).length).toBeGreaterThan(0)
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  expect(field('Email')).toHaveProperty('value', 'percy@example.com')
  expect(field('First name')).toHaveProperty('value', 'Percy')
  expect(onCreated).not.toHaveBeenCalled()
})

test('an account whose link could not be sent is shown all the same, with where to send it', async () => {
  server.createUserAccount.mockResolvedValue({ id: 'percy', isLinkSent: false })
  const { name, submit, onCreated } = await openForm()
  await name()
  await submit()
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith('percy'))
  expect(await screen.findByText(/could not be sent/)).toBeTruthy()
})
