import { readFile } from 'node:fs/promises'
import { readZip } from '#tests/setup/read-zip.ts'
import { awake } from '../fixtures/awake.ts'
import { buildNewcomer, join } from '../fixtures/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'
import { typePlace } from '../fixtures/type-place.ts'

test(
  'somebody takes their data along, deletes the account by its password, and cannot come back in',
  { tag: ['@R181', '@2.9a'] },
  async ({ page }) => {
    const newcomer = buildNewcomer('Odile', 'Marchetti')
    await join(page, newcomer, 'looking')
    await page.goto('/app/settings')

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^flightpath-data-\d{4}-\d\d-\d\d\.zip$/)
    const files = readZip(await readFile(await download.path()))
    expect([...files.keys()]).toEqual(['README.txt', 'flightpath.json', 'resume.json'])
    expect(files.get('flightpath.json')?.toString()).toContain(newcomer.email)
    await expect(page).toHaveURL('/app/settings')

    const section = page.getByRole('region', { name: 'Delete account' })
    await section.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const password = dialog.getByLabel('Your password')
    await password.fill('not the right one')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(password).toHaveAccessibleDescription('The password is not right')
    await expect(password).toBeFocused()

    await password.fill('a long enough one')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page).toHaveURL('/auth/signin')
    await expect(page.getByText('Your account was deleted')).toBeVisible()
    // The message may come while the page before still stands, hidden behind its dialog.
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()

    await page.getByRole('textbox', { name: 'Email' }).fill(newcomer.email)
    await page.getByLabel('Password', { exact: true }).fill('a long enough one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect')
    await page.goto('/app/settings')
    await expect(page).toHaveURL(/\/auth\/signin/)
  },
)

test('the only owner of a company reads which company is in the way, and finds it', async ({ page }) => {
  await join(page, buildNewcomer('Bastian', 'Krol'), 'hiring')
  await page.goto('/app/employer/company')
  await awake(page)
  await page.getByRole('button', { name: 'Create a company profile' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Krol Bookbinders')
  await page.getByLabel('Email').fill('work@krol.example.com')
  await page.getByLabel('Phone').fill('+44 7700 900855')
  await page.getByLabel('Description').fill('We bind books that outlive their readers.')
  await typePlace(page.getByLabel('Location'), 'Gdańsk, Poland')
  await page.getByRole('button', { name: 'Create Company Profile' }).click()
  await expect(page.getByRole('main').getByText('Krol Bookbinders').first()).toBeVisible()

  await page.goto('/app/settings')
  await awake(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill('a long enough one')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You are the only owner of Krol Bookbinders.')
  await dialog.getByRole('link', { name: 'Go to your companies' }).click()
  await expect(page).toHaveURL('/app/employer/company')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the data can be downloaded all the same', async ({ page, baseURL }) => {
    const { firstName, lastName, email } = buildNewcomer('Ottoline', 'Reyes')
    const signUp = {
      firstName,
      lastName,
      email,
      name: 'x',
      type: 'Individual',
      password: 'a long enough one',
    }
    const headers = { origin: baseURL ?? '' }
    const answer = await page.request.post('/api/auth/sign-up/email', { data: signUp, headers })
    expect(answer.status()).toBe(200)
    await page.goto('/app/settings')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(readZip(await readFile(await download.path())).has('flightpath.json')).toBe(true)
  })
})
