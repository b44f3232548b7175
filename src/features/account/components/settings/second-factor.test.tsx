import { fakeWire, type Answer } from '#tests/setup/fake-wire.ts'
import { expect, test, vi } from 'vitest'
import { fill, renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'

// The wire to the server; what the function does there is tested beside it.
vi.mock('../../cache-version.functions.ts', () => ({ incrementCacheVersion: () => Promise.resolve(1) }))

const OK: Answer = { body: { status: true } }
const CODES = ['aB3dE-fG7hI', 'kL9mN-oP1qR']
const SECRETS: Answer = {
  body: {
    totpURI: 'otpauth://totp/Flightpath:ada?secret=ABCDEFGH2345&issuer=Flightpath',
    backupCodes: CODES,
  },
}

async function renderSection(
  twoFactorEnabled: boolean,
  answers: Record<string, Answer>,
  { hasPassword = true } = {},
) {
  const wire = Object.entries(answers).map(([path, answer]) => [`/api/auth/two-factor/${path}`, answer])
  const sent = fakeWire(Object.fromEntries(wire))
  const rendered = await renderPage(
    <>
      <SecondFactorSection user={{ email: 'ada@example.com', twoFactorEnabled }} hasPassword={hasPassword} />
      <Toasts />
    </>,
    { at: '/app/settings' },
  )
  const confirm = async (open: string, submit: string) => {
    await rendered.user.click(screen.getByRole('button', { name: open }))
    await fill(rendered.user, screen.getByLabelText('Your password'), 'correct horse')
    await rendered.user.click(screen.getByRole('button', { name: submit }))
  }
  return { ...rendered, sent, confirm }
}

test('password, picture, first code, backup codes: then it is on', async () => {
  const { user, sent, confirm } = await renderSection(false, { enable: SECRETS, 'verify-totp': OK })
  await confirm('Set up', 'Continue')
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator' })).toBeTruthy()
  expect(screen.getByText('ABCD EFGH 2345')).toBeTruthy()
  await fill(user, screen.getByLabelText('Code from your authenticator'), '123456')
  await user.click(screen.getByRole('button', { name: 'Turn it on' }))
  for (const code of CODES) expect(await screen.findByText(code)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Save as a file' }).getAttribute('download')).toBe(
    'flightpath-backup-codes.txt',
  )
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByText('Two-factor sign-in is on')).toBeTruthy()
  expect(sent.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
    ['enable', { password: 'correct horse' }],
    ['verify-totp', { code: '123456' }],
  ])
})

test('a wrong password and a wrong code are said beside their fields', async () => {
  const refused = (code: string): Answer => ({ status: 400, body: { code } })
  const answers = { enable: refused('INVALID_PASSWORD'), 'verify-totp': refused('INVALID_CODE') }
  const { user, confirm } = await renderSection(false, answers)
  await confirm('Set up', 'Continue')
  expect(await screen.findByText('The password is not right')).toBeTruthy()
  fakeWire({
    '/api/auth/two-factor/enable': SECRETS,
    '/api/auth/two-factor/verify-totp': answers['verify-totp'],
  })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await fill(user, await screen.findByLabelText('Code from your authenticator'), '000000')
  await user.click(screen.getByRole('button', { name: 'Turn it on' }))
  expect(await screen.findByText('The two-factor code is not valid')).toBeTruthy()
})

test('it is turned off with the password alone', async () => {
  const { sent, confirm } = await renderSection(true, { disable: OK })
  await confirm('Turn off', 'Turn off')
  expect(await screen.findByText('Two-factor sign-in is off')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ password: 'correct horse' }])
})

test('new backup codes are shown once', async () => {
  const { user, confirm } = await renderSection(true, {
    'generate-backup-codes': { body: { status: true, backupCodes: CODES } },
  })
  await confirm('New backup codes', 'Continue')
  expect(await screen.findByText(CODES[0] ?? '')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(screen.queryByText(CODES[0] ?? '')).toBeNull()
})

test('without a password there is nothing to set up yet, and it says so', async () => {
  await renderSection(false, {}, { hasPassword: false })
  expect(screen.getByText('Choose a password first: the code is asked for after it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Set up' })).toBeNull()
})
