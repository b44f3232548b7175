import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#/db/seed/cast.ts'
import { awake } from '../fixtures/awake.ts'
import { connectOrganization } from '../fixtures/connect-organization.ts'
import {
  buildNewcomer,
  fillSignUp,
  followMail,
  giveSignIn,
  join,
  NEWCOMER_PASSWORD,
} from '../fixtures/newcomer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { watchQuiet } from '../fixtures/quiet.ts'
import { foundCompany, joinQuickly, takeInColleague } from '../fixtures/quick-start.ts'
import { demoAccount, signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { typePlace } from '../fixtures/type-place.ts'

/** Counts the browser's calls of a server function from now on; a page that the server drew does not count. */
function watchCalls(page: Page, name: string): { count: () => number } {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/_serverFn/${name}`) count += 1
  })
  return { count: () => count }
}

const menuOf = (page: Page) => page.getByRole('button', { name: 'Your account' })

test(
  'after signing in the page asks anew who is here, and shows them without a reload',
  { tag: ['@R141'] },
  async ({ page }) => {
    await page.goto('/auth/signin')
    await awake(page)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const asked = watchCalls(page, 'getRootData')
    await giveSignIn(page, demoAccount('Individual').email, DEMO_PASSWORD)
    await expect(page).toHaveURL('/app/individual')
    await expect(menuOf(page)).toBeVisible()
    expect(asked.count()).toBeGreaterThanOrEqual(1)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  },
)

test(
  'after signing up the page asks anew who is here, and asks them to confirm their address',
  { tag: ['@R141'] },
  async ({ page }) => {
    const newcomer = buildNewcomer('Runa', 'Vik')
    await page.goto('/auth/signup')
    await awake(page)
    const asked = watchCalls(page, 'getRootData')
    await fillSignUp(page, newcomer)
    await expect(page).toHaveURL('/app/individual')
    await expect(menuOf(page)).toBeVisible()
    expect(asked.count()).toBeGreaterThanOrEqual(1)
  },
)

test('after signing out the page asks anew, and nobody is here', { tag: ['@R141'] }, async ({ page }) => {
  await signInAs(page, 'Individual')
  await page.goto('/app/individual')
  await awake(page)
  const asked = watchCalls(page, 'getRootData')
  await menuOf(page).click()
  await page.getByRole('link', { name: 'Signout' }).click()
  await expect(page).toHaveURL('/auth/signin')
  await expect(menuOf(page)).toHaveCount(0)
  expect(asked.count()).toBeGreaterThanOrEqual(1)
})

test(
  'after a change of one’s name the page asks anew, and shows the new one everywhere',
  { tag: ['@R141'] },
  async ({ page }) => {
    await join(page, buildNewcomer('Runa', 'Vik'), 'looking')
    await page.goto('/app/settings')
    await awake(page)
    const asked = watchCalls(page, 'getRootData')
    await page.getByLabel('Last name').fill('Vik-Holm')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByRole('region', { name: 'Name' }).getByText('Runa Vik-Holm')).toBeVisible()
    await menuOf(page).click()
    await expect(page.locator('[popover]').getByText('Runa Vik-Holm')).toBeVisible()
    expect(asked.count()).toBeGreaterThanOrEqual(1)
  },
)

test(
  'after an account was deleted the page asks anew, and nobody is here',
  { tag: ['@R141'] },
  async ({ page }) => {
    await join(page, buildNewcomer('Runa', 'Vik'), 'looking')
    await page.goto('/app/settings')
    await awake(page)
    const asked = watchCalls(page, 'getRootData')
    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password').fill(NEWCOMER_PASSWORD)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page).toHaveURL('/auth/signin')
    await expect(menuOf(page)).toHaveCount(0)
    expect(asked.count()).toBeGreaterThanOrEqual(1)
  },
)

test(
  'once the address is confirmed in another tab, this one asks anew and takes its banner away',
  { tag: ['@R141'] },
  async ({ page, context }) => {
    const newcomer = buildNewcomer('Runa', 'Vik')
    await page.goto('/auth/signup')
    await fillSignUp(page, newcomer)
    await expect(page).toHaveURL('/app/individual')
    const banner = page.getByText(`the link in our mail to ${newcomer.email}`)
    await expect(banner).toBeVisible()
    await awake(page)

    const other = await context.newPage()
    await followMail(other, newcomer.email, 'Confirm your email address')
    await expect(other.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    const asked = watchCalls(page, 'getRootData')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(asked.count).toBeGreaterThanOrEqual(1)
    await expect(banner).toHaveCount(0)
  },
)

test(
  'after another company was connected, who is here, the companies and what belongs to them are asked anew',
  { tag: ['@R141', '@R144'] },
  async ({ page }) => {
    await signInAs(page, 'Employer')
    await connectOrganization(page)
    await page.goto('/app/employer/company')
    await awake(page)
    const [root, list] = [watchCalls(page, 'getRootData'), watchCalls(page, 'listMyOrganizations')]
    const jobs = watchCalls(page, 'listOrganizationJobs')
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cartwheel Data' })
    await row.getByRole('button', { name: 'Connect' }).click()
    await expect(page).toHaveURL('/app/employer')
    await expect(page.getByRole('heading', { name: 'Cartwheel Data' })).toBeVisible()
    for (const asked of [root, list, jobs]) await expect.poll(asked.count).toBeGreaterThanOrEqual(1)
  },
)

test(
  'what one tab changes makes the other ask anew, and one that changed nothing asks nothing',
  { tag: ['@R141', '@2.11b'] },
  async ({ page, context }) => {
    await signInAs(page, 'Employer')
    await connectOrganization(page)
    const quiet = await watchQuiet(page)
    await page.goto('/app/employer')
    await awake(page)
    await quiet()
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const [version, root] = [watchCalls(page, 'getCacheVersion'), watchCalls(page, 'getRootData')]
    const jobs = watchCalls(page, 'listOrganizationJobs')
    await comeBack()
    await expect.poll(version.count).toBe(1)
    await quiet()
    expect([root.count(), jobs.count()]).toEqual([0, 0])

    const other = await context.newPage()
    // Each time anew: a number that stops growing tells of the first time alone.
    for (const company of ['Cartwheel Data', 'Tidewall Engineering']) {
      await other.goto('/app/employer/company')
      await awake(other)
      const row = other.getByRole('main').getByRole('listitem').filter({ hasText: company })
      await row.getByRole('button', { name: 'Connect' }).click()
      await expect(other).toHaveURL('/app/employer')
      await comeBack()
      await expect(page.getByRole('heading', { name: company })).toBeVisible()
    }
    for (const asked of [root, jobs]) await expect.poll(asked.count).toBeGreaterThanOrEqual(2)
  },
)

/** Comes back to a tab after a minute. */
async function comeBackLater(page: Page): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

test(
  'after an owner changed a member’s role, and after the company was handed over, both see on the page they have open what they may do',
  { tag: ['@R143', '@flaky'] },
  async ({ page: owner, browser }) => {
    const colleague = buildNewcomer('Nils', 'Roth')
    await joinQuickly(owner, buildNewcomer('Greta', 'Falk'))
    await foundCompany(owner, `Falk ${ownWord()}`)
    const page = await takeInColleague(owner, browser, 'member', colleague)
    const button = (whose: Page, name: string) => whose.getByRole('main').getByRole('button', { name })
    for (const each of [owner, page]) {
      await each.goto('/app/employer/team')
      await awake(each)
    }
    await expect(button(owner, 'Send invitation')).toBeVisible()
    await expect(button(page, 'Leave the company')).toBeVisible()
    await expect(button(page, 'Send invitation')).toHaveCount(0)

    await button(owner, 'about Nils Roth').click()
    await owner.getByRole('menuitem', { name: 'Make an admin' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Make an admin' }).click()
    await expect(owner.getByRole('dialog')).toHaveCount(0)
    await expect(button(owner, 'Admin. What to do about Nils Roth')).toBeVisible()
    await comeBackLater(page)
    await expect(button(page, 'Send invitation')).toBeVisible()
    await expect(button(page, 'Delete the company')).toHaveCount(0)

    await button(owner, 'Hand the company over').click()
    const heir = { label: `Nils Roth, ${colleague.email}` }
    await owner.getByRole('dialog').getByLabel('New owner').selectOption(heir)
    await owner.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
    // While a question is open, nothing behind it can be found.
    await expect(owner.getByRole('dialog')).toHaveCount(0)
    await expect(button(owner, 'Delete the company')).toHaveCount(0)
    await comeBackLater(page)
    await expect(button(page, 'Delete the company')).toBeVisible()
    await page.context().close()
  },
)

test(
  'after a company was created and after it was changed the list of companies is asked anew',
  { tag: ['@R142'] },
  async ({ page }) => {
    await join(page, buildNewcomer('Runa', 'Vik'), 'hiring')
    await page.goto('/app/employer/company')
    await awake(page)
    const list = watchCalls(page, 'listMyOrganizations')
    await page.getByRole('button', { name: 'Create a company profile' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Vik Ropes')
    await page.getByLabel('Email').fill('work@vik.example.com')
    await page.getByLabel('Phone').fill('+44 7700 900855')
    await page.getByLabel('Description').fill('Ropes for boats and bells.')
    await typePlace(page.getByLabel('Location'), 'Bath, United Kingdom')
    await page.getByRole('button', { name: 'Create Company Profile' }).click()
    await expect(page.getByText('Company profile created successfully')).toBeVisible()
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Vik' })
    await expect(row).toBeVisible()
    const afterCreate = list.count()
    expect(afterCreate).toBeGreaterThanOrEqual(1)

    await row.getByRole('button', { name: 'Update' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Vik and Daughters')
    await page.getByRole('button', { name: 'Update Company Profile' }).click()
    await expect(page.getByText('Company profile updated successfully')).toBeVisible()
    await expect(row).toContainText('Vik and Daughters')
    expect(list.count()).toBeGreaterThan(afterCreate)
  },
)
