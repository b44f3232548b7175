import type { Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { beforeScripts } from '../fixtures/before-scripts.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { buildNewcomer, join } from '../fixtures/newcomer.ts'
import { partHere } from '../fixtures/part-here.ts'
import { beginJob } from '../fixtures/post-job.ts'
import { DEMO_LIST } from '../fixtures/demo-list.ts'
import { saved } from '../fixtures/saved.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

// A page can be read, and written into, before its scripts have arrived, and after the connection has gone: nothing of
// that may be lost.

/** Opens a new draft and answers the address of its first step. */
async function openDraft(page: Page): Promise<string> {
  await enterAsNewEmployer(page)
  await beginJob(page)
  return page.url()
}

test('what one chose and typed early is what one signs up with', async ({ page }) => {
  await beforeScripts(page, '/auth/signup', async () => {
    await page.getByRole('radio', { name: 'I’m hiring' }).check()
    await page.getByLabel('First name').fill('Early')
  })
  await expect(page.getByRole('radio', { name: 'I’m hiring' })).toBeChecked()
  await page.getByLabel('Last name').fill('Bird')
  await page.getByLabel('Email').fill(`early-${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('a long enough one')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/app/employer')
})

test('what one sends early is sent once the page can', async ({ page }) => {
  await beforeScripts(page, '/contact', async () => {
    await page.getByLabel('Name').fill('Early Bird')
    await page.getByLabel('Email').fill('early@example.com')
    await page.getByLabel('Message').fill('The worm was there before me, again.')
    await page.getByRole('button', { name: 'Send message' }).click()
  })
  await expect(page.getByText('Message sent')).toBeVisible()
})

test('a profile keeps what was written, taken away and moved early', async ({ page }) => {
  await join(page, buildNewcomer('Early', 'Bird'), 'looking')
  await page.goto('/app/individual/profile/step1')
  await page.getByLabel('Phone').fill('+44 7700 900333')
  await page.getByLabel('About you', { exact: true }).fill('I get up with the sun.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/app/individual/profile/step2')

  await beforeScripts(page, '/app/individual/profile/step1', async () => {
    await page.getByLabel('Headline').fill('Ornithologist')
    await page.getByLabel('Phone').fill('')
    await page.getByLabel('Town').fill('Oslo')
    await expect(page.getByLabel('About you', { exact: true })).not.toBeEditable()
  })
  // The form has heard of the town: it asks for the place behind it.
  await expect(page.getByText(/^Choose the town from the list/)).toBeVisible()
  await expect(page.getByLabel('About you', { exact: true })).toBeEditable()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/app/individual/profile/step2')
  await page.goto('/app/individual/profile/step1')
  await expect(page.getByLabel('Headline')).toHaveValue('Ornithologist')
  await expect(page.getByLabel('Phone')).toHaveValue('')
  await expect(page.getByLabel('Town')).toHaveValue('Oslo')
  await expect(page.getByLabel('About you', { exact: true })).toHaveValue('I get up with the sun.')
})

test('a job’s numbers, lists and choices may be entered early', async ({ page }) => {
  const third = (await openDraft(page)).replace('step1', 'step3')
  await beforeScripts(page, third, async () => {
    await page.getByLabel('Minimum salary').fill('31000')
    await page.getByLabel('Currency').selectOption('GBP')
    await page.getByLabel('Benefits').fill('A boat')
    await page.getByText('14 days', { exact: true }).click()
  })
  await expect(page.getByLabel('Minimum salary')).toHaveValue('31,000')
  await expect(page.getByLabel('Benefits')).toHaveValue('A boat')
  await page.getByLabel('Benefits').press('Enter')
  await saved(page)
  await page.goto(third)
  await expect(page.getByLabel('Minimum salary')).toHaveValue('31,000')
  await expect(page.getByLabel('Currency')).toHaveValue('GBP')
  await expect(page.getByRole('article').getByText('A boat')).toBeVisible()
  await expect(page.getByRole('radio', { name: '14 days' })).toBeChecked()
})

test('without a connection one goes on to the next step, and what was typed is saved when it is back', async ({
  page,
  context,
}) => {
  await openDraft(page)
  await partHere(page, 'edit._id.step2')
  await context.setOffline(true)
  await page.getByLabel('Job title').fill('Lock Keeper')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What it takes' })).toBeVisible()
  await page.getByLabel('Experience').fill('3')
  await context.setOffline(false)
  await saved(page)
  await page.reload()
  await expect(page.getByLabel('Experience')).toHaveValue('3')
  await page.getByRole('link', { name: 'The role', exact: true }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('Lock Keeper')
})

test('going back shows a draft as it is now, not as this tab had it', async ({ page, context }) => {
  const first = await openDraft(page)
  const choice = page.waitForResponse(/saveJobStep/)
  await page.getByLabel('Sector').selectOption({ label: 'Engineering' })
  await choice
  await page.goto('/contact')

  const other = await context.newPage()
  await other.goto(first)
  const change = other.waitForResponse(/saveJobStep/)
  await other.getByLabel('Sector').selectOption({ label: 'Legal' })
  await change
  await other.close()

  const sector = page.getByLabel('Sector').locator('option:checked')
  await beforeScripts(page, null, () => expect(sector).toHaveText('Legal'))
  await expect(sector).toHaveText('Legal')
})

test('the fits that came with a list stay while the code that draws them is on its way', async ({ page }) => {
  await signInAs(page, 'Individual')
  const { promise: code, resolve: letCodeCome } = Promise.withResolvers<void>()
  await page.route('**/assets/row-fit-*.js', async (route) => {
    await code
    await route.continue()
  })
  await page.goto(DEMO_LIST)
  const rings = page.getByRole('list').getByText(/^\d+ of 100: /)
  const served = await rings.count()
  expect(served).toBeGreaterThan(0)
  // The job beside the list is picked by scripts alone, which draws its row anew.
  await expect(page.getByRole('region', { name: 'The job you picked' })).toBeVisible()
  expect(await rings.count()).toBe(served)
  letCodeCome()
})

test('a list in another order keeps its fits while they are asked for anew', async ({ page }) => {
  await signInAs(page, 'Individual')
  await page.goto(DEMO_LIST)
  await awake(page)
  const { promise: answer, resolve: letAnswerCome } = Promise.withResolvers<void>()
  await page.route(/getJobFits/, async (route) => {
    await answer
    await route.continue()
  })
  const rings = page.getByRole('list').getByText(/^\d+ of 100: /)
  const served = await rings.count()
  const first = page.locator('a[data-job]').first()
  const newest = await first.innerText()
  const asked = page.waitForRequest(/getJobFits/)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Best paid first')
  await expect(first).not.toHaveText(newest)
  await asked
  expect(await rings.count()).toBe(served)
  letAnswerCome()
})
