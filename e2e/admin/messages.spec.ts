import { findOne } from '../fixtures/admin-list.ts'
import { openAside } from '../fixtures/aside.ts'
import { awake } from '../fixtures/awake.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { expectForEverybody, testEveryWidth } from '../fixtures/for-everybody.ts'
import { expectMail } from '../fixtures/mailbox.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ visitor: 'Admin' })

const SEARCH = 'Search by name, email or words'

test(
  'what a visitor writes reaches the operator by mail and the admins in their list, who answer it and delete it',
  { tag: ['@R032', '@2.11a'] },
  async ({ page, browser }) => {
    const visitor = await openAside(browser)
    const [name, email] = [`Brigid ${ownWord()}`, `${crypto.randomUUID()}@example.com`]
    await visitor.goto('/contact')
    await awake(visitor)
    await visitor.getByLabel('Name').fill(name)
    await visitor.getByLabel('Email').fill(email)
    await visitor.getByRole('textbox', { name: 'Message' }).fill('<b>The map</b>\nshows nothing.')
    await visitor.getByRole('button', { name: 'Send message' }).click()
    await expect(visitor.getByText('Message sent')).toBeVisible()
    await expectMail(visitor, { subject: name })

    const addresses: string[] = []
    page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
    await page.goto('/app/admin')
    await awake(page)
    await page.getByRole('link', { name: 'Open messages' }).click()
    await expect(page).toHaveURL('/app/admin/messages?state=open')
    await findOne(page, SEARCH, email)
    const read = page.getByRole('button', { name: `Read the message from ${name}` })
    await read.click()
    const dialog = page.getByRole('dialog', { name: `Message from ${name}` })
    await expect(dialog).toContainText('<b>The map</b>\nshows nothing.')
    await expect(dialog.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${email}\\?subject=`),
    )
    await dialog.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(dialog.getByText(/^Answered on .* by /)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()

    await page.getByRole('combobox', { name: 'State' }).selectOption('Answered')
    await expect(page).toHaveURL('/app/admin/messages?state=answered')
    await read.click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: `Delete the message from ${name}?` })
    await question.getByRole('button', { name: 'Delete message' }).click()
    await expect(page.getByText('The message is deleted')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    expect(addresses.filter((address) => address.includes(email))).toEqual([])
    await expectMail(visitor, { subject: name, times: 0 })
  },
)

testEveryWidth(
  [1_280, 390, 320],
  'messages are there for everybody, and what one says, and the question',
  async (page) => {
    const name = `Brigid ${ownWord()}`
    const message = 'The map shows nothing where my town should be. '.repeat(12)
    const data = { name, email: `${crypto.randomUUID()}@example.com`, message, website: '' }
    const sent = await callFunction(page.request, { name: 'sendContactMessage', method: 'POST', data })
    expect(sent.status()).toBe(200)
    await page.goto('/app/admin/messages')
    await awake(page)
    await findOne(page, SEARCH, name)
    const read = page.getByRole('button', { name: `Read the message from ${name}` })
    await read.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Reply by email' })).toBeVisible()
    await expectForEverybody(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectForEverybody(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(read).toBeFocused()
    await expectForEverybody(page)
  },
)
