import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
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
  const fill = async (changes: Partial<typeof ADA> = {}) => {
    for (const [label, text] of Object.entries({ ...ADA, ...changes })) {
      if (text) await rendered.user.type(screen.getByLabelText(label), text)
    }
    await rendered.user.click(screen.getByRole('button', { name: 'Create account' }))
  }
  return { ...rendered, sent, fill }
}

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('the four fields, and what one is here for', async () => {
  await renderSignUp()
  for (const label of Object.keys(ADA)) expect(screen.getByLabelText(label)).toBeTruthy()
  expect(choice('I’m looking for work').checked).toBe(true)
  expect(choice('I’m hiring').checked).toBe(false)
})

test('an account is created with the name put together, and one goes to /app', async () => {
  const { fill, sent, address } = await renderSignUp()
  await fill()
  await waitFor(() => expect(address()).toBe('/app'))
  expect(sent.map(({ body }) => body)).toEqual([
    {
      type: 'Individual',
      firstName: 'Ada',
      lastName: 'Okafor',
      name: 'Ada Okafor',
      email: 'ada@example.com',
      password: 'correct horse',
      callbackURL: '/auth/email-verification',
    },
  ])
})

test('whoever is hiring says so', async () => {
  const { fill, sent, user } = await renderSignUp()
  await user.click(screen.getByText('I’m hiring'))
  await fill()
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ type: 'Employer' }))
})

test.each([
  ['/app/employer/jobs/new', 'I’m hiring'],
  ['/app/employer', 'I’m hiring'],
  ['/app/employers', 'I’m looking for work'],
  ['https://evil.example/app/employer', 'I’m looking for work'],
  ['/job/1', 'I’m looking for work'],
])('coming from %s the choice is "%s"', async (next, chosen) => {
  await renderSignUp({ next })
  expect(choice(chosen).checked).toBe(true)
})

test.each([
  [{ 'First name': 'A' }, 'The first name needs at least 2 characters'],
  [{ 'First name': '  A ' }, 'The first name needs at least 2 characters'],
  [{ 'Last name': '' }, 'The last name needs at least 2 characters'],
  [{ Email: 'ada@' }, 'Please enter a valid email address'],
  [{ Password: '1234567' }, 'The password needs at least 8 characters'],
])('%j is not sent', async (changes, said) => {
  const { fill, sent } = await renderSignUp()
  await fill(changes)
  expect(await screen.findByText(said)).toBeTruthy()
  expect(sent).toEqual([])
})

test('an address that is taken is said beside the address, which takes the keyboard', async () => {
  const { fill } = await renderSignUp(
    {},
    { status: 422, body: { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', message: 'User already exists' } },
  )
  await fill()
  const email = await screen.findByRole('textbox', { description: 'A user with this email already exists' })
  await waitFor(() => expect(document.activeElement).toBe(email))
})

test('a password that the library finds too short is said beside the password', async () => {
  const { fill } = await renderSignUp({}, { status: 400, body: { code: 'PASSWORD_TOO_SHORT' } })
  await fill()
  expect(await screen.findByText('The password needs at least 8 characters')).toBeTruthy()
})

test('outside the own area it is said that a mail was sent', async () => {
  const { fill, address } = await renderSignUp({ next: '/job/42' })
  await fill()
  expect(await screen.findByText(/^We sent a link to ada@example.com/)).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/job/42'))
})

test('what one agrees to can be read, and there is a way to sign in', async () => {
  await renderSignUp({ next: '/job/42' })
  expect(screen.getByRole('link', { name: 'Terms and conditions' }).getAttribute('href')).toBe('/terms')
  expect(screen.getByRole('link', { name: 'Privacy and cookie policy' }).getAttribute('href')).toBe(
    '/privacy',
  )
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/auth/signin?next=%2Fjob%2F42',
  )
})
