import { openAside } from '../fixtures/aside.ts'
import { open, pressOn, typeInto } from '../fixtures/by-keyboard.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { buildNewcomer, NEWCOMER_PASSWORD } from '../fixtures/newcomer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { publishJob } from '../fixtures/publish-job.ts'
import { joinQuickly } from '../fixtures/quick-start.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { tabTo } from '../fixtures/tab-to.ts'
import { expect, test } from '../fixtures/test.ts'

test('somebody signs up by the keyboard alone', async ({ page }) => {
  const { firstName, lastName, email } = buildNewcomer('Ilse', 'Brandt')
  await open(page, '/auth/signup')
  const fields = { 'First name': firstName, 'Last name': lastName, Email: email, Password: NEWCOMER_PASSWORD }
  for (const [label, text] of Object.entries(fields))
    await typeInto(page, page.getByLabel(label, { exact: true }), text)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/individual')
})

test('a job seeker filters the list, opens a job and likes it by the keyboard alone', async ({
  page,
  browser,
}) => {
  const [employer, word] = [await openAside(browser), ownWord()]
  await enterAsNewEmployer(employer)
  const older = await publishJob(employer, `Lock Keeper ${word}`)
  await publishJob(employer, `Bridge Keeper ${word}`)
  await publishJob(employer, `Tide Analyst ${word}`, { sector: 'ItSoftware' })
  await joinQuickly(page, buildNewcomer('Marit', 'Solheim'), 'Individual')
  await open(page, `/jobs?search=${word}`)
  const sector = page.getByRole('button', { name: 'Sector', exact: true })
  await pressOn(page, sector)
  const choices = page.getByRole('dialog', { name: 'Sector' })
  await pressOn(page, choices.getByRole('checkbox', { name: 'Public sector', exact: true }), 'Space')
  await expect(page).toHaveURL(/sector=PublicSector/)
  await expect(page.locator('a[data-job]')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  await tabTo(page, page.locator('a[data-job]').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/job/${older}`)
  // The address changes before the page does, and beside the list there is such a button too.
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Like this job' }))
  const saved = page.waitForResponse(/setJobLike/)
  await page.keyboard.press('Enter')
  expect((await saved).status()).toBe(200)
  await expect(page.getByRole('button', { name: 'Liked' })).toBeFocused()
})

test('colours are changed and an account is deleted by the keyboard alone', async ({ page }) => {
  await joinQuickly(page, buildNewcomer('Henrik', 'Aas'), 'Individual')
  await open(page, '/app/settings')
  await tabTo(page, page.getByRole('main').getByRole('radio', { name: 'System' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const ask = page
    .getByRole('region', { name: 'Delete account' })
    .getByRole('button', { name: 'Delete account' })
  await pressOn(page, ask)
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ask).toBeFocused()
  await page.keyboard.press('Enter')
  await typeInto(page, dialog.getByLabel('Your password'), NEWCOMER_PASSWORD)
  await pressOn(page, dialog.getByRole('button', { name: 'Delete account' }))
  await expect(page).toHaveURL('/auth/signin')
})

test('an admin finds somebody by the keyboard alone', async ({ page }) => {
  await signInAs(page, 'Admin')
  await open(page, '/app/admin/users')
  const search = page.getByRole('searchbox', { name: 'Search by name or email' })
  await typeInto(page, search, 'niamh.adeyemi@example.com')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await tabTo(page, page.getByRole('columnheader', { name: 'Name' }).getByRole('button'))
  await tabTo(page, search, { back: true })
  await pressOn(page, page.getByRole('link', { name: 'Niamh Adeyemi' }))
  await expect(page).toHaveURL(/\/app\/admin\/users\/[\w-]+$/)
})
