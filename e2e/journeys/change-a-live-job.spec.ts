import type { Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { NEWCOMER_PASSWORD } from '../fixtures/newcomer.ts'
import { postJob } from '../fixtures/post-job.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

const title = (page: Page) => page.getByRole('combobox', { name: 'Job title' })
const step1 = (id: string) => `/app/employer/jobs/edit/${id}/step1`

async function openStep(page: Page, id: string): Promise<void> {
  await page.goto(step1(id))
  await awake(page)
}

async function saveChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
}

/**
 * Opens the public page of a job until its heading is `said`. The server keeps the page, and shows the old one until the
 * database has notified it of the change.
 */
async function expectPublic(page: Page, id: string, said: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/job/${id}`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(said)
  }).toPass()
}

test('changes of a live job wait in one browser, where it says so, and overwrite nothing that another has saved', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await enterAsNewEmployer(page)
  const id = await postJob(page, 'Lock Keeper')
  const visitor = await (await browser.newContext({ baseURL })).newPage()
  await openStep(page, id)
  await title(page).fill('Lock Keeper, Nights')
  await expect(page.getByText('Changes not published yet')).toBeVisible()

  await page.goto('/app/employer')
  await page.getByRole('link', { name: 'Changes not published yet: Lock Keeper' }).click()
  await page.waitForURL(`**${step1(id)}`)
  await expect(title(page)).toHaveValue('Lock Keeper, Nights')
  await expectPublic(visitor, id, 'Lock Keeper')

  const elsewhere = await (await browser.newContext({ baseURL })).newPage()
  await signIn(elsewhere, email, NEWCOMER_PASSWORD)
  await elsewhere.goto('/app/employer')
  await expect(elsewhere.getByRole('link', { name: 'Lock Keeper', exact: true })).toBeVisible()
  await expect(elsewhere.getByText('Changes not published yet')).toHaveCount(0)
  await openStep(elsewhere, id)
  await title(elsewhere).fill('Lock Keeper, Days')
  await elsewhere.getByLabel('Openings').fill('3')
  await saveChanges(elsewhere)
  await expectPublic(visitor, id, 'Lock Keeper, Days')

  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Somebody else changed Job title meanwhile')).toBeVisible()
  await expect(page.getByText('It now says: Lock Keeper, Days')).toBeVisible()
  await expect(title(page)).toHaveValue('Lock Keeper, Nights')
  await expectPublic(visitor, id, 'Lock Keeper, Days')

  await page.getByRole('button', { name: 'Keep mine: Job title' }).click()
  await saveChanges(page)
  await expectPublic(visitor, id, 'Lock Keeper, Nights')
  await page.reload()
  await expect(page.getByLabel('Openings')).toHaveValue('3')
  await expect(page.getByText('This job is live', { exact: true })).toBeVisible()
  await page.goto('/app/employer')
  await expect(page.getByRole('link', { name: 'Lock Keeper, Nights', exact: true })).toBeVisible()
  await expect(page.getByText('Changes not published yet')).toHaveCount(0)
})

test('what another browser has saved meanwhile is asked about as soon as the editor is opened again', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await enterAsNewEmployer(page)
  const id = await postJob(page, 'Bridge Keeper')
  await openStep(page, id)
  await title(page).fill('Bridge Keeper, Nights')
  await page.goto('/contact')

  const elsewhere = await (await browser.newContext({ baseURL })).newPage()
  await signIn(elsewhere, email, NEWCOMER_PASSWORD)
  await openStep(elsewhere, id)
  await title(elsewhere).fill('Bridge Keeper, Days')
  await saveChanges(elsewhere)

  await openStep(page, id)
  await expect(page.getByText('It now says: Bridge Keeper, Days')).toBeVisible()
  await page.getByRole('button', { name: 'Take theirs: Job title' }).click()
  await expect(title(page)).toHaveValue('Bridge Keeper, Days')
  await expect(page.getByText('Changes not published yet')).toHaveCount(0)
})
