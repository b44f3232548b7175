import type { Page } from '@playwright/test'
import { openAside } from '../fixtures/aside.ts'
import { awake } from '../fixtures/awake.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { seedId } from '#/db/seed/seed-id.ts'
import { expectMail } from '../fixtures/mailbox.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { buildNewcomer, join } from '../fixtures/newcomer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { POSTED_SKILLS, postJob } from '../fixtures/post-job.ts'
import { publishJob } from '../fixtures/publish-job.ts'
import { joinQuickly } from '../fixtures/quick-start.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { typePlace } from '../fixtures/type-place.ts'

const COMPANY = {
  name: 'Lockhouse & Daughters',
  email: 'work@lockhouse.example.com',
  phone: '+44 7700 900811',
}
const SEEKER_PHONE = '+44 7700 900822'

async function createCompany(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create a company profile' }).click()
  await page.getByLabel('Name', { exact: true }).fill(COMPANY.name)
  await page.getByLabel('Email').fill(COMPANY.email)
  await page.getByLabel('Phone').fill(COMPANY.phone)
  await page.getByLabel('Description').fill('We look after eleven locks and the people who pass them.')
  await typePlace(page.getByLabel('Location'), 'Bath, United Kingdom')
  await page.getByRole('button', { name: 'Create Company Profile' }).click()
  await expect(page.getByText('Company profile created successfully')).toBeVisible()
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

async function writeProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Begin your profile' }).click()
  await page.getByLabel('Headline').fill('Lock keeper')
  await typePlace(page.getByLabel('Town'), 'Bath')
  await page.getByLabel('Phone').fill(SEEKER_PHONE)
  await goOn(page)
  await page.getByRole('button', { name: 'Add a role' }).click()
  await page.getByLabel('Position').fill('Lock Keeper')
  await page.getByLabel('Organisation').fill('Severn Waterways')
  await page.getByLabel('Start, month').selectOption('March')
  await page.getByLabel('Start, year').fill('2019')
  await page.getByRole('button', { name: 'Done' }).click()
  await goOn(page)
  await page.waitForURL('**/step3')
  await goOn(page)
  await page.waitForURL('**/step4')
  await page.getByLabel('Add skills').fill(POSTED_SKILLS.join(', '))
  await goOn(page)
  await page.waitForURL('**/step5')
  await page.getByLabel('Titles you would like').fill('Lock Keeper')
  await page.getByLabel('Titles you would like').press('Enter')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/profile/'))
}

/** What the first ring of the page says: '88 of 100: Strong fit'. */
const scoreIn = (page: Page) => page.getByText(/^\d+ of 100: /).first()

test(
  'an employer publishes a job, a job seeker likes it, both say yes and can reach each other',
  { tag: ['@R088', '@2.6b', '@flaky'] },
  async ({ browser, baseURL }) => {
    const title = `Lock Keeper ${ownWord()}`
    const [hiring, looking] = await Promise.all([
      browser.newContext({ baseURL }),
      browser.newContext({ baseURL }),
    ])
    const [employer, seeker] = await Promise.all([hiring.newPage(), looking.newPage()])

    await join(employer, buildNewcomer('Wilhelmina', 'Lock'), 'hiring')
    await createCompany(employer)
    const jobId = await postJob(employer, title)

    const person = buildNewcomer('Idris', 'Weir')
    await join(seeker, person, 'looking')
    await writeProfile(seeker)
    await seeker.goto(`/jobs?search=${encodeURIComponent(title)}`)
    await expect(seeker.getByText('2 of 2 skills').first()).toBeVisible()
    const score = await scoreIn(seeker).innerText()
    // The heart fills before the server has heard of it, and leaving now would cut the word off.
    const heard = seeker.waitForResponse('**/_serverFn/setJobLike')
    await seeker.getByRole('button', { name: `Like ${title}` }).click()
    await expect(seeker.getByRole('button', { name: `Take back your like of ${title}` })).toBeVisible()
    await heard
    await seeker.goto('/app/individual')
    await expect(seeker.getByText('one waiting for an answer')).toBeVisible()

    await employer.goto('/app/employer')
    await employer
      .getByRole('list', { name: 'Who is waiting for you' })
      .getByRole('link', { name: 'Answer' })
      .click()
    await employer.waitForURL(`**/app/employer/jobs/match/${jobId}`)
    const pane = employer.getByRole('region', { name: 'The chosen candidate' })
    await expect(pane.getByRole('heading', { name: 'Idris Weir' })).toBeVisible()
    await expect(employer.getByRole('tab', { name: /Liked you/ })).toContainText('1')
    expect(await scoreIn(employer).innerText()).toBe(score)
    expect(await employer.content()).not.toContain(person.email)

    await pane.getByRole('button', { name: 'Match with Idris Weir' }).click()
    await expect(pane.getByRole('heading', { name: 'It’s a match' })).toBeVisible()
    await expect(pane.getByRole('link', { name: person.email })).toHaveAttribute(
      'href',
      `mailto:${person.email}`,
    )
    await expect(pane.getByRole('link', { name: SEEKER_PHONE })).toHaveAttribute('href', 'tel:+447700900822')

    await expect(employer.getByText('Everybody has an answer')).toBeVisible()
    await employer.getByRole('button', { name: 'See who matched' }).click()
    await expect(employer.getByText(/You both said yes\. Names and contact details/)).toBeVisible()

    await seeker.reload()
    const match = seeker.getByRole('region', { name: 'Your match' })
    await expect(match.getByRole('heading', { name: `It’s a match with ${COMPANY.name}` })).toBeVisible()
    await expect(match.getByRole('link', { name: COMPANY.email })).toBeVisible()
    // The mails are a task of their own, which runs a moment after the match.
    await expectMail(seeker, { subject: `It’s a match: ${title}`, times: 2 })

    await seeker.goto('/app/individual')
    await awake(seeker)
    await match.getByRole('button', { name: `Withdraw from the match: ${title}` }).click()
    await seeker.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(match).toBeHidden()
    await expect(seeker.getByText(/^Withdrawn /)).toBeVisible()
    await employer.reload()
    await expect(employer.getByText(/Everybody here has withdrawn since the match/)).toBeVisible()
    await expect(employer.getByRole('link', { name: person.email })).toBeHidden()
  },
)

test('an employer moves through candidates by keys and passes one; the address keeps who was chosen', async ({
  page,
  browser,
}) => {
  await enterAsNewEmployer(page)
  const jobId = await publishJob(page, `Lock Keeper ${ownWord()}`)
  for (const [firstName, lastName] of [
    ['Idris', 'Weir'],
    ['Marit', 'Solheim'],
  ] as const) {
    const seeker = await openAside(browser)
    await joinQuickly(seeker, buildNewcomer(firstName, lastName), 'Individual')
    const like = { name: 'setJobLike', method: 'POST', data: { jobId, liked: true } } as const
    expect((await callFunction(seeker.request, like)).status()).toBe(200)
  }
  await page.goto(`/app/employer/jobs/match/${jobId}`)
  await awake(page)
  await page.getByRole('tab', { name: /Suggested/ }).click()
  await expect(page).toHaveURL(/tab=suggested/)
  await page.goBack()
  const likedYou = page.getByRole('tab', { name: /Liked you/ })
  await expect(likedYou).toHaveAttribute('aria-selected', 'true')
  const links = page.getByRole('list', { name: 'Candidates' }).getByRole('link')
  await expect(links).toHaveCount(2)
  await awake(page)
  await links.first().focus()
  for (const [key, link] of [
    ['ArrowDown', links.last()],
    ['ArrowUp', links.first()],
  ] as const) {
    await page.keyboard.press(key)
    await expect(link).toBeFocused()
    const id = await link.getAttribute('data-candidate')
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('candidate') === id)
  }
  await links.filter({ hasText: 'Idris Weir' }).click()
  // Shown before the server has heard of it, as a like is.
  const heard = page.waitForResponse('**/_serverFn/passCandidate')
  await page.getByRole('button', { name: 'Pass on Idris Weir' }).first().click()
  await expect(page.getByRole('heading', { name: 'Passed.' })).toBeVisible()
  await expect(likedYou).toContainText('1')
  await heard
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Passed.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Match with Idris Weir' }).first()).toBeVisible()
})

test('the candidates of another company’s job are not found', async ({ page }) => {
  await signIn(page, 'ravi.sandhu@example.com')
  const response = await page.goto(`/app/employer/jobs/match/${seedId('gis-data-engineer')}`)
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404 - Page Not Found')).toBeVisible()
})

test('a Match that the server does not take puts the row back where it was', async ({ page }) => {
  await signIn(page, 'maren.kowalczyk@example.com')
  await page.goto(`/app/employer/jobs/match/${seedId('flood-data-analyst')}`)
  await awake(page)
  const match = page
    .getByRole('list', { name: 'Candidates' })
    .getByRole('button', { name: /^Match with Candidate/ })
  await page.route('**/_serverFn/matchCandidate', (route) => route.abort())
  await match.click()
  await expect(page.getByRole('region', { name: /Messages/ }).getByRole('listitem')).toBeVisible()
  await expect(match).toBeVisible()
  await expect(page.getByRole('heading', { name: 'It’s a match' })).toBeHidden()
  await page.unroute('**/_serverFn/matchCandidate')
  await page.reload()
  await expect(match).toBeVisible()
})
