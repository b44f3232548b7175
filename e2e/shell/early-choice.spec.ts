import { seedId } from '#/db/seed/seed-id.ts'
import { actBeforeScripts, beforeScripts } from '../fixtures/before-scripts.ts'
import { buildNewcomer } from '../fixtures/newcomer.ts'
import { joinQuickly } from '../fixtures/quick-start.ts'
import { expect, test } from '../fixtures/test.ts'

test('an order of the list that is chosen before the scripts are here holds when they are', async ({
  page,
}) => {
  const order = page.getByRole('combobox', { name: 'Order' })
  await beforeScripts(page, '/jobs', async () => void (await order.selectOption('Best paid first')))
  await expect(page).toHaveURL('/jobs?sort=salary')
  await expect(order).toHaveValue('salary')
})

test('words that are typed into the search before the scripts are here, and not sent, stay', async ({
  page,
}) => {
  const words = page.getByRole('searchbox', { name: 'Search jobs' })
  await beforeScripts(page, '/jobs?search=engineer', async () => {
    await words.fill('baker')
    await words.blur()
  })
  await expect(words).toHaveValue('baker')
  await expect(page).toHaveURL('/jobs?search=engineer')
  await words.press('Enter')
  await expect(page).toHaveURL('/jobs?search=baker')
})

test('so do the choices of the worked example', async ({ page }) => {
  const said = page.getByRole('status').filter({ hasText: 'of 100' })
  await page.goto('/how-matching-works')
  const before = await said.textContent()
  await beforeScripts(page, '/how-matching-works', async () => {
    await page.getByRole('group', { name: 'You list' }).getByRole('checkbox').first().dispatchEvent('click')
    await page.getByRole('radiogroup').first().getByRole('radio').last().dispatchEvent('click')
  })
  await expect(page.getByRole('radiogroup').first().getByRole('radio').last()).toBeChecked()
  await expect(said).not.toHaveText(before ?? '')
})

test('a filter of the map that is pressed before the scripts are here opens when they are', async ({
  page,
}) => {
  // A page that is awake is one that was touched, and a touch closes what is open.
  await actBeforeScripts(page, '/jobs/maps', () => page.getByRole('button', { name: 'Sector' }).click())
  await expect(page.getByRole('dialog', { name: 'Sector' })).toBeVisible()
})

test('colours and currency that are chosen before the scripts are here are kept', async ({ page }) => {
  await joinQuickly(page, buildNewcomer('Sanne', 'Vos'))
  const [dark, currency] = [
    page.getByRole('main').getByRole('radio', { name: 'Dark' }),
    page.getByRole('combobox', { name: 'Currency' }),
  ]
  const currencySaved = page.waitForResponse('**/api/auth/update-user')
  await beforeScripts(page, '/app/settings', async () => {
    await dark.dispatchEvent('click')
    await currency.selectOption('EUR')
  })
  expect((await currencySaved).status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toBeChecked()
  await expect(currency).toHaveValue('EUR')
})

test.describe('an employer', () => {
  test.use({ visitor: 'Employer' })

  test('a list of candidates that is chosen before the scripts are here opens when they are', async ({
    page,
  }) => {
    const matched = page.getByRole('tab', { name: 'Matched' })
    const path = `/app/employer/jobs/match/${seedId('gis-data-engineer')}`
    await beforeScripts(page, path, () => matched.click())
    await expect(page).toHaveURL(`${path}?tab=matched`)
    await expect(matched).toHaveAttribute('aria-selected', 'true')
  })
})

test.describe('an admin', () => {
  test.use({ visitor: 'Admin' })

  test('a period that is chosen before the scripts are here is shown when they are', async ({ page }) => {
    await beforeScripts(page, '/app/admin/analytics', async () => {
      await page.getByRole('radio', { name: '90 days' }).dispatchEvent('click')
    })
    await expect(page).toHaveURL('/app/admin/analytics?period=90')
    await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked()
  })

  test('two filters of a list that are chosen before the scripts are here both hold, and so do typed words', async ({
    page,
  }) => {
    const [status, quality, words] = [
      page.getByRole('combobox', { name: 'Status' }),
      page.getByRole('combobox', { name: 'Quality' }),
      page.getByRole('searchbox', { name: 'Search by title or company' }),
    ]
    const searched = page.waitForRequest((request) =>
      ['listAllJobs', 'engineer', 'lowResponse'].every((word) =>
        `${request.url()} ${request.postData()}`.includes(word),
      ),
    )
    await beforeScripts(page, '/app/admin/jobs', async () => {
      await words.fill('engineer')
      await status.selectOption('Published')
      await quality.selectOption('Low response')
    })
    await expect(page).toHaveURL('/app/admin/jobs?status=Published&flag=lowResponse')
    await searched
    await expect(words).toHaveValue('engineer')
    await expect(status).toHaveValue('Published')
    await expect(quality).toHaveValue('lowResponse')
  })
})
