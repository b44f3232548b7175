import type { Page } from '@playwright/test'
import { seedId } from '#/db/seed/seed-id.ts'
import { awake } from '../fixtures/awake.ts'
import { actBeforeScripts, beforeScripts, isWritten } from '../fixtures/before-scripts.ts'
import { buildNewcomer, fillSignUp, followMail, giveSignIn, type Newcomer } from '../fixtures/newcomer.ts'
import { joinQuickly } from '../fixtures/quick-start.ts'
import { watchQuiet } from '../fixtures/quiet.ts'
import { demoAccount } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { DEMO_PASSWORD } from '#/db/seed/cast.ts'

const TITLE = 'Energy Manager'
const LIST = '/jobs?search=energy'
const JOB = `/job/${seedId('energy-manager')}`

/** Somebody with an account, who is not signed in. */
async function visitWithAccount(page: Page): Promise<Newcomer> {
  const newcomer = buildNewcomer('Amara', 'Diallo')
  await joinQuickly(page, newcomer, 'Individual')
  await page.context().clearCookies()
  return newcomer
}

/** The likes that a page sends from now on. */
function watchLikes(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('setJobLike')) sent.push(request.method())
  })
  return sent
}

async function pressHeart(page: Page): Promise<void> {
  await page.goto(LIST)
  await awake(page)
  await page.getByRole('link', { name: `Like ${TITLE}` }).click()
  await expect(page).toHaveURL(/\/auth\/signin\?/)
}

/** Gives the page that is open, and then the list, the time to like the job by themselves. */
async function expectUnliked(page: Page, quiet: () => Promise<void>): Promise<void> {
  await awake(page)
  await quiet()
  await page.goto(LIST)
  await awake(page)
  await quiet()
  await expect(page.getByRole('button', { name: `Like ${TITLE}` })).toBeVisible()
}

const filledHeart = (page: Page) => page.getByRole('button', { name: `Take back your like of ${TITLE}` })

/** One came back by going back: the list stands in the history once. */
async function expectBackLeaves(page: Page): Promise<void> {
  await page.goBack()
  await expect(page).not.toHaveURL(LIST)
  await page.goForward()
  await expect(page).toHaveURL(LIST)
}

test('a visitor presses a heart, is told why they sign in, and comes back to the list with the job liked', async ({
  page,
}) => {
  const { email } = await visitWithAccount(page)
  const sent = watchLikes(page)
  await pressHeart(page)
  await expect(page.getByText(`Sign in to like ${TITLE}.`)).toBeVisible()
  await giveSignIn(page, email)
  await expect(page).toHaveURL(LIST)
  await expect(page.getByText(`You liked ${TITLE}`)).toBeVisible()
  await expect(filledHeart(page)).toBeVisible()
  await expectBackLeaves(page)
  await page.reload()
  await expect(filledHeart(page)).toBeVisible()
  expect(sent).toEqual(['POST'])
})

test('somebody new signs up for a heart, and it is filled once they have confirmed their address', async ({
  page,
  context,
}) => {
  const newcomer = buildNewcomer('Tomas', 'Varga')
  await page.goto(JOB)
  await awake(page)
  await page.getByRole('link', { name: 'Like this job' }).first().click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByText(`Create an account to like ${TITLE}.`)).toBeVisible()
  await fillSignUp(page, newcomer)
  await expect(page).toHaveURL(JOB)
  await expect(page.getByText(/^Confirm your email within half an hour/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Like this job' }).first()).toBeVisible()

  const tab = await context.newPage()
  await followMail(tab, newcomer.email, 'Confirm your email address')
  await expect(tab.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await awake(tab)
  await expect(tab.getByText(`You liked ${TITLE}`)).toBeVisible()
  await tab.goto(JOB)
  await expect(tab.getByRole('button', { name: 'Liked' }).first()).toBeVisible()
})

test(
  'a heart that is pressed before the scripts are there is not lost either',
  { tag: ['@flaky'] },
  async ({ page }) => {
    const { email } = await visitWithAccount(page)
    await beforeScripts(page, LIST, async () => {
      await page.getByRole('link', { name: `Like ${TITLE}` }).click()
      await page.waitForURL(/\/auth\/signin\?/, { waitUntil: 'commit' })
    })
    await expect(page.getByText(`Sign in to like ${TITLE}.`)).toBeVisible()
    await giveSignIn(page, email)
    await expect(page).toHaveURL(JOB)
    await expect(page.getByRole('button', { name: 'Liked' }).first()).toBeVisible()
  },
)

test(
  'a heart that is pressed before the scripts are there is not lost when they come while its link leads away',
  { tag: ['@flaky'] },
  async ({ page }) => {
    const { email } = await visitWithAccount(page)
    const { promise: wayIn, resolve: letWayInCome } = Promise.withResolvers<void>()
    await page.route('**/auth/signin?*', async (route) => {
      await wayIn
      await route.continue()
    })
    const awoken = page.waitForRequest('**/assets/sidebar-*.js')
    await actBeforeScripts(page, LIST, async () => {
      // A browser that goes elsewhere reads no more of a page that is still coming, and so never asks for its scripts.
      await isWritten(page, '/jobs')
      await page.getByRole('link', { name: `Like ${TITLE}` }).dispatchEvent('click')
    })
    // A page that is about to be left answers no question. It fetches the menu a while after it has woken up.
    await awoken
    letWayInCome()
    await expect(page.getByText(`Sign in to like ${TITLE}.`)).toBeVisible()
    await giveSignIn(page, email)
    await expect(page).toHaveURL(JOB)
    await expect(page.getByRole('button', { name: 'Liked' }).first()).toBeVisible()
  },
)

test('no address likes a job: neither for somebody signed in, nor for a visitor who signs in by it', async ({
  page,
}) => {
  const { email } = await visitWithAccount(page)
  const [sent, quiet] = [watchLikes(page), await watchQuiet(page)]
  const crafted = new URLSearchParams({ next: JOB, like: seedId('energy-manager'), liked: 'true' })
  await page.goto(`/auth/signin?${crafted}`)
  await expect(page.getByText('Sign in to carry on where you left off.')).toBeVisible()
  await giveSignIn(page, email)
  await expect(page).toHaveURL(JOB)
  for (const address of [`${JOB}?like=1&liked=true#like`, `${LIST}&like=${seedId('energy-manager')}`]) {
    await page.goto(address)
    await awake(page)
    await quiet()
  }
  await expect(page.getByRole('button', { name: `Like ${TITLE}` })).toBeVisible()
  expect(sent).toEqual([])
})

test('a heart pressed in one tab is not made the like of whoever signs in in another', async ({
  page,
  context,
}) => {
  const { email } = await visitWithAccount(page)
  const quiet = await watchQuiet(page)
  await pressHeart(page)
  const sent = watchLikes(page)
  const other = await context.newPage()
  await other.goto('/auth/signin')
  await awake(other)
  await giveSignIn(other, email)
  await other.waitForURL('/app/individual')
  // The browser of a test never hides a page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL('/app/individual')
  await expectUnliked(page, quiet)
  expect(sent).toEqual([])
})

test('without the part that makes it a like is lost, and nothing else', async ({ page }) => {
  const { email } = await visitWithAccount(page)
  await page.route('**/like-as-noted*', (route) => route.abort())
  await pressHeart(page)
  await giveSignIn(page, email)
  await expect(page).toHaveURL(LIST)
  await expect(page.getByRole('button', { name: `Like ${TITLE}` })).toBeVisible()
})

test('a visitor who turns back from the way in, and signs in later, likes nothing', async ({ page }) => {
  const { email } = await visitWithAccount(page)
  const [sent, quiet] = [watchLikes(page), await watchQuiet(page)]
  await pressHeart(page)
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await page.getByRole('link', { name: 'Signin' }).click()
  await giveSignIn(page, email)
  await page.waitForURL('/app/individual')
  await expectUnliked(page, quiet)
  expect(sent).toEqual([])
})

test('an employer who comes from a heart is told who likes jobs', async ({ page }) => {
  const sent = watchLikes(page)
  await pressHeart(page)
  await giveSignIn(page, demoAccount('Employer').email, DEMO_PASSWORD)
  await expect(page).toHaveURL(LIST)
  await expect(page.getByText('Only job seekers can like a job')).toBeVisible()
  expect(sent).toEqual([])
})
