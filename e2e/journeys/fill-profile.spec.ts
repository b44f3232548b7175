import type { Page } from '@playwright/test'
import { choosePlace } from '../fixtures/choose-place.ts'
import { saved } from '../fixtures/saved.ts'
import { expect, test } from '../fixtures/test.ts'

async function signUp(page: Page): Promise<void> {
  await page.goto('/auth/signup')
  await page.getByLabel('First name').fill('Orla')
  await page.getByLabel('Last name').fill('Quinn')
  await page.getByLabel('Email').fill(`orla-${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('a long enough one')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/app/individual')
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

test(
  'a newcomer fills in the five steps and sees the public profile',
  { tag: ['@R005', '@2.3a', '@flaky'] },
  async ({ page }) => {
    await signUp(page)
    await page.goto('/app/individual/profile')
    await expect(page).toHaveURL('/app/individual/profile/step1')
    await page.getByLabel('Headline').fill('Drainage engineer')
    await page.getByLabel('About you', { exact: true }).fill('I like water where it belongs.')
    await choosePlace(page, page.getByLabel('Town'), 'Bristol')
    await expect(page.getByLabel('Country')).toHaveValue('GB')
    await page.getByLabel('Phone').fill('12345')
    await page.getByLabel('Website').fill('example.com/orla')

    await goOn(page)
    await expect(page.getByRole('alert')).toContainText('A phone number has at least 10 characters')
    await expect(page.getByLabel('Phone')).toBeFocused()
    await page.getByLabel('Phone').fill('+44 7700 900333')
    await goOn(page)

    await expect(page).toHaveURL('/app/individual/profile/step2')
    await page.getByRole('button', { name: 'Add a role' }).click()
    await expect(page.getByLabel('Position')).toBeFocused()
    await page.getByLabel('Position').fill('Site Engineer')
    await page.getByLabel('Organisation').fill('Harrow & Pike')
    await page.getByLabel('Start, month').selectOption('March')
    await page.getByLabel('Start, year').fill('2021')
    await page.getByLabel('What you achieved').fill('Drained a meadow\nKept the meadow')
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('From your one paid role.')).toBeVisible()
    await goOn(page)

    await expect(page).toHaveURL('/app/individual/profile/step3')
    await page.getByRole('button', { name: 'Add a course' }).click()
    await page.getByLabel('School or university').fill('Severnside University')
    await page.getByLabel('Degree or award').fill('BEng')
    await page.getByLabel('Level', { exact: true }).selectOption('Bachelor')
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Add a language' }).click()
    await page.getByLabel('Language', { exact: true }).selectOption('Irish')
    await page.getByLabel('Level', { exact: true }).selectOption('Native speaker')
    await page.getByRole('button', { name: 'Done' }).click()
    await goOn(page)

    await expect(page).toHaveURL('/app/individual/profile/step4')
    await page.getByLabel('Add skills').pressSequentially('GIS, AutoCAD')
    await page.getByLabel('Add skills').press('Enter')
    await page.getByText('Engineering', { exact: true }).click()
    await goOn(page)

    await expect(page).toHaveURL('/app/individual/profile/step5')
    await page.getByLabel('Titles you would like').fill('Drainage Engineer')
    await page.getByLabel('Titles you would like').press('Enter')
    await page.getByText('Full time').click()
    await page.getByLabel('The least you would work for').fill('43217')
    await page.getByText('Anybody with the address').click()
    await page.getByRole('button', { name: 'Finish' }).click()

    await expect(page).toHaveURL(/\/profile\//)
    await expect(page.getByRole('heading', { name: 'Orla Quinn' })).toBeVisible()
    for (const text of [
      'Drainage engineer',
      'Bristol, United Kingdom',
      'Kept the meadow',
      'BEng',
      'GIS',
      'Irish',
    ]) {
      await expect(page.getByText(text).first()).toBeVisible()
    }
    await expect(page.getByText('+44 7700 900333')).toBeVisible()

    const stranger = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin })
    const view = await stranger?.newPage()
    await view?.goto(page.url())
    await expect(view?.getByRole('heading', { name: 'Orla Quinn' }) ?? page.locator('#none')).toBeVisible()
    const html = (await view?.content()) ?? ''
    for (const secret of ['900333', '43217', 'orla-']) expect(html).not.toContain(secret)
  },
)

test(
  'what is not right yet survives a reload and a way round, what is right is saved without pressing anything',
  { tag: ['@2.3a'] },
  async ({ page }) => {
    await signUp(page)
    await page.goto('/app/individual/profile/step1')
    const stored = page.waitForResponse('**/_serverFn/saveProfileSteps')
    await page.getByLabel('Headline').fill('Harbour pilot')
    await page.getByLabel('Phone').fill('123')
    await page.getByLabel('Website').focus()
    await stored
    await expect(page.getByRole('button', { name: 'Fix one thing to save' })).toBeVisible()
    await expect(page.getByText(/^Saved/)).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Phone')).toHaveValue('123')
    await page.goto('/jobs')
    await page.goto('/app/individual/profile/step1')
    await expect(page.getByLabel('Headline')).toHaveValue('Harbour pilot')
    await expect(page.getByLabel('Phone')).toHaveValue('123')
    await expect(page.getByText('A phone number has at least 10 characters')).toBeVisible()
    await page.getByLabel('Phone').fill('+44 7700 900333')
    await page.getByLabel('Website').focus()
    await saved(page)
  },
)

test('what is wrong in a closed role is counted at the foot and one press away', async ({ page }) => {
  await signUp(page)
  await page.goto('/app/individual/profile/step2')
  await page.getByRole('button', { name: 'Add a role' }).click()
  await page.getByLabel('Position').fill('Hydrologist')
  await page.getByLabel('Start, month').selectOption('March')
  await page.getByLabel('Start, year').fill('2019')
  await page.getByLabel('I work here now').uncheck()
  await page.getByLabel('End, month').selectOption('May')
  await page.getByLabel('End, year').fill('2020')
  await page.getByLabel('Start, year').fill('2021')
  await expect(page.getByText('The end comes before the start')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('img', { name: 'Needs your attention' })).toBeVisible()
  await page.getByRole('button', { name: 'Fix one thing to save' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Hydrologist/ })
    .click()
  await expect(page.getByLabel('End, month')).toBeFocused()
  await page.getByLabel('End, year').fill('2022')
  await page.getByRole('button', { name: 'Done' }).click()
  await saved(page)
  await page.reload()
  await expect(page.getByText('Mar 2021 – May 2022')).toBeVisible()
})

test('entries are put in order with the keyboard and taken back after removal', async ({ page }) => {
  await signUp(page)
  await page.goto('/app/individual/profile/step4')
  await page.getByLabel('Add skills').pressSequentially('GIS; SQL, Welding')
  await page.getByLabel('Add skills').press('Enter')
  const rows = page.getByRole('region', { name: 'Skills' }).getByRole('listitem').filter({ hasText: /./ })
  const down = page.getByRole('button', { name: 'Move GIS down' })
  await down.press('Enter')
  await expect(down).toBeFocused()
  await expect(rows).toHaveText([/SQL/, /GIS/, /Welding/])
  await page.getByRole('button', { name: 'Remove SQL' }).click()
  await expect(rows).toHaveText([/GIS/, /Welding/])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveText([/SQL/, /GIS/, /Welding/])
  await saved(page)
  await page.reload()
  await expect(rows).toHaveText([/SQL/, /GIS/, /Welding/])
})
