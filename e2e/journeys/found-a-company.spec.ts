import { expect } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { playAndSeek, recordFor, testWithCamera as test } from '../fixtures/camera.ts'
import { buildNewcomer, join } from '../fixtures/newcomer.ts'
import { paintPicture } from '../fixtures/paint-picture.ts'
import { typePlace } from '../fixtures/type-place.ts'

test('somebody founds a company with a logo and a recorded video, and its public page plays it to visitors', async ({
  page,
  browser,
}) => {
  await join(page, buildNewcomer('Ines', 'Havelaar'), 'hiring')
  await page.goto('/app/employer/company')
  await awake(page)
  await page.getByRole('button', { name: 'Create a company profile' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('group', { name: 'Logo' }).getByRole('button').first().click()
  await (await chooser).setFiles(await paintPicture(page))
  await expect(page.getByText('The picture is set')).toBeAttached()
  await page.getByLabel('Name', { exact: true }).fill('Havelaar Coffee')
  await page.getByLabel('Email').fill('work@havelaar.example.com')
  await page.getByLabel('Phone').fill('+44 7700 900860')
  await page.getByLabel('Description').fill('We roast what its growers are paid well for.')
  await typePlace(page.getByLabel('Location'), 'Bath, United Kingdom')
  const video = page.getByRole('group', { name: 'Introduction video' })
  await recordFor(video, 2)
  await video.getByRole('button', { name: 'Save video' }).click()
  await expect(page.getByText('Video saved successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Create Company Profile' }).click()
  await expect(page.getByText('Company profile created successfully')).toBeVisible()
  const address = await page.getByRole('link', { name: 'Havelaar Coffee' }).getAttribute('href')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address ?? '')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Havelaar Coffee' })).toBeVisible()
  const logo = visitor.getByRole('main').locator('img').first()
  await expect(logo).toHaveAttribute('src', /^\/files\/company-logos\/[\w-]{36}\.webp$/)
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360)
  const shown = await playAndSeek(
    visitor
      .getByLabel(/Havelaar Coffee/)
      .locator('visible=true')
      .last(),
  )
  expect(shown.seconds).toBeGreaterThan(1.5)
  expect(shown.missedBy).toBeLessThan(0.1)
})
