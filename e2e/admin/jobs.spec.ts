import { coloursStill, findings, pageWidth } from '../fixtures/axe.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { buildNewcomer } from '../fixtures/newcomer.ts'
import { noticeRead } from '../fixtures/notice-read.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { publishJob } from '../fixtures/publish-job.ts'
import { joinQuickly } from '../fixtures/quick-start.ts'
import { expect, test } from '../fixtures/visitor-test.ts'

test.use({ visitor: 'Admin' })

const WORDS = 'The pay in the text is not the pay in the form.'

test('an admin finds a job, takes it down with words to its company, opens it again, and deletes it: each side is told', async ({
  page,
  browser,
  baseURL,
}) => {
  const [employer, seeker] = [
    await (await browser.newContext({ storageState: noticeRead(baseURL ?? '') })).newPage(),
    await (await browser.newContext({ storageState: noticeRead(baseURL ?? '') })).newPage(),
  ]
  const title = `Lock Keeper ${ownWord()}`
  await enterAsNewEmployer(employer)
  const id = await publishJob(employer, title)
  const person = buildNewcomer('Brigid', 'Sluice')
  await joinQuickly(seeker, person, 'Individual')
  const like = { name: 'setJobLike', method: 'POST', data: { jobId: id, liked: true } } as const
  expect((await callFunction(seeker.request, like)).status()).toBe(200)

  await page.goto('/app/admin/jobs')
  await page.getByRole('searchbox', { name: 'Search by title or company' }).fill(title)
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  const row = page.getByRole('row', { name: title })
  await expect(row).toContainText('1 · 0 matches')
  const press = async (entry: string) => {
    await row.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await press('Archive')
  await page.getByRole('dialog').getByRole('textbox').fill(WORDS)
  await page.getByRole('dialog').getByRole('button', { name: 'Archive job' }).click()
  await expect(row).toContainText('Taken down by moderators')

  await employer.goto(`/job/${id}`)
  await expect(employer.getByText(WORDS)).toBeVisible()
  await seeker.goto(`/job/${id}`)
  await expect(seeker.getByText('It has been taken down.')).toBeVisible()
  await expect(seeker.getByText(WORDS)).toHaveCount(0)

  await press('Restore')
  await expect(row).toContainText('Published')
  await press('Delete')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(title)
  await dialog.getByRole('button', { name: 'Delete job' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  expect((await employer.goto(`/job/${id}`))?.status()).toBe(404)
  const mail = seeker.getByRole('link').filter({ hasText: person.email }).filter({ hasText: 'is closed' })
  await expect(async () => {
    await seeker.goto('/dev/mail')
    await expect(mail).toHaveCount(1, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
})

for (const width of [1_280, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`at ${width} pixels in the ${colorScheme} all jobs are there for everybody, and their menu and questions`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.goto('/app/admin/jobs?status=Published')
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Archive' }).click()
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
      await coloursStill(page)
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await coloursStill(page)
      expect(await findings(page)).toEqual([])
      expect(await pageWidth(page)).toBeLessThanOrEqual(width)
    })
  }
}
