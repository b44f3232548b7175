import type { Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { buildNewcomer, giveSignIn, join } from '../fixtures/newcomer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { postJob } from '../fixtures/post-job.ts'
import { expect, test } from '../fixtures/test.ts'

const rows = (page: Page) => page.locator('a[data-job]')
const row = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })

async function findBySearch(page: Page, title: string): Promise<void> {
  await page.goto('/jobs')
  await awake(page)
  await page.keyboard.press('/')
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=/)
  await expect(rows(page)).toHaveText([title])
}

async function findByFilter(page: Page, title: string): Promise<void> {
  await page.goto('/jobs')
  await awake(page)
  await page.getByRole('button', { name: 'Sector' }).click()
  await page.getByRole('dialog', { name: 'Sector' }).getByText('Engineering', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/sector=Engineering/)
  await expect(row(page, title)).toBeVisible()
  await page.goto('/jobs?sector=Retail')
  await expect(page.getByRole('heading', { level: 1, name: 'Open jobs' })).toBeAttached()
  await expect(row(page, title)).toHaveCount(0)
}

/** Its pin stands on the map, and its row beside it leads to its page. */
async function findOnMap(page: Page, title: string): Promise<void> {
  await page.goto(`/jobs/maps?view=-2.36,51.38,10&search=${encodeURIComponent(`"${title}"`)}`)
  const markers = page.getByRole('list', { name: 'Jobs on the map' }).getByRole('button')
  await expect(markers).toHaveCount(1)
  const inView = page.getByRole('region', { name: 'The jobs in view' })
  await expect(inView.getByRole('link', { name: title, exact: true })).toBeVisible()
}

test(
  'an employer posts a job; it is found by search, by filter and on the map, and liked by who signs in for it',
  { tag: ['@R006', '@flaky'] },
  async ({ browser, baseURL, page: visitor }) => {
    const title = `Sluice Painter ${ownWord()}`
    const person = buildNewcomer('Oona', 'Quill')
    const [hiring, joining] = await Promise.all([
      browser.newContext({ baseURL }),
      browser.newContext({ baseURL }),
    ])
    const [employer, newcomer] = await Promise.all([hiring.newPage(), joining.newPage()])
    await join(newcomer, person, 'looking')
    await joining.close()

    await enterAsNewEmployer(employer)
    const jobId = await postJob(employer, title)

    await findBySearch(visitor, title)
    await findByFilter(visitor, title)
    await findOnMap(visitor, title)

    await visitor.goto(`/job/${jobId}`)
    await visitor.getByRole('link', { name: 'Like this job' }).click()
    await visitor.waitForURL(/\/auth\/signin\?next=/)
    await awake(visitor)
    // The button fills before the server has heard of it.
    const heard = visitor.waitForResponse('**/_serverFn/setJobLike')
    await giveSignIn(visitor, person.email)
    await visitor.waitForURL(`**/job/${jobId}`)
    await expect(visitor.getByRole('button', { name: 'Liked' })).toBeVisible()
    await heard

    await employer.goto(`/app/employer/jobs/match/${jobId}`)
    await expect(employer.getByRole('tab', { name: /Liked you/ })).toContainText('1')
    await expect(employer.getByRole('heading', { name: 'Oona Quill' }).first()).toBeVisible()
  },
)
