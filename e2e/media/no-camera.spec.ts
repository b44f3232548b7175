import { expect, type Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { testWithoutCamera, testWithRefusal } from '../fixtures/camera.ts'
import { signInAs } from '../fixtures/sign-in.ts'

async function tryToRecord(page: Page) {
  await signInAs(page, 'Employer')
  await page.goto('/app/employer/company')
  await awake(page)
  await page.getByRole('button', { name: 'Create a company profile' }).click()
  const video = page.getByRole('group', { name: 'Introduction video' })
  await video.getByRole('button', { name: 'Record', exact: true }).click()
  return video
}

testWithRefusal(
  'a camera that is refused is said to be blocked, and a file can be uploaded instead',
  { tag: ['@R122'] },
  async ({ page }) => {
    const video = await tryToRecord(page)
    await expect(video.getByText('The camera and microphone are blocked', { exact: true })).toBeVisible()
    await expect(video.getByRole('button', { name: 'Try again' })).toBeFocused()
    await expect(video.getByRole('button', { name: 'Upload a file' })).toBeVisible()
  },
)

testWithoutCamera(
  'without a camera it is said that none was found, and a file can be uploaded',
  { tag: ['@R122'] },
  async ({ page }) => {
    const video = await tryToRecord(page)
    await expect(video.getByText('No camera or microphone was found', { exact: true })).toBeVisible()
    await expect(video.getByRole('button', { name: 'Upload a file' })).toBeVisible()
  },
)
