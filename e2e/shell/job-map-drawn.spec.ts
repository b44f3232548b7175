import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { MAP_PALETTES } from '#/features/jobs-map/base-map/map-palette.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1280, height: 860 } })

const IN_THE_SEA = { x: 700, y: 760, width: 1, height: 1 }
/** A part of the land without a shore, a border or a marker. */
const INLAND = { x: 480, y: 160, width: 400, height: 320 }

const markers = (page: Page) => page.getByRole('list', { name: 'Jobs on the map' }).getByRole('button')

/** Lets nothing of an address come before the answer is called. */
async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

async function colourOf(page: Page): Promise<string> {
  const shot = await page.screenshot({ clip: IN_THE_SEA })
  return `#${(await sharp(shot).removeAlpha().raw().toBuffer()).toString('hex')}`
}

/** Whether anything at all is drawn there. */
async function isPlain(page: Page): Promise<boolean> {
  const { channels } = await sharp(await page.screenshot({ clip: INLAND })).stats()
  return channels.every(({ min, max }) => min === max)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('before the land is there no job stands in the sea', async ({ page }) => {
      const comes = await holdBack(page, '**/countries-50m*')
      await page.goto('/jobs/maps?view=-4,50.5,7')
      await expect(markers(page).first()).toBeVisible()
      const { land, sea } = MAP_PALETTES[colorScheme]
      expect(await colourOf(page)).toBe(land)
      comes()
      await expect.poll(() => colourOf(page)).toBe(sea)
    })
  })
}

test('towns are named where one looks closely, and moving a little asks for nothing', async ({
  page,
  request,
}) => {
  const square = '/api/map/towns?language=en&cell=-4,50'
  const known = async () => ((await (await request.get(square)).json()) as { names: string[] }).names
  await expect.poll(known).toContain('Gloucester')
  const asked: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('cell=')) asked.push(new URL(sent.url()).search)
  })
  const come = await holdBack(page, /cell=/)
  await page.goto('/jobs/maps?view=-2.3,51.8,10')
  await expect.poll(() => asked).toEqual(['?language=en&cell=-4,50'])
  expect(await isPlain(page)).toBe(true)
  come()
  await expect.poll(() => isPlain(page)).toBe(false)
  await page.getByRole('region', { name: /^Map\. Arrow keys/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/view=-2\.3%2C51\.7/)
  expect(asked).toEqual(['?language=en&cell=-4,50'])
})
