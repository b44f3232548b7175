import type { Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { buildNewcomer, join } from '../fixtures/newcomer.ts'
import { paintPicture } from '../fixtures/paint-picture.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

const pictureOf = (page: Page) => page.getByRole('group', { name: 'Profile Picture' })

test(
  'a picture is chosen with the browser’s chooser, shows everywhere at 128 pixels, and stays',
  { tag: ['@R005', '@R116', '@R118', '@R119'] },
  async ({ page }) => {
    await join(page, buildNewcomer('Pim', 'Ruisdael'), 'looking')
    await page.goto('/app/individual/profile/step1')
    await awake(page)
    const headline = page.getByLabel('Headline')
    await headline.fill('Painter of light')
    const chooser = page.waitForEvent('filechooser')
    await pictureOf(page).getByRole('button', { name: 'Upload Profile Picture' }).click()
    await (await chooser).setFiles(await paintPicture(page))
    await expect(page.getByText('Profile picture updated')).toBeVisible()
    const picture = pictureOf(page).getByAltText('Profile Picture')
    expect(await picture.boundingBox()).toMatchObject({ width: 128, height: 128 })
    const size = () =>
      picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    await expect.poll(size).toEqual([360, 360])
    const address = (await picture.getAttribute('src')) ?? ''
    await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', address)
    await expect(headline).toHaveValue('Painter of light')

    await page.goto('/app/settings')
    await expect(pictureOf(page).getByAltText('Profile Picture')).toHaveAttribute('src', address)
  },
)

test(
  'a press on the picture opens the chooser again, which offers pictures alone',
  { tag: ['@R117'] },
  async ({ page }) => {
    await signInAs(page, 'Individual')
    await page.goto('/app/settings')
    await awake(page)
    const chooser = page.waitForEvent('filechooser')
    await pictureOf(page).getByAltText('Profile Picture').click()
    expect(await (await chooser).element().getAttribute('accept')).toBe('image/*')
  },
)

test('a file that is no picture is refused, and the picture stays', async ({ page }) => {
  await signInAs(page, 'Individual')
  await page.goto('/app/settings')
  await awake(page)
  const picture = pictureOf(page).getByAltText('Profile Picture')
  const before = await picture.getAttribute('src')
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') }
  await pictureOf(page).locator('input[type=file]').setInputFiles(file)
  await expect(pictureOf(page).getByText('Uploaded file is not an image').first()).toBeVisible()
  await expect(picture).toHaveAttribute('src', before ?? '')
})

test(
  'a company gets a logo and a video with its form, and its page shows the logo',
  { tag: ['@R008'] },
  async ({ page }) => {
    await join(page, buildNewcomer('Lotte', 'Steen'), 'hiring')
    await page.goto('/app/employer/company')
    await awake(page)
    await page.getByRole('button', { name: 'Create a company profile' }).click()
    const logo = page.getByRole('group', { name: 'Logo' })
    await expect(logo.getByAltText('Logo')).toHaveAttribute('src', '/files/company-logos/default.webp')
    await logo.locator('input[type=file]').setInputFiles(await paintPicture(page))
    await expect(logo.getByRole('button', { name: 'Remove' })).toBeVisible()
    const address = (await logo.getByAltText('Logo').getAttribute('src')) ?? ''
    const video = page.getByRole('group', { name: 'Introduction video' })
    await video.locator('input[type=file]').setInputFiles('tests/fixtures/media/recorded.mp4')
    await expect(page.getByText('Video uploaded successfully')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Steen & Daughters')
    await page.getByLabel('Email').fill('work@steen.example.com')
    await page.getByLabel('Phone').fill('+44 7700 900845')
    await page.getByLabel('Description').fill('We restore what water has taken.')
    await page.getByLabel('Location').fill('Bath, United Kingdom')
    await page.getByRole('button', { name: 'Create Company Profile' }).click()
    await expect(page.getByText('Company profile created successfully')).toBeVisible()
    await expect(page.getByRole('main').locator(`img[src="${address}"]`).first()).toBeVisible()
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(video.getByRole('button', { name: 'Replace' })).toBeVisible()
  },
)
