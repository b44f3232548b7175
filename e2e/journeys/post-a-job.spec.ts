import { awake } from '../fixtures/awake.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { beginJob, describeNeeds, describeOffer, describeRole, statePay } from '../fixtures/post-job.ts'
import { watchQuiet } from '../fixtures/quiet.ts'
import { saved } from '../fixtures/saved.ts'
import { expect, test } from '../fixtures/test.ts'
import { typePlace } from '../fixtures/type-place.ts'

test.beforeEach(async ({ page }) => {
  await enterAsNewEmployer(page)
})

test(
  'an employer posts a job in three steps and is told what is missing',
  { tag: ['@R006', '@2.5a'] },
  async ({ page }) => {
    const title = `Sluice Keeper ${ownWord()}`
    const id = await beginJob(page)
    await page.locator('input[type=file]').setInputFiles('tests/fixtures/media/recorded.mp4')
    await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible()
    await describeRole(page, title)
    await describeNeeds(page)
    await describeOffer(page)

    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('link', { name: 'Add a salary range to publish' }).click()
    await expect(page.getByLabel('Minimum salary')).toBeFocused()
    await page.getByLabel('Minimum salary').fill('31,000')
    await page.getByLabel('Maximum salary').fill('30,000')
    await expect(page.getByRole('alert')).toContainText('Minimum salary must not exceed maximum salary')
    await statePay(page)
    await expect(page.getByRole('alert')).toHaveCount(0)

    await page.getByRole('button', { name: 'Publish' }).click()
    await page.waitForURL(`**/job/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByLabel(`Video about the job: ${title}`)).toBeVisible()
    await page.goto(`/jobs?search=${encodeURIComponent(title)}`)
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  },
)

test('the count of candidates follows what is asked of them', { tag: ['@2.5c'] }, async ({ page }) => {
  const id = await beginJob(page)
  await page.goto(`/app/employer/jobs/edit/${id}/step2`)
  const counter = page.getByRole('region', { name: 'Would be found now' })
  await expect(counter.getByRole('status')).toHaveText(/people|fewer than 5/)
  await expect(counter.getByRole('listitem')).toHaveCount(0)
  await page.getByLabel('Must-have skills').fill('Sluice maintenance')
  await page.getByLabel('Must-have skills').press('Enter')
  await expect(counter.getByRole('status')).toHaveText('fewer than 5')
  await expect(counter.getByRole('listitem')).toHaveText(/^Sluice maintenance(\d+ more|fewer than 5)$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(counter).toBeHidden()
  await page.getByText('Would be found now').filter({ visible: true }).click()
  await expect(page.getByText('How many more without it').filter({ visible: true })).toHaveCount(1)
})

test(
  'one visit makes one draft, and going back does not make another',
  { tag: ['@R085'] },
  async ({ page }) => {
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/_serverFn/createJob')) posts.push(request.method())
    })
    await page.goto('/app/employer/company')
    await beginJob(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/company$/)
    expect(posts).toEqual(['POST'])
  },
)

test('two tabs opened at once are two advertisements', async ({ page, context }) => {
  const id = await beginJob(page)
  expect(await beginJob(await context.newPage())).not.toBe(id)
})

test('pay that is hardly meant is asked about, corrected with a press, and published when it is meant', async ({
  page,
}) => {
  const id = await beginJob(page)
  await describeRole(page, 'Ferry Pilot')
  await describeNeeds(page)
  await describeOffer(page)
  await statePay(page, { min: '40,000', max: '40,000', period: 'an hour' })
  await expect(page.getByText('40,000 an hour is about 69 million a year.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  const question = page.getByRole('dialog', { name: 'Is the pay right?' })
  await question.getByRole('button', { name: 'Change to a year' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Paid per')).toHaveValue('Year')

  await statePay(page, { min: '900', max: '950', period: 'an hour' })
  await saved(page)
  const publishing = { name: 'publishJob', method: 'POST', data: { id } } as const
  expect((await callFunction(page.request, publishing)).status()).toBe(409)
  await page.getByRole('button', { name: 'Publish' }).click()
  await question.getByRole('button', { name: 'Publish as it is' }).click()
  await page.waitForURL(`**/job/${id}`)
  await expect(page.getByText('£900–950 an hour').first()).toBeVisible()
})

test('what was typed survives a lost connection and a closed page', async ({ page }) => {
  const id = await beginJob(page)
  await page.getByLabel('Job title').fill('Lock')
  await saved(page)
  await page.route('**/_serverFn/saveJobStep', (route) => route.abort())
  await page.getByLabel('Job title').fill('Lock Keeper')
  await expect(page.getByRole('alert')).toContainText('Your last changes are not saved')

  await page.unroute('**/_serverFn/saveJobStep')
  await page.goto('/app/employer/company')
  await page.goto(`/app/employer/jobs/edit/${id}`)
  await expect(page).toHaveURL(/step1$/)
  await expect(page.getByLabel('Job title')).toHaveValue('Lock Keeper')
})

test('a step that is missing something leads to its field from the last step', async ({ page }) => {
  const id = await beginJob(page)
  await page.goto(`/app/employer/jobs/edit/${id}/step3`)
  await awake(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('link', { name: 'Choose a sector' }).click()
  await expect(page).toHaveURL(/step1#job-sector$/)
  await expect(page.getByLabel('Sector')).toBeFocused()
  await expect(page.getByText('Choose a sector').last()).toBeVisible()
})

test('whoever presses Publish again in vain is taken to the list again', async ({ page }) => {
  const id = await beginJob(page)
  await page.goto(`/app/employer/jobs/edit/${id}/step3`)
  await awake(page)
  const alert = page.getByRole('alert')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.getByRole('radio', { name: /^Here/ }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(alert).toBeInViewport()
    expect(await alert.evaluate((element) => element.parentElement === document.activeElement)).toBe(true)
  }
  for (const [name, label] of [
    ['Describe the job in at least 50 characters', 'Description'],
    ['Choose a closing date', 'Closing date'],
  ] as const) {
    await alert.getByRole('link', { name }).click()
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
    await expect(page.getByLabel(label, { exact: true })).toBeInViewport()
  }
})

test('a range that runs backwards is not saved, and the rest is', async ({ page }) => {
  const id = await beginJob(page)
  await page.goto(`/app/employer/jobs/edit/${id}/step3`)
  await awake(page)
  const rest = page.waitForResponse(
    (answer) => answer.url().endsWith('/saveJobStep') && !!answer.request().postData()?.includes('EUR'),
  )
  await page.getByLabel('Maximum salary').fill('30,000')
  await page.getByLabel('Minimum salary').fill('31,000')
  await page.getByLabel('Currency').selectOption('EUR')
  await expect(page.getByText('Minimum salary must not exceed maximum salary')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fix Minimum salary to save' })).toBeVisible()
  await rest
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')
  await expect(page.getByLabel('Minimum salary')).toHaveValue('31,000')
})

test('two who write one title are asked whose it is to be, and lose nothing else', async ({
  page,
  context,
}) => {
  const id = await beginJob(page)
  const colleague = await context.newPage()
  await colleague.goto(`/app/employer/jobs/edit/${id}/step1`)
  await awake(colleague)
  await page.getByLabel('Job title').fill('Lock Keeper')
  await page.getByLabel('Openings').fill('3')
  await saved(page)

  await colleague.getByLabel('Job title').fill('Bridge Keeper')
  await typePlace(colleague.getByLabel('Place', { exact: true }), 'Bristol')
  await expect(colleague.getByText('Somebody else changed Job title meanwhile')).toBeVisible()
  await expect(colleague.getByText('It now says: Lock Keeper')).toBeVisible()
  await expect(colleague.getByLabel('Job title', { exact: true })).toHaveValue('Bridge Keeper')
  await expect(colleague.getByLabel('Openings')).toHaveValue('3')
  await colleague.getByRole('button', { name: 'Keep mine' }).click()
  await saved(colleague)

  await page.getByLabel('Job title').fill('Sluice Keeper')
  await expect(page.getByText('It now says: Bridge Keeper')).toBeVisible()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await page.reload()
  await expect(page.getByLabel('Job title')).toHaveValue('Bridge Keeper')
  await expect(page.getByLabel('Place', { exact: true })).toHaveValue('Bristol')
  await expect(page.getByLabel('Openings')).toHaveValue('3')
})

test('what is typed into a draft that somebody else has just published is not public before it is saved', async ({
  page,
  context,
}) => {
  const id = await beginJob(page)
  await describeRole(page, 'Tide Clerk')
  await describeNeeds(page)
  await describeOffer(page)
  await statePay(page)
  await saved(page)
  const colleague = await context.newPage()
  await colleague.goto(`/app/employer/jobs/edit/${id}/step1`)
  await awake(colleague)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.waitForURL(`**/job/${id}`)

  await colleague.getByLabel('Job title').fill('Tide Clerk for the')
  await expect(colleague.getByText('This job went live meanwhile', { exact: false })).toBeVisible()
  await expect(colleague.getByText('Changes not published yet')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Clerk', exact: true })).toBeVisible()

  await colleague.getByLabel('Job title').fill('Tide Clerk for the estuary')
  await colleague.getByRole('button', { name: 'Save changes' }).click()
  await expect(colleague.getByText('Changes saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Clerk for the estuary' })).toBeVisible()
})

test(
  'a job that is not there is not found on any path of the editor',
  { tag: ['@R087'] },
  async ({ page }) => {
    for (const path of ['missing', 'missing/step1', 'missing/step2', 'missing/step3']) {
      const response = await page.goto(`/app/employer/jobs/edit/${path}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible()
    }
  },
)

test('hovering the way to a new job makes none', async ({ page }) => {
  let calls = 0
  const quiet = await watchQuiet(page)
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/createJob')) calls += 1
  })
  await page.goto('/app/employer')
  await awake(page)
  await page.getByRole('link', { name: 'Post a job' }).first().hover()
  await page.getByRole('link', { name: 'Post a job' }).first().focus()
  await quiet()
  expect(calls).toBe(0)
})
