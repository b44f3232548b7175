import { expect, type Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { playAndSeek, recordFor, recordOnly, testWithCamera as test } from '../fixtures/camera.ts'
import { signInAs } from '../fixtures/sign-in.ts'

const videoOf = (page: Page) => page.getByRole('group', { name: 'Introduction video' })

async function openCompanyForm(page: Page) {
  await signInAs(page, 'Employer')
  await page.goto('/app/employer/company')
  await awake(page)
  await page.getByRole('button', { name: 'Create a company profile' }).click()
  return videoOf(page)
}

/** The body of the upload: the browser tells it only of requests that are held up. */
async function noteUpload(page: Page) {
  let sent = ''
  await page.route('**/api/upload', (route) => {
    sent = route.request().postDataBuffer()?.toString('latin1') ?? ''
    return route.continue()
  })
  return () => sent
}

for (const { format, extension, ending = extension, tags = [] } of [
  { format: 'video/mp4;codecs=avc1,opus', extension: 'mp4' },
  { format: 'video/mp4', extension: 'mp4', tags: ['@long'] },
  // The browser's webm with h264 is Matroska, which few players take: it is kept as mp4.
  { format: 'video/webm;codecs=h264', extension: 'webm', ending: 'mp4' },
  { format: 'video/webm', extension: 'webm' },
]) {
  test(
    `what is recorded as ${format} plays and seeks, before and after it is saved`,
    { tag: ['@R008', '@R123', '@R202', ...tags] },
    async ({ page }) => {
      await recordOnly(page, format)
      const video = await openCompanyForm(page)
      await recordFor(video, 2)
      const before = await playAndSeek(video.getByLabel('Your recording'))
      expect(before.seconds).toBeGreaterThan(1.5)
      expect(before.missedBy).toBeLessThan(0.1)

      const sent = await noteUpload(page)
      await video.getByRole('button', { name: 'Save video' }).click()
      await expect(page.getByText('Video saved successfully')).toBeVisible()
      expect(sent()).toContain(`filename="company-video.${extension}"`)
      const stored = video.getByLabel('Introduction video')
      await expect(stored).toHaveAttribute('src', new RegExp(`^/files/company-videos/[\\w-]+\\.${ending}#`))
      const after = await playAndSeek(stored)
      expect(Math.abs(after.seconds - before.seconds)).toBeLessThan(0.1)
      expect(after.missedBy).toBeLessThan(0.1)
    },
  )
}

/** Whether the camera of the page is on: every stream it was given is remembered. */
async function watchCamera(page: Page) {
  await page.addInitScript(() => {
    const given: MediaStream[] = []
    const devices = navigator.mediaDevices
    const ask = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (wishes) => {
      const stream = await ask(wishes)
      given.push(stream)
      return stream
    }
    Object.assign(globalThis, {
      isCameraOn: () =>
        given.some((stream) => stream.getTracks().some((track) => track.readyState === 'live')),
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { isCameraOn: () => boolean }).isCameraOn())
}

test('the camera is off once a recording is stopped, the preview is left, or the page is', async ({
  page,
}) => {
  const isOn = await watchCamera(page)
  const video = await openCompanyForm(page)
  await video.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(video.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await expect.poll(isOn).toBe(true)
  await video.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(isOn).toBe(false)
  await recordFor(video, 1)
  await expect(video.getByRole('button', { name: 'Save video' })).toBeVisible()
  await expect.poll(isOn).toBe(false)
  await video.getByRole('button', { name: 'Record again' }).click()
  await expect(video.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await expect.poll(isOn).toBe(true)
  await page.getByRole('button', { name: 'Cancel' }).last().click()
  // The first recording is still there, and nobody has saved it.
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(video).toHaveCount(0)
  await expect.poll(isOn).toBe(false)
})
