import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { MAP_PALETTES } from '#/features/jobs-map/base-map/map-palette.ts'

// Without a graphics card every frame takes its time, hence no flying.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  trace: 'off',
  viewport: { width: 1280, height: 860 },
})
test.slow()

const SLOW = { timeout: 40_000 }
const IN_THE_SEA = { x: 700, y: 760, width: 1, height: 1 }

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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('before the land is there no job stands in the sea', async ({ page }) => {
      const comes = await holdBack(page, '**/countries-50m*')
      await page.goto('/jobs/maps?view=-4,50.5,7')
      await expect(markers(page).first()).toBeVisible(SLOW)
      const { land, sea } = MAP_PALETTES[colorScheme]
      expect(await colourOf(page)).toBe(land)
      comes()
      await expect.poll(() => colourOf(page), SLOW).toBe(sea)
    })
  })
}
