import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { WRITTEN_CVS } from '#tests/factories/written-cv.ts'
import { drawCv } from '#tests/setup/draw-cv.ts'
import { readPdf } from '#tests/setup/read-pdf.ts'
import { awake } from '../fixtures/awake.ts'
import { buildNewcomer, join } from '../fixtures/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'

const RESUME = {
  basics: {
    ...{ name: 'Orla Quinn', label: 'Drainage engineer', summary: 'I like water where it belongs.' },
    location: { city: 'Bristol', countryCode: 'GB' },
  },
  work: [
    {
      name: 'Harrow & Pike',
      position: 'Site Engineer',
      startDate: '2021-03',
      highlights: ['Drained a meadow'],
    },
    { name: 'Ponte Norte', position: 'Trainee' },
  ],
  education: [{ institution: 'Severnside University', studyType: 'BEng', area: 'Civil Engineering' }],
  skills: ['GIS', 'AutoCAD', 'NEC4', 'Python', 'Surveying'].map((name) => ({ name })),
  languages: [{ language: 'Irish', fluency: 'Native speaker' }],
  awards: [{ title: 'Prize of the Guild', date: '2022' }],
}

test(
  'a newcomer brings a JSON Resume, checks it, and has a profile',
  { tag: ['@R005', '@2.3c'] },
  async ({ page }) => {
    await join(page, buildNewcomer('Orla', 'Quinn'), 'looking')
    await page.goto('/app/individual/profile/step1')
    await page.getByRole('link', { name: 'Upload your CV' }).click()
    await expect(page).toHaveURL('/app/individual/profile/import')
    await expect(page.getByRole('heading', { name: 'Upload your CV', level: 1 })).toBeVisible()
    // A person presses the button, which waits for the scripts; the field behind it does not.
    await awake(page)

    const chooser = page.locator('input[type=file]')
    await chooser.setInputFiles({
      name: 'cv.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"basics"'),
    })
    await expect(page.getByRole('alert')).toContainText('neither a PDF nor a JSON Resume')
    await chooser.setInputFiles({
      ...{ name: 'cv.json', mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify(RESUME)),
    })
    await expect(page.getByRole('heading', { name: 'Check what we found' })).toBeVisible()
    await expect(page.getByText('Prize of the Guild')).toBeVisible()

    // A role without a date is not complete, and none that goes on: it opens when one wants to add it.
    await page.getByRole('button', { name: /^Add \d+ things$/ }).click()
    await page.getByLabel('Start, month').selectOption('June')
    await page.getByLabel('Start, year').fill('2018')
    await page.getByRole('checkbox', { name: 'I work here now' }).check()
    await page.reload()
    await expect(page.getByText('Ponte Norte · Jun 2018 – now')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Add Trainee' }).uncheck()
    await page.getByRole('button', { name: /^Add \d+ things$/ }).click()

    await expect(page).toHaveURL(/\/app\/individual\/profile\/step\d$/)
    await expect(page.getByText(/things were added to your profile$/)).toBeVisible()
    await expect(page.getByText(/^Your profile is 8\d% complete/).first()).toBeAttached()

    await page.goto('/app/individual/profile/me')
    await expect(page.getByRole('heading', { name: 'Site Engineer' })).toBeVisible()
    await expect(page.getByText('Trainee')).toBeHidden()
    await page.getByRole('link', { name: 'Anybody' }).click()
    await expect(page.getByRole('heading', { name: 'They see nothing' })).toBeVisible()
    await page.getByRole('link', { name: 'Signed in' }).click()
    await expect(page.getByRole('heading', { name: 'Orla Quinn' })).toBeVisible()
    await expect(page.getByText('orla-')).toBeHidden()
  },
)

test('a PDF is read as well, and makes most of a profile', { tag: ['@2.3c'] }, async ({ page }) => {
  const [cv] = WRITTEN_CVS
  if (!cv) throw new Error('Nobody wrote a CV')
  const buffer = await drawCv(cv, 'a sidebar')
  await join(page, buildNewcomer('Aoife', 'Walsh'), 'looking')
  await page.goto('/app/individual/profile/import')
  await awake(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByRole('heading', { name: 'Check what we found' })).toBeVisible()
  for (const { position } of cv.work)
    await expect(page.getByRole('checkbox', { name: `Add ${position}` })).toBeChecked()
  await page.getByRole('button', { name: /^Add \d+ things$/ }).click()
  await expect(page.getByText(/^Your profile is 8\d% complete/).first()).toBeAttached()

  await page.goto('/app/individual/profile/me')
  await page.getByRole('link', { name: 'View CV' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  const { text } = await readPdf(await readFile(await (await saving).path()))
  for (const { position, organization } of cv.work) {
    expect(text).toContain(position)
    expect(text).toContain(organization)
  }
})
