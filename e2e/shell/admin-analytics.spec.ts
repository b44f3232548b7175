import { readFile } from 'node:fs/promises'
import { coloursStill, findings, pageWidth } from '../fixtures/axe.ts'
import { awake } from '../fixtures/awake.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ visitor: 'Admin' })

test(
  'an admin looks at a quarter, reads a chart as a table, and takes it along; nobody else is asked',
  { tag: ['@R009', '@2.9d'] },
  async ({ page }) => {
    const asked = new Set<string>()
    const said: string[] = []
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    // The server counts the demo's days after it starts.
    await expect(async () => {
      await page.goto('/app/admin/analytics')
      await expect(page.getByRole('region', { name: 'Likes and matches' })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await awake(page)
    await page.getByText('90 days', { exact: true }).click()
    await expect(page).toHaveURL('/app/admin/analytics?period=90')
    await expect(page.getByText('The last 90 days')).toBeVisible()

    const likes = page.getByRole('region', { name: 'Likes and matches', exact: true })
    await expect(likes.locator('svg.recharts-surface')).toBeVisible()
    await likes.getByRole('button', { name: 'Show as table' }).click()
    await expect(likes.getByRole('columnheader')).toHaveText(['Day', 'Likes', 'Matches'])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      likes.getByRole('button', { name: 'Download as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^likes-\d{4}-\d{2}-\d{2}\.csv$/)
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines[0]).toBe('\u{FEFF}"Day","Likes","Matches"')
    expect(lines).toHaveLength(await likes.getByRole('row').count())

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await coloursStill(page)
      expect(await findings(page), colorScheme).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => pageWidth(page)).toBe(320)
    expect([...asked]).toEqual([new URL(page.url()).origin])
    expect(said).toEqual([])
  },
)
