import type { Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { findings, pageWidth } from '../fixtures/axe.ts'
import { gazetteerFilled } from '../fixtures/choose-place.ts'
import { buildNewcomer, join } from '../fixtures/newcomer.ts'
import { saved } from '../fixtures/saved.ts'
import { expect, test } from '../fixtures/test.ts'

const town = (page: Page) => page.getByRole('combobox', { name: 'Town' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const option = (page: Page, name: RegExp) => list(page).getByRole('option', { name })

/** Somebody whose profile is empty as yet, at its first step. */
async function openProfile(page: Page): Promise<void> {
  await join(page, buildNewcomer('Oona', 'Marsh'), 'looking')
  await gazetteerFilled(page)
  await page.goto('/app/individual/profile/step1')
  await awake(page)
}

test('a town is chosen by the keyboard: typed, mistyped, walked to and taken, and still there after a reload', async ({
  page,
}) => {
  await openProfile(page)
  await town(page).focus()
  // All letters are entered at once, as `takePlace` does.
  await page.keyboard.insertText('edinbrugh')
  await expect(option(page, /^Edinburgh Scotland/)).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(option(page, /^Edinburgh Scotland/)).toHaveAttribute('aria-selected', 'true', {
      timeout: 500,
    })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(town(page)).toHaveValue('Edinburgh, Scotland, United Kingdom')
  await expect(list(page)).toBeHidden()
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('GB')
  await expect(page).toHaveURL('/app/individual/profile/step1')
  await page.keyboard.press('Tab')
  await saved(page)
  await page.reload()
  await expect(town(page)).toHaveValue('Edinburgh, Scotland, United Kingdom')
  await expect(page.getByText('Others see the town and the country, nothing more exact.')).toBeVisible()
})

test('Escape and Tab take nothing: what was typed stays, and it is said that it has no place yet', async ({
  page,
}) => {
  await openProfile(page)
  await town(page).focus()
  await page.keyboard.type('bath')
  await expect(option(page, /^Bath England/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(option(page, /^Bath England/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(list(page)).toBeHidden()
  await expect(town(page)).toHaveValue('bath')
  await expect(page.getByText(/^Choose the town from the list/)).toBeVisible()
})

test('without a connection the field says so, and works again with the next letter', async ({ page }) => {
  await openProfile(page)
  await page.route('**/_serverFn/searchPlaces', (route) => route.abort())
  await town(page).pressSequentially('lyo')
  await expect(page.getByText('Places cannot be looked up now.').first()).toBeVisible()
  await expect(town(page)).toHaveValue('lyo')
  await page.unroute('**/_serverFn/searchPlaces')
  await town(page).pressSequentially('n')
  await expect(option(page, /^Lyon Auv/)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'a company’s town is chosen by a tap, from a list that is whole, large enough and nothing for axe',
    { tag: ['@R124'] },
    async ({ page }) => {
      await join(page, buildNewcomer('Piet', 'Vos'), 'hiring')
      await gazetteerFilled(page)
      await page.goto('/app/employer/company')
      await awake(page)
      await page.getByRole('button', { name: 'Create a company profile' }).click()
      const location = page.getByRole('combobox', { name: 'Location' })
      await location.pressSequentially('den haag')
      const hague = option(page, /^The Hague South/)
      await expect(hague).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: 'Places: GeoNames, CC BY' })).toBeInViewport({ ratio: 1 })
      expect((await hague.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      expect(await pageWidth(page)).toBe(390)
      expect(await findings(page)).toEqual([])
      await hague.tap()
      await expect(location).toHaveValue('The Hague, South Holland, Netherlands')
    },
  )
})
