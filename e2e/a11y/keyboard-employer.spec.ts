import type { Browser, Page } from '@playwright/test'
import { addDays, toIsoDate } from '#/domain/time/iso-date.ts'
import {
  chooseFrom,
  chooseRadio,
  expectHeld,
  open,
  pressOn,
  takePlace,
  typeInto,
} from '../fixtures/by-keyboard.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { gazetteerFilled } from '../fixtures/choose-place.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { buildNewcomer } from '../fixtures/newcomer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { publishJob } from '../fixtures/publish-job.ts'
import { callAuth, foundCompany, joinQuickly } from '../fixtures/quick-start.ts'
import { tabTo } from '../fixtures/tab-to.ts'
import { expect, test } from '../fixtures/test.ts'
import { writeProfile } from '../fixtures/write-profile.ts'

/** A day soon whose two numbers are one: which of them a date field takes first is the browser's choice. */
function nextEvenDay(): string {
  let day = addDays(toIsoDate(new Date()), 2)
  while (day.slice(5, 7) !== day.slice(8)) day = addDays(day, 1)
  return day
}

test('an employer posts a job in three steps by the keyboard alone', { tag: ['@2.5a'] }, async ({ page }) => {
  await enterAsNewEmployer(page)
  await gazetteerFilled(page)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const group = (name: string) => page.getByRole('radiogroup', { name })
  const goOn = async (heading: string) => {
    await pressOn(page, page.getByRole('link', { name: 'Continue' }))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectHeld(page)
  }
  await open(page, '/app/employer')
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Post a job' }).first())
  await expect(page).toHaveURL(/\/edit\/[^/]+\/step1$/)
  await expect(page.getByRole('heading', { level: 1, name: 'The role' })).toBeVisible()
  await expectHeld(page)
  await typeInto(page, field('Job title'), 'Sluice Keeper')
  await chooseFrom(page, field('Sector'), 'Engineering')
  await chooseFrom(page, field('Job type'), 'Full time')
  await chooseFrom(page, field('Duration'), 'Permanent')
  await chooseRadio(page, group('Where the work is done'), 'Hybrid')
  await takePlace(page, field('Place'), 'Bath')
  await expect(field('Country')).toHaveValue('GB')
  await goOn('What it takes')

  await typeInto(page, field('Description'), 'You keep eleven locks moving and write down what you see.')
  await typeInto(page, field('Must-have skills'), 'Tide tables')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Sluice maintenance,Juggling,')
  await tabTo(page, page.getByRole('button', { name: 'Remove Juggling' }), { back: true })
  await page.keyboard.press('Enter')
  await expect(field('Must-have skills')).toBeFocused()
  await typeInto(page, field('Experience'), '2')
  await chooseFrom(page, field('Education'), 'Secondary school')
  await goOn('The offer')

  await typeInto(page, field('Minimum salary'), '31,000')
  await typeInto(page, field('Maximum salary'), '36,000')
  await chooseFrom(page, field('Currency'), 'GBP, British Pound')
  await chooseFrom(page, field('Paid per'), 'a year')
  const closing = nextEvenDay()
  await typeInto(page, field('Closing date'), closing.split('-').toReversed().join(''))
  await expect(field('Closing date')).toHaveValue(closing)
  await chooseRadio(page, group('How people apply'), /^Here/)
  await chooseRadio(page, group('Reply pledge'), '14 days')
  await pressOn(page, page.getByRole('button', { name: 'Publish' }))
  await expect(page).toHaveURL(/\/job\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sluice Keeper' })).toBeVisible()
  await expectHeld(page)
})

/** Somebody new who likes a job, in a browser of their own. */
async function likeAside(browser: Browser, jobId: string, name: [string, string]): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await joinQuickly(page, buildNewcomer(...name), 'Individual')
  await writeProfile(page, ['Boat handling'])
  const like = { name: 'setJobLike', method: 'POST', data: { jobId, liked: true } } as const
  expect((await callFunction(page.request, like)).status()).toBe(200)
  await context.close()
}

test(
  'on a phone an employer goes through candidates, matches one and passes one by the keyboard alone',
  { tag: ['@R088'] },
  async ({ page, browser }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enterAsNewEmployer(page)
    const jobId = await publishJob(page, `Lock Keeper ${ownWord()}`)
    await Promise.all([
      likeAside(browser, jobId, ['Bodil', 'Ravn']),
      likeAside(browser, jobId, ['Torben', 'Juul']),
    ])
    await open(page, '/app/employer')
    await pressOn(page, page.getByRole('list', { name: 'Who is waiting for you' }).getByRole('link'))
    await expect(page).toHaveURL(new RegExp(`/match/${jobId}`))
    const tab = (name: RegExp) => page.getByRole('tab', { name })
    await tabTo(page, tab(/Liked you/))
    await page.keyboard.press('ArrowRight')
    await expect(tab(/Matched/)).toBeFocused()
    await expect(page).toHaveURL(/tab=matched/)
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/\/match\/[^?]+$|tab=liked/)
    const rows = page.getByRole('list', { name: 'Candidates' })
    await expect(rows.getByRole('link')).toHaveCount(2)
    await tabTo(page, rows.getByRole('link').first())
    await page.keyboard.press('ArrowDown')
    await expect(rows.getByRole('link').nth(1)).toBeFocused()

    const answered = async (answer: 'matchCandidate' | 'passCandidate', control: string) => {
      await tabTo(page, rows.getByRole('button', { name: control }))
      const heard = page.waitForResponse(`**/_serverFn/${answer}`)
      await page.keyboard.press('Enter')
      expect((await heard).status()).toBe(200)
      await expectHeld(page)
    }
    await answered('passCandidate', 'Pass on Torben Juul')
    await expect(page.getByRole('heading', { name: 'Passed.' })).toBeVisible()
    // A press so soon after another would be taken for the second half of that.
    await open(page, page.url())
    await answered('matchCandidate', 'Match with Bodil Ravn')
    const sheet = page.getByRole('dialog', { name: 'Bodil Ravn' })
    await expect(sheet.getByRole('heading', { name: 'It’s a match' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expectHeld(page)
  },
)

test(
  'an employer invites a colleague and takes the invitation back by the keyboard alone',
  { tag: ['@2.9c'] },
  async ({ page }) => {
    await enterAsNewEmployer(page)
    await open(page, '/app/employer/team')
    const { email } = buildNewcomer('Ottilie', 'Kern')
    await typeInto(page, page.getByLabel('Email'), email)
    await chooseFrom(page, page.getByLabel('Role'), 'Admin')
    await pressOn(page, page.getByRole('button', { name: 'Send invitation' }))
    await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
    await expectHeld(page)
    await pressOn(page, page.getByRole('button', { name: `Cancel the invitation to ${email}` }))
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel invitation' }))
    await expect(page.getByText('Invitation cancelled')).toBeVisible()
    await expectHeld(page)
  },
)

test('an employer connects another of their companies by the keyboard alone', async ({ page }) => {
  await enterAsNewEmployer(page)
  await foundCompany(page, `Sluis ${ownWord()}`)
  await open(page, '/app/employer/company')
  await pressOn(page, page.getByRole('main').getByRole('button', { name: 'Connect' }))
  await expect(page.getByText('Active organisation set successfully')).toBeVisible()
  await expect(page).toHaveURL('/app/employer')
  await expect(page.getByRole('heading', { level: 1, name: /Petra/ })).toBeVisible()
  await expectHeld(page)
})

test('somebody accepts an invitation to a company by the keyboard alone', async ({ page, browser }) => {
  const colleague = buildNewcomer('Ottilie', 'Kern')
  await joinQuickly(page, colleague)
  const owner: Page = await (await browser.newContext()).newPage()
  await enterAsNewEmployer(owner)
  await callAuth(owner, '/organization/invite-member', { email: colleague.email, role: 'member' })
  await owner.context().close()
  await open(page, '/auth/invitations')
  await pressOn(page, page.getByRole('button', { name: 'Accept' }))
  await expect(page).toHaveURL('/app/employer')
  await expect(page.getByRole('heading', { level: 1, name: /Ottilie/ })).toBeVisible()
  await expectHeld(page)
})
