import type { Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { findings, pageWidth } from '../fixtures/axe.ts'
import { buildNewcomer, join } from '../fixtures/newcomer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { beginJob } from '../fixtures/post-job.ts'
import { foundCompany, joinQuickly } from '../fixtures/quick-start.ts'
import { saved } from '../fixtures/saved.ts'
import { expect, test } from '../fixtures/test.ts'

const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const option = (page: Page, name: string) => list(page).getByRole('option', { name, exact: true })

/**
 * Enters what a suggestion begins with, moves down to it, and takes it. All letters are entered at once, as `takePlace`
 * does.
 */
async function take(page: Page, begun: string, name: string): Promise<void> {
  await page.keyboard.insertText(begun)
  await expect(option(page, name)).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(option(page, name)).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(list(page)).toBeHidden()
}

test('a skill and a title are chosen by the keyboard, what is not chosen stays as typed, and all is saved', async ({
  page,
}) => {
  await join(page, buildNewcomer('Ines', 'Rowan'), 'looking')
  await page.goto('/app/individual/profile/step4')
  await awake(page)
  const skills = page.getByRole('combobox', { name: 'Add skills' })
  await skills.focus()
  await take(page, 'first', 'First aid')
  await page.keyboard.type('bookk')
  await expect(option(page, 'Bookkeeping')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('beek')
  await expect(option(page, 'Beekeeping')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(skills).toHaveValue('beek')
  await page.keyboard.press('Tab')
  await saved(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^First aid/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^bookk/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^beek/ })).toBeVisible()

  await page.goto('/app/individual/profile/step5')
  await awake(page)
  await page.getByRole('combobox', { name: 'Titles you would like' }).focus()
  await take(page, 'paramed', 'Paramedic')
  await expect(page.getByRole('button', { name: 'Remove Paramedic' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a role’s title is chosen by a tap, from a list that is whole, large enough and nothing for axe', async ({
    page,
  }) => {
    await join(page, buildNewcomer('Tove', 'Lind'), 'looking')
    await page.goto('/app/individual/profile/step2')
    await awake(page)
    await page.getByRole('button', { name: 'Add a role' }).click()
    const position = page.getByRole('combobox', { name: 'Position' })
    await position.pressSequentially('nurs')
    const nurse = option(page, 'Dental Nurse')
    await expect(nurse).toBeInViewport({ ratio: 1 })
    expect((await nurse.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await pageWidth(page)).toBe(390)
    expect(await findings(page)).toEqual([])
    await nurse.tap()
    await expect(position).toHaveValue('Dental Nurse')
    await expect(position).toBeFocused()
  })

  test('an employer is offered the same words for a job, and none that is in the list already', async ({
    page,
  }) => {
    await joinQuickly(page, buildNewcomer('Bram', 'Kok'))
    await foundCompany(page, `Kok ${ownWord()}`)
    const id = await beginJob(page)
    const title = page.getByRole('combobox', { name: 'Job title' })
    await title.pressSequentially('paramed')
    await option(page, 'Paramedic').tap()
    await expect(title).toHaveValue('Paramedic')
    await page.goto(`/app/employer/jobs/edit/${id}/step2`)
    await awake(page)
    const skills = page.getByRole('combobox', { name: 'Must-have skills' })
    await skills.pressSequentially('food h')
    await expect(option(page, 'Food hygiene')).toBeInViewport({ ratio: 1 })
    expect(await pageWidth(page)).toBe(390)
    expect(await findings(page)).toEqual([])
    await option(page, 'Food hygiene').tap()
    await expect(page.getByRole('button', { name: 'Remove Food hygiene' })).toBeVisible()
    await skills.pressSequentially('food')
    await expect(option(page, 'Food inspection')).toBeVisible()
    await expect(option(page, 'Food hygiene')).toHaveCount(0)
  })
})
