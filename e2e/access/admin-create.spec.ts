import { execFile, type ExecFileException } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownEnvironment } from '../fixtures/own-environment.ts'
import { expect, test } from '../fixtures/test.ts'

type Said = { code: number; out: string; errors: string }

const PASSWORD = 'a long enough one'
const person = (email: string) => ['--email', email, '--first-name', 'Bo', '--last-name', 'Ek']
const newAddress = () => `boss-${crypto.randomUUID()}@example.com`

/** Runs the script with nobody at the keyboard; `input` is what is piped into it. */
function runScript(args: string[], { dataDir = process.env.E2E_DATA_DIR, input = '' } = {}): Promise<Said> {
  const env = ownEnvironment({ APP_MODE: 'trial', DATA_DIR: dataDir })
  return new Promise((resolve) => {
    const done = (error: ExecFileException | null, out: string, errors: string) =>
      resolve({ code: error ? Number(error.code) : 0, out, errors })
    const child = execFile(process.execPath, ['scripts/admin-create.ts', ...args], { env }, done)
    child.stdin?.end(input)
  })
}

test(
  'an admin is made beside the running app, without a word of the password, and signs in at once',
  { tag: ['@2.2b'] },
  async ({ request, baseURL }) => {
    const email = newAddress()
    const said = await runScript([...person(email), '--password-stdin'], { input: `${PASSWORD}\n` })
    expect(said).toMatchObject({ code: 0, errors: '' })
    expect(said.out).toContain(email)
    expect(said.out).toContain('/auth/signin')
    expect(said.out).not.toContain(PASSWORD)
    const headers = { origin: baseURL ?? '' }
    const signedIn = await request.post('/api/auth/sign-in/email', {
      data: { email, password: PASSWORD },
      headers,
    })
    expect((await signedIn.json()).user).toMatchObject({ type: 'Admin', emailVerified: true })
    expect((await request.get('/api/auth/admin/list-users')).status()).toBe(200)

    const again = await runScript([...person(email), '--password-stdin'], { input: PASSWORD })
    expect(again).toEqual({ code: 1, out: '', errors: 'A user with this email already exists\n' })
  },
)

test('the running app mails the link by which a new admin chooses a password', async ({ page, baseURL }) => {
  const email = newAddress()
  expect(await runScript([...person(email), '--send-link'])).toMatchObject({ code: 0, errors: '' })
  await page.goto('/dev/mail')
  await page.getByRole('link').filter({ hasText: email }).click()
  const link = page.getByRole('link', { name: /reset-password/ }).first()
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '')
  await page.goto(`${baseURL}${pathname}${search}`)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page).toHaveURL(/\/auth\/signin/)
})

test('an admin is made where no app runs yet, in a database that is made on the way', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'flightpath-admin-'))
  const said = await runScript([...person(newAddress()), '--password-stdin'], { dataDir, input: PASSWORD })
  expect(said).toMatchObject({ code: 0, errors: '' })
  await rm(dataDir, { recursive: true })
})

test('a password on the command line works, with a warning about the shell’s history', async () => {
  const said = await runScript([...person(newAddress()), '--password', PASSWORD])
  expect(said.code).toBe(0)
  expect(said.errors).toContain('history of your shell')
  expect(said.out + said.errors).not.toContain(PASSWORD)
})

for (const [what, args, reason] of [
  [
    'a password that is too short',
    [...person('a@example.com'), '--password', 'short'],
    'at least 8 characters',
  ],
  ['an address that is none', [...person('nobody'), '--send-link'], 'valid email address'],
  ['too little, with nobody to ask', ['--email', 'a@example.com'], 'There is nobody to ask'],
  ['nothing, with nobody to ask', [], 'There is nobody to ask'],
  [
    'two ways to a password',
    [...person('a@example.com'), '--send-link', '--password-stdin'],
    'Choose one of',
  ],
  ['an option nobody knows', ['--role', 'owner'], 'Unknown option'],
] as const) {
  test(`${what}: refused, and nothing is made`, async () => {
    const said = await runScript([...args])
    expect([said.code, said.out]).toEqual([1, ''])
    expect(said.errors).toContain(reason)
  })
}
