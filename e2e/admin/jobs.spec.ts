import { choose, findOne, lookAtQuestion } from '../fixtures/admin-list.ts'
import { openAside } from '../fixtures/aside.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { testEveryWidth } from '../fixtures/for-everybody.ts'
import { expectMail, readMail } from '../fixtures/mailbox.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { buildNewcomer } from '../fixtures/newcomer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { publishJob } from '../fixtures/publish-job.ts'
import { joinQuickly } from '../fixtures/quick-start.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ visitor: 'Admin' })

const WORDS = 'The pay in the text is not the pay in the form.'

test(
  'an admin finds a job, takes it down with words to its company, opens it again, and deletes it: each side is told',
  { tag: ['@R009', '@R095', '@2.9d'] },
  async ({ page, browser }) => {
    const [employer, seeker] = [await openAside(browser), await openAside(browser)]
    const title = `Lock Keeper ${ownWord()}`
    const owner = await enterAsNewEmployer(employer)
    const id = await publishJob(employer, title)
    const person = buildNewcomer('Brigid', 'Sluice')
    await joinQuickly(seeker, person, 'Individual')
    const like = { name: 'setJobLike', method: 'POST', data: { jobId: id, liked: true } } as const
    expect((await callFunction(seeker.request, like)).status()).toBe(200)

    await page.goto('/app/admin/jobs')
    await findOne(page, 'Search by title or company', title)
    const row = page.getByRole('row', { name: title })
    await expect(row).toContainText(/Likes1$/)
    const actions = row.getByRole('button', { name: `Actions for ${title}` })
    const press = (entry: string) => choose(page, actions, entry)
    await press('Archive')
    await page.getByRole('dialog').getByRole('textbox').fill(WORDS)
    await page.getByRole('dialog').getByRole('button', { name: 'Archive job' }).click()
    await expect(row).toContainText('Taken down by moderators')

    await employer.goto(`/job/${id}`)
    await expect(employer.getByText(WORDS)).toBeVisible()
    await seeker.goto(`/job/${id}`)
    await expect(seeker.getByText('It has been taken down.')).toBeVisible()
    await expect(seeker.getByText(WORDS)).toHaveCount(0)

    await employer.goto('/app/employer')
    await expect(employer.getByText('Taken down', { exact: true })).toBeVisible()
    expect(await readMail(employer, { to: owner, subject: `${title} was taken down` })).toContain(WORDS)

    await expectMail(seeker, { to: person.email, subject: 'is closed' })
    await press('Restore')
    await expect(row).toContainText('Published')
    await expectMail(seeker, { to: person.email, subject: 'open again' })
    await expectMail(employer, { to: owner, subject: `${title} is open again` })
    await press('Delete')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(title)
    await dialog.getByRole('button', { name: 'Delete job' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    expect((await employer.goto(`/job/${id}`))?.status()).toBe(404)
    await expectMail(seeker, { to: person.email, subject: 'is closed', times: 2 })
  },
)

testEveryWidth([1_280, 390], 'all jobs are there for everybody, and their menu and questions', (page) =>
  lookAtQuestion(page, '/app/admin/jobs?status=Published', 'Archive'),
)
