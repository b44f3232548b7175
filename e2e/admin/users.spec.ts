import type { Browser, Page } from '@playwright/test'
import { openAside } from '../fixtures/aside.ts'
import { awake } from '../fixtures/awake.ts'
import { expectForEverybody, testEveryWidth } from '../fixtures/for-everybody.ts'
import { expectMail } from '../fixtures/mailbox.ts'
import { buildNewcomer, followMail, giveSignIn, NEWCOMER_PASSWORD } from '../fixtures/newcomer.ts'
import { foundCompany, joinQuickly } from '../fixtures/quick-start.ts'
import { demoAccount, signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ visitor: 'Admin' })

const person = (page: Page) => page.getByRole('region', { name: 'Devices' })

/** Somebody new in a browser of their own; answers it with their id. */
async function joinAside(browser: Browser, type: 'Individual' | 'Employer' = 'Individual') {
  const page = await openAside(browser)
  const newcomer = buildNewcomer('Brigid', 'Sluice')
  await joinQuickly(page, newcomer, type)
  const session = (await (await page.request.get('/api/auth/get-session')).json()) as { user: { id: string } }
  return { ...newcomer, page, id: session.user.id }
}

const openUser = async (page: Page, id: string) => {
  await page.goto(`/app/admin/users/${id}`)
  await awake(page)
}

/** Presses an action and answers the question that it asks. */
async function ask(page: Page, action: string) {
  await page.getByRole('button', { name: action, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

test(
  'an admin opens an account by a link: the mail arrives, a password is chosen, and its owner is in',
  { tag: ['@R009', '@R095', '@2.9d'] },
  async ({ page, browser }) => {
    const { firstName, lastName, email } = buildNewcomer('Percy', 'Weir')
    await page.goto('/app/admin/users')
    await page.getByRole('link', { name: 'Create a user' }).click()
    await page.getByRole('heading', { level: 1, name: 'Create a user' }).waitFor()
    await page.getByLabel('First name').fill(firstName)
    await page.getByLabel('Last name').fill(lastName)
    await page.getByLabel('Email').fill(demoAccount('Individual').email)
    await page.getByRole('radio', { name: /^Hiring/ }).check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('A user with this email already exists').first()).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue(firstName)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/app\/admin\/users\/[^/]+$/)
    await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`)
    await expect(page.getByText('No password')).toBeVisible()

    const owner = await openAside(browser)
    await expectMail(owner, { to: email, subject: 'Choose a password for your account' })
    await followMail(owner, email, 'Choose a password for your account')
    await awake(owner)
    await owner.getByLabel('New password').fill(NEWCOMER_PASSWORD)
    await owner.getByRole('button', { name: 'Save the new password' }).click()
    await expect(owner).toHaveURL('/auth/signin')
    await giveSignIn(owner, email)
    await expect(owner).toHaveURL('/app/employer')
    await page.reload()
    await expect(person(page).getByRole('listitem')).toHaveCount(1)
  },
)

test(
  'whoever is suspended is signed out and told so when they sign in; lifted, they come in again',
  { tag: ['@R173', '@2.9d'] },
  async ({ page, browser }) => {
    const them = await joinAside(browser)
    await openUser(page, them.id)
    const dialog = await ask(page, 'Suspend account')
    await dialog.getByRole('textbox').fill('Sends the same letter to everybody.')
    await dialog.getByRole('combobox').selectOption('7 days')
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await expect(page.getByText(/^Suspended until/)).toBeVisible()
    await expect(page.getByText('Sends the same letter to everybody.').first()).toBeVisible()
    await expect(page.getByText('Not signed in anywhere.')).toBeVisible()

    await them.page.context().clearCookies()
    await them.page.goto('/auth/signin')
    await awake(them.page)
    await giveSignIn(them.page, them.email)
    await expect(them.page.getByText('This account has been suspended.')).toBeVisible()

    await (await ask(page, 'Lift suspension')).getByRole('button', { name: 'Lift suspension' }).click()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await them.page.getByRole('button', { name: 'Sign in' }).click()
    await expect(them.page).toHaveURL('/app/individual')
    await openUser(page, them.id)
    await person(page)
      .getByRole('button', { name: /^Sign out/ })
      .click()
    await expect(page.getByText('Not signed in anywhere.')).toBeVisible()
    expect(
      await (await them.page.request.get('/api/auth/get-session?disableCookieCache=true')).json(),
    ).toBeNull()
  },
)

test(
  'an admin sees the product as somebody does, and comes back to where they were',
  { tag: ['@2.9d', '@2.9e'] },
  async ({ page, browser }) => {
    await signInAs(page, 'Admin')
    const them = await joinAside(browser)
    await openUser(page, them.id)
    const dialog = await ask(page, 'See Flightpath as they do')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/app/individual')
    await expect(page.getByText('You see Flightpath as Brigid Sluice does.', { exact: false })).toBeVisible()
    await page.goto('/app/admin/users')
    await expect(page).toHaveURL('/app/individual')
    await awake(page)
    await page.getByRole('button', { name: 'Stop impersonating' }).click()
    await expect(page).toHaveURL(`/app/admin/users/${them.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brigid Sluice')
  },
)

test(
  'with the keyboard alone an account is deleted by its typed email, once nobody needs its owner',
  { tag: ['@2.9d'] },
  async ({ page, browser }) => {
    const them = await joinAside(browser, 'Employer')
    const company = `Weir and Daughters ${them.id.slice(0, 8)}`
    await foundCompany(them.page, company)
    await openUser(page, them.id)
    await expect(page.getByRole('link', { name: company })).toBeVisible()
    const open = page.getByRole('button', { name: 'Delete account' })
    const remove = async (typed: string) => {
      await open.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
    }
    await remove('somebody@example.com')
    await expect(page.getByText('That is not the email of this account')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await remove(them.email)
    await expect(
      page.getByRole('dialog').getByText(`only owner of ${company}`, { exact: false }),
    ).toBeVisible()
    await page.keyboard.press('Escape')

    const plain = await joinAside(browser)
    await openUser(page, plain.id)
    await remove(plain.email)
    await expect(page).toHaveURL('/app/admin/users')
    await expect(page.getByText('The account of Brigid Sluice is deleted')).toBeVisible()
    expect((await page.goto(`/app/admin/users/${plain.id}`))?.status()).toBe(404)
  },
)

test('on one’s own page nothing is offered, and another admin’s eyes are not', async ({ page }) => {
  await page.goto(`/app/admin/users/${demoAccount('Admin').id}`)
  await expect(page.getByRole('heading', { name: 'Your own account' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend account' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'By this person' })).toBeVisible()
})

testEveryWidth(
  [1_280, 390],
  'the form and the questions about somebody are there for everybody',
  async (page) => {
    await openUser(page, demoAccount('Employer').id)
    await (await ask(page, 'Suspend account')).getByRole('combobox').selectOption('Until a date')
    await expectForEverybody(page)
    await page.keyboard.press('Escape')
    await (await ask(page, 'New password')).getByRole('radio', { name: /^Set a password/ }).check()
    await expectForEverybody(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectForEverybody(page)
    await page.goto('/app/admin/users/create')
    await awake(page)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('radio', { name: /temporary password/ }).check()
    await expectForEverybody(page)
  },
)
