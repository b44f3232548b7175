import type { Browser, Page } from '@playwright/test'
import { callFunction } from '../fixtures/call-function.ts'
import { buildNewcomer, fillSignUp, followMail } from '../fixtures/newcomer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { foundCompany, joinQuickly } from '../fixtures/quick-start.ts'
import { expect, test } from '../fixtures/test.ts'

const COMPANY = 'Waterlijn'

async function invite(page: Page, email: string) {
  await page.goto('/app/employer/team')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  const sent = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
  await expect(sent).toContainText('open until')
}

/** Everything that the matrix keeps from a member, asked for without the page. */
async function refusals(page: Page, memberId: string): Promise<number[]> {
  const origin = new URL(page.url()).origin
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/auth/organization/${path}`, { data, headers: { origin } })
    return answer.status()
  }
  const { id: organizationId } = await (
    await page.request.get('/api/auth/organization/get-full-organization')
  ).json()
  const mine = { organizationId, memberId }
  const transfer = await callFunction(page.request, { name: 'transferOwnership', method: 'POST', data: mine })
  const deletion = { organizationId, name: COMPANY }
  const end = await callFunction(page.request, { name: 'deleteOrganization', method: 'POST', data: deletion })
  return [
    await post('update', { data: { name: 'Mine' } }),
    await post('delete', { organizationId }),
    await post('invite-member', { email: 'x@example.com', role: 'member' }),
    await post('update-member-role', { memberId, role: 'owner' }),
    await post('remove-member', { memberIdOrEmail: memberId }),
    await post('create-team', { name: 'Mine' }),
    transfer.status(),
    end.status(),
  ]
}

async function openBrowser(browser: Browser) {
  const context = await browser.newContext()
  return { context, page: await context.newPage() }
}

test(
  'somebody without an account joins a company by the mailed link, and may do what a member may',
  { tag: ['@R006', '@R084', '@R172', '@2.9c'] },
  async ({ page: owner, browser }) => {
    const founder = buildNewcomer('Saskia', 'Vermeer')
    const newcomer = buildNewcomer('Leila', 'Haddad')
    await joinQuickly(owner, founder)
    await foundCompany(owner, COMPANY)
    await invite(owner, newcomer.email)

    const { context, page } = await openBrowser(browser)
    await followMail(page, newcomer.email, 'Saskia Vermeer invites you to join Waterlijn')
    await expect(page.getByRole('heading', { name: 'Join Waterlijn' })).toBeVisible()
    await expect(page.getByText('Saskia Vermeer invites you')).toBeVisible()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('radio', { name: 'I’m hiring' })).toBeChecked()
    await expect(page.getByText(/^The invitation went to .…@example\.com\./)).toBeVisible()
    expect(await page.content()).not.toContain(newcomer.email)
    await fillSignUp(page, newcomer)
    await expect(page).toHaveURL('/auth/invitations')
    await expect(page.getByText('Please confirm your email first')).toBeVisible()

    await followMail(page, newcomer.email, 'Confirm your email address')
    await page.getByRole('link', { name: 'See your invitation' }).click()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: COMPANY })).toContainText(
      'As a member',
    )
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page).toHaveURL('/app/employer')
    await expect(page.getByRole('main')).toContainText(COMPANY)

    await page.goto('/app/employer/team')
    const own = page.getByRole('main').getByRole('listitem').filter({ hasText: newcomer.email })
    await expect(own).toContainText('You')
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Leave the company'])
    await page.goto('/app/employer/company')
    await expect(page.getByText('Its owners and admins update it.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0)
    const { id: memberId } = await (await page.request.get('/api/auth/organization/get-active-member')).json()
    expect(await refusals(page, memberId)).toEqual([403, 403, 403, 403, 403, 403, 403, 403])
    await context.close()

    await owner.reload()
    await owner.getByRole('button', { name: /about Leila Haddad/ }).click()
    await owner.getByRole('menuitem', { name: 'Make an admin' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Make an admin' }).click()
    await expect(owner.getByText('Leila Haddad is now an admin')).toBeVisible()
  },
)

test('a link that was cancelled says so, and one for somebody else asks to come with the right address', async ({
  page: owner,
  browser,
}) => {
  const founder = buildNewcomer('Wim', 'Bakker')
  const [invited, stranger] = [buildNewcomer('Ida', 'Holm'), buildNewcomer('Ole', 'Lund')]
  await joinQuickly(owner, founder)
  await foundCompany(owner, `Bakker ${ownWord()}`)
  await invite(owner, invited.email)

  const { page } = await openBrowser(browser)
  await joinQuickly(page, stranger)
  await followMail(page, invited.email, 'Wim Bakker invites you')
  await expect(page.getByRole('heading', { name: 'This invitation is for another address' })).toBeVisible()
  const link = page.url()
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: /^Join Bakker/ })).toBeVisible()
  expect(page.url()).toBe(link)

  await owner.getByRole('button', { name: `Cancel the invitation to ${invited.email}` }).click()
  await owner.getByRole('button', { name: 'Cancel invitation' }).click()
  await expect(owner.getByText('Invitation cancelled')).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This invitation is no longer open' })).toBeVisible()
})

test(
  'an owner hands a company over, deletes another by its typed name, and is in neither',
  { tag: ['@2.9b'] },
  async ({ page, browser }) => {
    const founder = buildNewcomer('Greta', 'Falk')
    const heir = buildNewcomer('Nils', 'Roth')
    await joinQuickly(page, founder)
    const name = `Falk ${ownWord()}`
    await foundCompany(page, name)
    const other = await openBrowser(browser)
    await joinQuickly(other.page, heir)
    await invite(page, heir.email)
    await other.page.goto('/auth/invitations')
    await other.page.getByRole('button', { name: 'Accept' }).click()
    await expect(other.page).toHaveURL('/app/employer')

    await page.reload()
    await page.getByRole('button', { name: 'Hand the company over' }).click()
    await page
      .getByRole('dialog')
      .getByLabel('New owner')
      .selectOption({ label: `Nils Roth, ${heir.email}` })
    await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
    await expect(page.getByText('Nils Roth owns the company now')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete the company' })).toHaveCount(0)

    await other.page.goto('/app/employer/team')
    await other.page.getByRole('button', { name: 'Delete the company' }).click()
    await other.page.getByLabel(`Type ${name} to confirm`).fill(name)
    await other.page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(other.page).toHaveURL('/app/employer/company')
    await expect(other.page.getByRole('heading', { name: 'No company yet' })).toBeVisible()
    await other.context.close()
    await page.goto('/app/employer/team')
    await expect(page.getByRole('heading', { name: 'No company is connected' })).toBeVisible()
  },
)
