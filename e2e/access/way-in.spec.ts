import { ACTING_TARGETS, FOREIGN_TARGETS, OVERLONG_TARGET } from '#tests/factories/redirect-payloads.ts'
import { awake } from '../fixtures/awake.ts'
import { actBeforeScripts } from '../fixtures/before-scripts.ts'
import { demoAccount, signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('signing in works, and a refusal keeps the password out of the address', async ({ page }) => {
    const { email } = demoAccount('Individual')
    await page.goto('/auth/signin?next=/app/settings')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect')
    expect(page.url()).not.toContain('password')
    await expect(page.getByLabel('Email')).toHaveValue(email)

    await page.getByLabel('Password', { exact: true }).fill('flightpath-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/app/settings')
  })

  test('a refused sign-up keeps what was typed but the password', async ({ page }) => {
    await page.goto('/auth/signup')
    await page.getByText('I’m hiring').click()
    await page.getByLabel('First name').fill('Zoë “Z” & Søn')
    await page.getByLabel('Last name').fill('X')
    await page.getByLabel('Email').fill('not an address')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'I’m hiring' })).toBeChecked()
    await expect(page.getByLabel('First name')).toHaveValue('Zoë “Z” & Søn')
    await expect(page.getByLabel('Last name')).toHaveValue('X')
    await expect(page.getByLabel('Email')).toHaveValue('not an address')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    expect(page.url()).not.toContain('address')
  })
})

test('a refusal keeps what was typed, and says why', async ({ page }) => {
  const { email } = demoAccount('Employer')
  await page.goto('/auth/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect')
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test(
  'what was sent before the scripts came keeps what was typed, too',
  { tag: ['@flaky'] },
  async ({ page }) => {
    const { email } = demoAccount('Employer')
    await actBeforeScripts(page, '/auth/signin', async () => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Sign in' }).click()
    })
    await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect')
    await expect(page.getByLabel('Email')).toHaveValue(email)
  },
)

test('what a refused form kept stays when the page asks the server anew', async ({
  page,
  context,
  baseURL,
}) => {
  const email = 'niamh@typo.example'
  const value = encodeURIComponent(JSON.stringify({ email }))
  await context.addCookies([{ name: 'flightpath.typed', value, url: `${baseURL}/auth/` }])
  await page.goto('/auth/signin?error=INVALID_EMAIL_OR_PASSWORD')
  await awake(page)
  await page.evaluate(() => {
    const { __TSR_ROUTER__: router } = self as unknown as {
      __TSR_ROUTER__: { invalidate: () => Promise<void> }
    }
    return router.invalidate()
  })
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test(
  'an empty form moves the keyboard to the first field that is wrong',
  { tag: ['@R146'] },
  async ({ page }) => {
    await page.goto('/auth/signup')
    await awake(page)
    await page.getByLabel('Last name').fill('Adeyemi')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(page.getByText('The first name needs at least 2 characters')).toBeVisible()
  },
)

test(
  'whoever comes from the employer’s area is asked as an employer',
  { tag: ['@R050'] },
  async ({ page }) => {
    await page.goto('/auth/signup?next=/app/employer')
    await expect(page.getByRole('radio', { name: 'I’m hiring' })).toBeChecked()
  },
)

for (const next of ['//evil.example', '/.//evil.example', '/\\evil.example', '/auth/signout']) {
  test(`signing in with next=${next} stays on this site`, { tag: ['@R059'] }, async ({ page, baseURL }) => {
    await page.goto(`/auth/signin?next=${encodeURIComponent(next)}`)
    await page.getByLabel('Email').fill(demoAccount('Individual').email)
    await page.getByLabel('Password', { exact: true }).fill('flightpath-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`${baseURL}/app/individual`)
  })
}

test(
  'a message from the contact form is sent once and said so',
  { tag: ['@R010', '@R032'] },
  async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('The name you entered is not valid')).toBeVisible()
    await page.getByLabel('Name').fill('Bo Ek')
    await page.getByLabel('Email').fill('bo@example.com')
    await page.getByRole('textbox', { name: 'Message' }).fill('Where do I find my matches?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Message sent')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  },
)

for (const type of ['Individual', null] as const) {
  for (const path of ['/auth/signin', '/auth/signup']) {
    test(`${path} answers ${type ?? 'nobody'} on this site, whatever next says, and acts on nothing`, async ({
      page,
      baseURL,
    }) => {
      await signInAs(page, type)
      const wrong: string[] = []
      for (const next of [...FOREIGN_TARGETS, ...ACTING_TARGETS, OVERLONG_TARGET]) {
        const query = [`next=${encodeURIComponent(next)}`, `next=/app&next=${encodeURIComponent(next)}`]
        for (const search of query) {
          const answer = await page.request.get(`${path}?${search}`, { maxRedirects: 0 })
          const { location } = answer.headers()
          if (answer.status() >= 400) wrong.push(`${search} answered ${answer.status()}`)
          if (location && new URL(location, baseURL).origin !== baseURL)
            wrong.push(`${search} led to ${location}`)
          if (location && /signout|\/api\//.test(new URL(location, baseURL).pathname))
            wrong.push(`${search} acts`)
        }
      }
      expect(wrong).toEqual([])
      const session: unknown = await (await page.request.get('/api/auth/get-session')).json()
      expect(session === null).toBe(type === null)
    })
  }
}
