import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fill, renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { SignUpPage, type SignUpPageProps } from './sign-up-page.tsx'

// The wire to the server; what the function does there is tested beside it.
vi.mock('../cache-version.functions.ts', () => ({ incrementCacheVersion: () => Promise.resolve(1) }))

const SIGN_UP = '/api/auth/sign-up/email'
const ADA = {
  'First name': 'Ada',
  'Last name': 'Okafor',
  Email: 'ada@example.com',
  Password: 'correct horse',
}

async function renderSignUp(props: SignUpPageProps = {}, answer: Answer = { body: { user: { id: '1' } } }) {
  const sent = fakeWire({ [SIGN_UP]: answer })
  const rendered = await renderPage(
    <>
      <SignUpPage {...props} />
      <Toasts />
    </>,
    { at: '/auth/signup' },
  )
  const create = async (person: Partial<typeof ADA> = ADA) => {
    for (const [label, text] of Object.entries(person)) {
      await fill(rendered.user, screen.getByLabelText(label), text)
    }
    await rendered.user.click(screen.getByRole('button', { name: 'Create account' }))
  }
  return { ...rendered, sent, create }
}

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('the four fields, and what one is here for', { tags: ['R052'] }, async () => {
  await renderSignUp()
  for (const label of Object.keys(ADA)) expect(screen.getByLabelText(label)).toBeTruthy()
  expect(choice('I’m looking for work').checked).toBe(true)
  expect(choice('I’m hiring').checked).toBe(false)
})

test('what somebody wants an account for stands in the place of the usual words', async () => {
  await renderSignUp({ reason: 'Create an account to like Nurse.' })
  expect(screen.getByText('Create an account to like Nurse.')).toBeTruthy()
  expect(screen.queryByText('One account, four fields.')).toBeNull()
})

test('an account is created with the name put together, and one goes to /app', async () => {
  const { create, sent, address } = await renderSignUp()
  await create()
  await waitFor(() => expect(address()).toBe('/app'))
  expect(sent.map(({ body }) => body)).toEqual([
    {
      type: 'Individual',
      firstName: 'Ada',
      lastName: 'Okafor',
      name: 'Ada Okafor',
      email: 'ada@example.com',
      password: 'correct horse',
    },
  ])
})

test('whoever is hiring says so', async () => {
  const { create, sent, user } = await renderSignUp()
  await user.click(screen.getByText('I’m hiring'))
  await create()
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ type: 'Employer' }))
})

test.each([
  ['/app/employer/jobs/new', 'I’m hiring'],
  ['/job/1', 'I’m looking for work'],
])('coming from %s the choice is "%s"', async (next, chosen) => {
  await renderSignUp({ next })
  expect(choice(chosen).checked).toBe(true)
})

test('what is wrong or missing is said in words, and nothing is sent', async () => {
  const { create, sent } = await renderSignUp()
  await create({ 'First name': '  A ', Email: 'ada@', Password: '1234567' })
  expect(await screen.findByText('The first name needs at least 2 characters')).toBeTruthy()
  expect(screen.getByText('The last name needs at least 2 characters')).toBeTruthy()
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  expect(screen.getByText('The password needs at least 8 characters')).toBeTruthy()
  expect(sent).toEqual([])
})

test('an address that is taken is said beside the address, which takes the keyboard', async () => {
  const { create } = await renderSignUp(
    {},
    { status: 422, body: { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', message: 'User already exists' } },
  )
  await create()
  const email = await screen.findByRole('textbox', { description: 'A user with this email already exists' })
  await waitFor(() => expect(document.activeElement).toBe(email))
})

test('a password that the library finds too short is said beside the password', async () => {
  const { create } = await renderSignUp({}, { status: 400, body: { code: 'PASSWORD_TOO_SHORT' } })
  await create()
  expect(await screen.findByText('The password needs at least 8 characters')).toBeTruthy()
})

test('outside the own area it is said that a mail was sent', async () => {
  const { create, address } = await renderSignUp({ next: '/job/42' })
  await create()
  expect(await screen.findByText(/^We sent a link to ada@example.com/)).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/job/42'))
})

test('what one agrees to can be read, and there is a way to sign in', async () => {
  await renderSignUp({ next: '/job/42' })
  expect(screen.getByRole('link', { name: /^Terms and conditions/ }).getAttribute('href')).toBe('/terms')
  expect(screen.getByRole('link', { name: /^Privacy and cookie policy/ }).getAttribute('href')).toBe(
    '/privacy',
  )
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/auth/signin?next=%2Fjob%2F42',
  )
})

test('too many accounts from one place are refused with when to come back', async () => {
  const body = { code: 'RATE_LIMITED', message: 'x', retryAfterSeconds: 3_000 }
  const { create, address } = await renderSignUp({}, { status: 429, body })
  await create()
  const text = 'Too many requests. Please try again in an hour.'
  expect(await screen.findByText(text)).toBeTruthy()
  expect(address()).toBe('/auth/signup')
})
