import type { Browser, Locator, Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { candidateLabel } from '../fixtures/candidate-label.ts'
import { linkIn, readMail } from '../fixtures/mailbox.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { buildNewcomer, type Newcomer } from '../fixtures/newcomer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { publishJob } from '../fixtures/publish-job.ts'
import { joinQuickly } from '../fixtures/quick-start.ts'
import { expect, test } from '../fixtures/test.ts'
import { writeProfile } from '../fixtures/write-profile.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

type Stage = {
  employer: Page
  employerEmail: string
  seeker: Page
  person: Newcomer
  title: string
  jobId: string
  headline: string
}

/** An employer with a job and somebody whom it fits, each in a browser of their own. */
async function setStage(browser: Browser, wishes: object = {}): Promise<Stage> {
  const [employer, seeker] = [
    await (await browser.newContext()).newPage(),
    // A browser without a window names itself as a program, and what programs read is not counted.
    await (await browser.newContext({ userAgent: FIREFOX })).newPage(),
  ]
  const title = `Lock Keeper ${ownWord()}`
  const employerEmail = await enterAsNewEmployer(employer)
  const jobId = await publishJob(employer, title)
  const person = buildNewcomer('Brigid', 'Sluice')
  await joinQuickly(seeker, person, 'Individual')
  const headline = `Lock keeper ${ownWord()}`
  await writeProfile(seeker, ['Boat handling'], wishes, headline)
  return { employer, employerEmail, seeker, person, title, jobId, headline }
}

/** The page shows at once what the server has still to take: others see it when that has answered. */
async function press(page: Page, name: string | RegExp, call: string): Promise<void> {
  await pressThis(page.getByRole('button', { name }).first(), call)
}

async function pressThis(button: Locator, call: string): Promise<void> {
  const heard = button.page().waitForResponse(`**/_serverFn/${call}`)
  await button.click()
  expect((await heard).status()).toBe(200)
}

test(
  'a like becomes a match, is withdrawn, begins anew, and ends with the job: each side is told',
  { tag: ['@R134'] },
  async ({ browser }) => {
    const { employer, employerEmail, seeker, person, title, jobId } = await setStage(browser)
    await seeker.goto(`/job/${jobId}`)
    await awake(seeker)
    await press(seeker, /^Like this job/, 'setJobLike')

    await employer.goto(`/app/employer/jobs/match/${jobId}`)
    await awake(employer)
    await press(employer, 'Match with Brigid Sluice', 'matchCandidate')
    await expect(employer.getByRole('link', { name: person.email })).toBeVisible()
    expect(await readMail(seeker, { to: person.email, subject: `It’s a match: ${title}` })).toContain(
      'said yes too',
    )
    expect(await readMail(employer, { to: employerEmail, subject: `It’s a match: ${title}` })).toContain(
      'Brigid Sluice',
    )

    await seeker.goto(`/job/${jobId}`)
    await awake(seeker)
    await seeker.getByRole('button', { name: 'Withdraw' }).click()
    const question = seeker.getByRole('dialog')
    await pressThis(question.getByRole('button', { name: 'Withdraw', exact: true }), 'setJobLike')
    await expect(seeker.getByText('You withdrew from this match.')).toBeVisible()
    await employer.goto(`/app/employer/jobs/match/${jobId}?tab=matched`)
    await expect(employer.getByText(/withdrawn since the match/)).toBeVisible()
    await expect(employer.getByRole('link', { name: person.email })).toHaveCount(0)

    await press(seeker, /^Like again/, 'setJobLike')
    // What was read is written a few seconds later.
    await expect(async () => {
      await employer.goto('/app/employer')
      const row = employer.getByRole('row').filter({ hasText: title })
      await expect(row.getByRole('cell').first()).toHaveText(/[1-9]$/, { timeout: 1_000 })
    }).toPass()
    const ending = { name: 'archiveJob', method: 'POST', data: { id: jobId, reason: 'Filled' } } as const
    expect((await callFunction(employer.request, ending)).status()).toBe(200)
    expect(
      await readMail(seeker, { to: person.email, subject: `Your like of ${title} is closed` }),
    ).toContain('has found somebody')
    await seeker.goto('/app/individual')
    await expect(seeker.getByText('The job is filled')).toBeVisible()
  },
)

test(
  'somebody anonymous is invited, hears of it, says no on the page of the job, and stays unnamed',
  { tag: ['@R134'] },
  async ({ browser }) => {
    const { employer, employerEmail, seeker, person, title, jobId, headline } = await setStage(browser, {
      anonymousUntilMatch: true,
    })
    const name = `Candidate ${await candidateLabel(employer, jobId, headline)}`
    await employer.goto(`/app/employer/jobs/match/${jobId}?tab=suggested`)
    await awake(employer)
    await press(employer, `Invite ${name}`, 'matchCandidate')

    expect(await readMail(seeker, { to: person.email, subject: 'would like to meet you' })).toContain(title)
    await seeker.goto('/app/individual')
    await expect(seeker.getByText('Waiting for your answer')).toBeVisible()
    await seeker.goto(`/job/${jobId}`)
    await awake(seeker)
    await press(seeker, 'No, thank you', 'answerApproach')
    await expect(seeker.getByText(/would like to meet you/)).toBeHidden()
    await expect(seeker.getByRole('button', { name: /^Like this job/ })).toBeVisible()

    const told = await readMail(employer, {
      to: employerEmail,
      subject: `An answer to your invitation: ${title}`,
    })
    expect(told).toContain(`${name} has answered`)
    expect(told).not.toMatch(/Brigid|Sluice,/)
    await employer.goto(linkIn(told))
    await expect(employer.getByText(/^They declined your invitation\./)).toBeVisible()
  },
)
