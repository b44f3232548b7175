import { awake } from '../fixtures/awake.ts'
import { callFunction, type FunctionCall } from '../fixtures/call-function.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

// What the library of accounts and the database refuse is in `auth-catalogue.server.test.ts` and
// `database-faults.server.test.ts`; these are the messages that only a running server says.

const NOWHERE = { id: '00000000-0000-4000-8000-000000000000' }
const getNothing: FunctionCall = { name: 'getJob', method: 'GET', data: NOWHERE }
const createJob: FunctionCall = { name: 'createJob', method: 'POST' }

for (const [what, visitor, call, status, text] of [
  ['a job that is not there', null, getNothing, 404, 'Record not found'],
  ['an employer’s call by nobody', null, createJob, 401, 'Please sign in to continue'],
  [
    'an employer’s call by a job seeker',
    'Individual',
    createJob,
    403,
    'You are not allowed to access resource: /app/employer',
  ],
  ['an id that is none', null, { ...getNothing, data: { id: 7 } }, 422, 'Some information entered isn'],
] as const) {
  test(
    `${what} is answered with its words`,
    { tag: ['@R174', '@R195', '@R198', '@R199'] },
    async ({ page }) => {
      await signInAs(page, visitor)
      const answer = await callFunction(page.request, call)
      expect(answer.status(), await answer.text()).toBe(status)
      expect(await answer.text()).toContain(text)
    },
  )
}

test(
  'a file that is not there is not found, in the barest words',
  { tag: ['@R105', '@R200'] },
  async ({ request }) => {
    const answer = await request.get('/files/company-logos/nothing.webp')
    expect([answer.status(), await answer.text()]).toEqual([404, 'Not Found'])
  },
)

test(
  'whoever asks for another account in a page that was left open is told why there is none',
  { tag: ['@R174'] },
  async ({ page }) => {
    await page.goto('/auth/signup')
    await awake(page)
    await page.getByRole('radio', { name: 'I’m hiring' }).check()
    await page.getByLabel('First name').fill('Runa')
    await page.getByLabel('Last name').fill('Vik')
    await page.getByLabel('Email').fill(`runa-${crypto.randomUUID()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('a long enough one')
    // The browser is signed in beside this page, which has not heard of it.
    await signInAs(page, 'Individual')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('You cannot do this while signed in')).toBeVisible()
  },
)

test(
  'an answer that is none of ours says to try again, and what was typed stays',
  { tag: ['@R195', '@R200'] },
  async ({ page }) => {
    await page.goto('/contact')
    await awake(page)
    await page.route('**/_serverFn/sendContactMessage', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'text/html',
        body: '<h1>at Object.query (secret.js:7)</h1>',
      }),
    )
    await page.getByLabel('Name').fill('Bo Ek')
    await page.getByLabel('Email').fill('bo@example.com')
    await page.getByRole('textbox', { name: 'Message' }).fill('Where do I find my matches?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
    await expect(page.getByText('secret.js')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Where do I find my matches?')
  },
)
