import { choose, findOne, lookAtQuestion } from '../fixtures/admin-list.ts'
import { openAside } from '../fixtures/aside.ts'
import { awake } from '../fixtures/awake.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { testEveryWidth } from '../fixtures/for-everybody.ts'
import { buildNewcomer } from '../fixtures/newcomer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { publishJob } from '../fixtures/publish-job.ts'
import { foundCompany, joinQuickly } from '../fixtures/quick-start.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ visitor: 'Admin' })

const REASON = 'Three people told us that this company asks for money.'

test(
  'an admin suspends a company: it is gone for everybody at once, its people read why, and everything comes back as it was',
  { tag: ['@R009', '@R095', '@2.9d'] },
  async ({ page, browser }) => {
    const [employer, stranger] = [await openAside(browser), await openAside(browser)]
    const [company, word] = [`Sluis ${ownWord()}`, ownWord()]
    const owner = buildNewcomer('Petra', 'Sluis')
    await joinQuickly(employer, owner)
    const companyId = await foundCompany(employer, company)
    const keeper = await publishJob(employer, `Lock Keeper ${word}`)
    const archived = await publishJob(employer, `Dredger ${word}`)
    await publishJob(employer, `Bridge Keeper ${word}`)
    const end = { name: 'archiveJob', method: 'POST', data: { id: archived, reason: 'Filled' } } as const
    expect((await callFunction(employer.request, end)).status()).toBe(200)

    const jobs = stranger.getByRole('main').getByRole('link', { name: new RegExp(`Keeper ${word}`) })
    const expectPublic = async (isPublic: boolean) => {
      await expect(async () => {
        await stranger.goto(`/jobs?search=${word}`)
        for (const kind of ['Lock', 'Bridge'])
          await expect(jobs.filter({ hasText: kind }).first()).toBeVisible({
            visible: isPublic,
            timeout: 2_000,
          })
      }).toPass()
      const answer = isPublic ? 200 : 404
      for (const address of [`/job/${keeper}`, `/job/${archived}`, `/company/${companyId}`])
        expect((await stranger.goto(address))?.status(), address).toBe(answer)
    }
    await expectPublic(true)

    await page.goto('/app/admin/organizations')
    await awake(page)
    await findOne(page, 'Search by name', company)
    const row = page.getByRole('row', { name: company })
    await expect(row).toContainText('2 open of 3')
    await expect(row).toContainText(owner.email)
    const actions = row.getByRole('button', { name: `Actions for ${company}` })
    const press = (entry: string) => choose(page, actions, entry)
    await press('Suspend')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(REASON)
    await dialog.getByRole('button', { name: 'Suspend company' }).click()
    await expect(row).toContainText('Suspended')
    await expect(row).toContainText('0 open of 3')
    await expectPublic(false)

    for (const address of ['/app/employer', `/company/${companyId}`, `/job/${keeper}`]) {
      await employer.goto(address)
      await expect(employer.getByText(`${company} is suspended`)).toBeVisible()
      await expect(employer.getByText(REASON)).toBeVisible()
    }
    await employer.goto('/app/employer/company')
    await expect(employer.getByRole('listitem').filter({ hasText: company })).toContainText('Suspended')
    const mails = employer.getByRole('link').filter({ hasText: owner.email })
    await employer.goto('/dev/mail')
    await expect(mails.filter({ hasText: `${company} is suspended` })).toHaveCount(1)

    await press('Restore')
    await dialog.getByRole('button', { name: 'Restore company' }).click()
    await expect(row).toContainText('2 open of 3')
    await expectPublic(true)
    await stranger.goto(`/job/${archived}`)
    await expect(stranger.getByText('The place has been filled.')).toBeVisible()
    await employer.goto('/app/employer')
    await expect(employer.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(employer.getByText(REASON)).toHaveCount(0)
    await employer.goto('/dev/mail')
    await expect(mails.filter({ hasText: `${company} is back` })).toHaveCount(1)
  },
)

testEveryWidth(
  [1_280, 390],
  'all organisations are there for everybody, and their menu and questions',
  (page) => lookAtQuestion(page, '/app/admin/organizations?state=active', 'Suspend'),
)
