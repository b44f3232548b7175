import {
  chooseFrom,
  chooseRadio,
  expectHeld,
  open,
  pressOn,
  takePlace,
  typeInto,
} from '../fixtures/by-keyboard.ts'
import { candidateLabel } from '../fixtures/candidate-label.ts'
import { gazetteerFilled } from '../fixtures/choose-place.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { buildNewcomer } from '../fixtures/newcomer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { publishJob } from '../fixtures/publish-job.ts'
import { joinQuickly } from '../fixtures/quick-start.ts'
import { tabTo } from '../fixtures/tab-to.ts'
import { expect, test } from '../fixtures/test.ts'
import { writeProfile } from '../fixtures/write-profile.ts'

test(
  'on a phone a job seeker fills in the five steps and sees the profile by the keyboard alone',
  { tag: ['@2.3a'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await joinQuickly(page, buildNewcomer('Ragna', 'Holt'), 'Individual')
    await gazetteerFilled(page)
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const goOn = async (step: number) => {
      await pressOn(page, button('Continue'))
      await expect(page).toHaveURL(`/app/individual/profile/step${step}`)
      await expect(page.getByText(`Step ${step} of 5`).first()).toBeAttached()
      await expectHeld(page)
    }
    await open(page, '/app/individual/profile/step1')
    await typeInto(page, field('Headline'), 'Drainage engineer')
    await typeInto(page, field('About you'), 'I like water where it belongs.')
    await takePlace(page, field('Town'), 'Bristol')
    await expect(field('Country')).toHaveValue('GB')
    await typeInto(page, field('Phone'), '+44 7700 900333')
    await goOn(2)

    await pressOn(page, button('Add a role'))
    await expect(field('Position')).toBeFocused()
    await page.keyboard.type('Site Engineer')
    await typeInto(page, field('Organisation'), 'Harrow & Pike')
    await chooseFrom(page, field('Start, month'), 'March')
    await typeInto(page, field('Start, year'), '2019')
    await pressOn(page, field('I work here now'), 'Space')
    await tabTo(page, field('End, month'), { back: true })
    await chooseFrom(page, field('End, month'), 'May')
    await typeInto(page, field('End, year'), '2021')
    await typeInto(page, field('What you achieved'), 'Drained a meadow\nKept the meadow')
    await pressOn(page, button('Done'))
    const role = button(/^Site Engineer/)
    await expect(role).toBeFocused()
    await pressOn(page, button('Add a role'))
    await page.keyboard.type('Lifeguard')
    await page.keyboard.press('Enter')
    await expect(button(/^Lifeguard/)).toBeFocused()
    await pressOn(page, button('Remove Lifeguard'))
    await expect(button('Add a role')).toBeFocused()
    await tabTo(page, role, { back: true })
    await page.keyboard.press('Enter')
    await typeInto(page, field('Place'), 'Bath')
    await page.keyboard.press('Enter')
    await expect(role).toBeFocused()
    await goOn(3)

    await pressOn(page, button('Add a course'))
    await page.keyboard.type('Severnside University')
    await typeInto(page, field('Degree or award'), 'BEng')
    await chooseFrom(page, field('Level'), 'Bachelor')
    await pressOn(page, button('Done'))
    await pressOn(page, button('Add a language'))
    await chooseFrom(page, field('Language'), 'Irish')
    await chooseFrom(page, field('Level'), 'Native speaker')
    await pressOn(page, button('Done'))
    await expectHeld(page)
    await goOn(4)

    await typeInto(page, field('Add skills'), 'GIS, AutoCAD, Juggling')
    await page.keyboard.press('Enter')
    await expect(field('Add skills')).toBeFocused()
    await tabTo(page, button('Remove Juggling'), { back: true })
    await page.keyboard.press('Enter')
    await expect(field('Add skills')).toBeFocused()
    await tabTo(page, button(/^GIS/), { back: true })
    await page.keyboard.press('Enter')
    await chooseFrom(page, field('Level'), 'Expert')
    await pressOn(page, button('Done'))
    await expect(button(/^GIS/)).toBeFocused()
    await pressOn(page, page.getByRole('checkbox', { name: 'Engineering', exact: true }), 'Space')
    await goOn(5)

    await typeInto(page, field('Titles you would like'), 'Drainage Engineer')
    await page.keyboard.press('Enter')
    await pressOn(page, page.getByRole('checkbox', { name: 'Full time' }), 'Space')
    await chooseRadio(page, page.getByRole('radiogroup', { name: 'Are you looking?' }), /^Open/)
    await pressOn(page, button('Add a place'))
    await takePlace(page, field('Town'), 'Bath')
    await pressOn(page, button('Done'))
    await typeInto(page, field('The least you would work for'), '43217')
    await chooseRadio(page, page.getByRole('radiogroup', { name: 'Visibility' }), /^Public/)
    await pressOn(page, button('Finish'))

    await expect(page).toHaveURL(/\/profile\//)
    await expect(page.getByRole('heading', { name: 'Ragna Holt' })).toBeVisible()
    for (const text of ['Bristol, United Kingdom', 'Kept the meadow', 'BEng', 'GIS', 'Irish'])
      await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByText('Juggling')).toHaveCount(0)
    await expectHeld(page)
  },
)

test(
  'an employer invites somebody to two jobs, who says yes to one and no to the other, by the keyboard alone',
  { tag: ['@2.6b'] },
  async ({ page, browser }) => {
    const employer = await (await browser.newContext()).newPage()
    await enterAsNewEmployer(employer)
    await joinQuickly(page, buildNewcomer('Ragna', 'Holt'), 'Individual')
    const headline = `Lock keeper ${ownWord()}`
    await writeProfile(page, ['Boat handling'], { anonymousUntilMatch: true }, headline)
    const [yes, no] = [`Lock Keeper ${ownWord()}`, `Lock Keeper ${ownWord()}`]
    for (const title of [yes, no]) {
      const jobId = await publishJob(employer, title)
      await open(employer, `/app/employer/jobs/match/${jobId}?tab=suggested`)
      const rows = employer.getByRole('list', { name: 'Candidates' })
      const name = `Invite Candidate ${await candidateLabel(employer, jobId, headline)}`
      await tabTo(employer, rows.getByRole('button', { name }))
      const heard = employer.waitForResponse('**/_serverFn/matchCandidate')
      await employer.keyboard.press('Enter')
      expect((await heard).status()).toBe(200)
      await expectHeld(employer)
    }
    await employer.context().close()

    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/app/individual')
    const list = page.getByRole('list', { name: 'What you could do now' })
    const cardOf = (title: string) => list.getByRole('listitem').filter({ hasText: title })
    await pressOn(page, cardOf(no).getByRole('button', { name: 'Decline' }))
    await expect(page.getByText(/^You declined\. /)).toBeVisible()
    await expect(cardOf(no)).toHaveCount(0)
    await expect(list).toBeFocused()
    await pressOn(page, cardOf(yes).getByRole('button', { name: 'Accept' }))
    const match = page.getByRole('region', { name: 'Your match' })
    await expect(match).toContainText(yes)
    await expect(match).toBeFocused()
  },
)

test('a job seeker opens a job on the map by the keyboard alone', { tag: ['@R036'] }, async ({ page }) => {
  await open(page, '/jobs/maps?view=-2.24,51.86,11')
  const markers = page.getByRole('list', { name: 'Jobs on the map' }).getByRole('button')
  const pin = markers.filter({ hasText: '£' }).first()
  await expect(pin).toBeVisible()
  await pressOn(page, page.getByRole('link', { name: 'Go to the map' }))
  await pressOn(page, pin)
  await expect(page.getByRole('region', { name: 'The job you picked' })).toBeFocused()
  await pressOn(page, page.getByRole('link', { name: 'Open the job' }))
  await expect(page).toHaveURL(/\/job\//)
  await expect(page.getByRole('heading', { level: 1, name: /^Site Manager/ })).toBeVisible()
  await expectHeld(page)
})
