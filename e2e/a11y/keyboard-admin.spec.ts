import type { Locator, Page } from '@playwright/test'
import { expectHeld, open, pressOn, typeInto } from '../fixtures/by-keyboard.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { buildNewcomer } from '../fixtures/newcomer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { publishJob } from '../fixtures/publish-job.ts'
import { foundCompany, joinQuickly } from '../fixtures/quick-start.ts'
import { tabTo } from '../fixtures/tab-to.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ visitor: 'Admin' })

const WORDS = 'The pay in the text is not the pay in the form.'

/** Searches a list of the admins for one thing. */
async function find(page: Page, words: string): Promise<void> {
  await typeInto(page, page.getByRole('searchbox'), words)
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
}

/** Opens the menu of a row, goes down to an entry and presses it. */
async function pressEntry(page: Page, menu: Locator, name: string): Promise<void> {
  await pressOn(page, menu)
  // A menu has the focus only some time after it is drawn, and each entry only some time after its key.
  const entries = page.getByRole('menuitem')
  for (let nth = 0; ; nth += 1) {
    await expect(entries.nth(nth), 'the next entry has the focus').toBeFocused()
    if (await isFocused(page.getByRole('menuitem', { name }))) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}
const isFocused = (entry: Locator) => entry.evaluate((element) => element === document.activeElement)

test(
  'an admin archives a job and restores it, suspends its company and restores it, by the keyboard alone',
  { tag: ['@2.9d', '@flaky'] },
  async ({ page, browser }) => {
    const employer = await (await browser.newContext({ storageState: undefined })).newPage()
    const [company, title] = [`Sluis ${ownWord()}`, `Lock Keeper ${ownWord()}`]
    await joinQuickly(employer, buildNewcomer('Petra', 'Sluis'))
    await foundCompany(employer, company)
    await publishJob(employer, title)
    await employer.context().close()

    await open(page, '/app/admin/jobs')
    await find(page, title)
    const ofJob = page.getByRole('button', { name: `Actions for ${title}` })
    const dialog = page.getByRole('dialog')
    await pressEntry(page, ofJob, 'Archive')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.type(WORDS)
    await pressOn(page, dialog.getByRole('button', { name: 'Archive job' }))
    await expect(page.getByRole('row', { name: title })).toContainText('Taken down by moderators')
    await expect(ofJob).toBeFocused()
    await pressEntry(page, ofJob, 'Restore')
    await expect(page.getByRole('row', { name: title })).toContainText('Published')
    await expect(ofJob).toBeFocused()

    await open(page, '/app/admin/organizations')
    await find(page, company)
    const row = page.getByRole('row', { name: company })
    const ofCompany = page.getByRole('button', { name: `Actions for ${company}` })
    await pressEntry(page, ofCompany, 'Suspend')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.type(WORDS)
    await pressOn(page, dialog.getByRole('button', { name: 'Suspend company' }))
    await expect(row).toContainText('Suspended')
    await expect(ofCompany).toBeFocused()
    await pressEntry(page, ofCompany, 'Restore')
    await pressOn(page, dialog.getByRole('button', { name: 'Restore company' }))
    await expect(row).toContainText('1 open of 1')
    await expect(ofCompany).toBeFocused()
  },
)

test('an admin reads a message, marks it as answered, opens it again and deletes it by the keyboard alone', async ({
  page,
}) => {
  const name = `Brigid ${ownWord()}`
  const data = {
    name,
    email: `${crypto.randomUUID()}@example.com`,
    message: 'The map is empty.',
    website: '',
  }
  const sent = await callFunction(page.request, { name: 'sendContactMessage', method: 'POST', data })
  expect(sent.status()).toBe(200)
  await open(page, '/app/admin/messages')
  await find(page, name)
  const read = page.getByRole('button', { name: `Read the message from ${name}` })
  const button = (label: string) => page.getByRole('dialog').getByRole('button', { name: label })
  await pressOn(page, read)
  await pressOn(page, button('Mark as answered'))
  await expect(button('Open again')).toBeFocused()
  // A button at work hears no keys.
  await expect(button('Open again')).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Enter')
  await expect(button('Mark as answered')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(read).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, button('Delete'))
  await pressOn(page, button('Delete message'))
  await expect(page.getByText('The message is deleted')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectHeld(page)
  await tabTo(page, page.getByRole('searchbox'), { back: true })
})
