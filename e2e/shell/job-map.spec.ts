import type { Page } from '@playwright/test'
import { seedId } from '#/db/seed/seed-id.ts'
import { awake } from '../fixtures/awake.ts'
import { findings, pageWidth } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'
import { watchPage } from '../fixtures/watch-page.ts'

const SOUTH_WEST = '/jobs/maps?view=-2.5,51.6,8'

const list = (page: Page) => page.getByRole('region', { name: 'The jobs in view' })
const rows = (page: Page) => list(page).getByRole('heading', { level: 3 })
const markers = (page: Page) => page.getByRole('list', { name: 'Jobs on the map' }).getByRole('button')
const cluster = (page: Page) => markers(page).filter({ hasText: /^\d+$/ }).first()
const title = (page: Page) => list(page).getByRole('heading', { level: 2 }).first()

/** How many jobs the list says are in view. */
async function inView(page: Page): Promise<number> {
  return Number(/\d+/.exec((await title(page).textContent()) ?? '')?.[0] ?? 0)
}

/** How many jobs the markers stand for: a disc says it, a pin is one. */
const marked = (page: Page) =>
  markers(page).evaluateAll((all) =>
    all.reduce((sum, { textContent }) => sum + (/^\d+$/.test(textContent) ? Number(textContent) : 1), 0),
  )

/** Whether the markers stand for all jobs in view, and lie on the map in its present size. */
async function areMarkersOnMap(page: Page): Promise<boolean> {
  if ((await marked(page)) !== (await inView(page))) return false
  const map = await page.locator('canvas').boundingBox()
  const all = await markers(page).evaluateAll((found) => found.map((one) => one.getBoundingClientRect()))
  if (!map || all.length === 0) return false
  const isOn = (at: number, from: number, size: number) => at > from && at < from + size
  return all.every(({ left, top }) => isOn(left, map.x, map.width) && isOn(top, map.y, map.height))
}

/** How far apart the markers stand, from the first in the west to the last in the east. */
const spread = (page: Page) =>
  markers(page).evaluateAll((all) => {
    const lefts = all.map((one) => one.getBoundingClientRect().left)
    return Math.max(...lefts) - Math.min(...lefts)
  })

async function openMap(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(markers(page).first()).toBeVisible()
  await expect(rows(page).first()).toBeAttached()
}

/** The tags that leave each width and each of the colours to be drawn once in the short run. */
const tagsOfDrawing = (width: number, colorScheme: 'light' | 'dark') =>
  (width === 1280) === (colorScheme === 'light') ? [] : ['@long']

for (const [width, height] of [
  [1280, 860],
  [390, 844],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} pixels, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme })

      test(
        'clusters appear over a map that is drawn, beside their jobs, and nothing comes from elsewhere',
        { tag: ['@R010', '@R036', ...tagsOfDrawing(width, colorScheme)] },
        async ({ page, baseURL }) => {
          const seen = watchPage(page, baseURL ?? '')
          await openMap(page, '/jobs/maps')
          await expect(cluster(page)).toBeVisible()
          await expect(title(page)).toHaveText(/\d+ jobs? in view/)
          await expect(page.getByText('Natural Earth')).toBeVisible()
          expect(await pageWidth(page)).toBeLessThanOrEqual(width)
          expect(await findings(page)).toEqual([])
          expect(await seen()).toEqual({ refusedByPolicy: [], fromElsewhere: [], errors: [] })
        },
      )
    })
  }
}

test(
  'the map begins where most jobs are, says how many lie elsewhere and shows them all',
  { tag: ['@R036'] },
  async ({ page }) => {
    await openMap(page, '/jobs/maps')
    const near = await inView(page)
    const elsewhere = list(page).getByText(/^\d+ elsewhere$/)
    const far = Number(/\d+/.exec((await elsewhere.textContent()) ?? '')?.[0])
    expect(near).toBeGreaterThan(far * 4)
    await list(page).getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => inView(page)).toBeGreaterThan(near)
    await expect(elsewhere).toBeHidden()
  },
)

test('one press on a cluster leads to its jobs, and Escape from the bar above puts a picked one away', async ({
  page,
}) => {
  await openMap(page, '/jobs/maps')
  const first = (await cluster(page).textContent()) ?? ''
  await cluster(page).click()
  await expect(page).toHaveURL(/view=/)
  await expect(markers(page).filter({ hasText: new RegExp(`^${first}$`) })).toBeHidden()
  expect(await inView(page)).toBeGreaterThan(0)
  await rows(page).first().getByRole('link').click()
  const card = page.getByRole('region', { name: 'The job you picked' })
  await expect(card).toBeVisible()
  await page.getByRole('link', { name: 'List', exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
})

test('a search for remote work says in the middle of the map that none of its jobs is on it, and lists them', async ({
  page,
}) => {
  await page.goto('/jobs/maps?workLocation=Remote')
  const note = page.getByText('None of these jobs is on the map')
  await expect(note).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('a search without a result names what to drop, and leads back to the map', async ({ page }) => {
  await page.goto('/jobs/maps?search=engineer%20xqzt')
  await expect(list(page).getByText('No open job says “xqzt”.')).toBeVisible()
  await list(page)
    .getByRole('link', { name: /^Search “engineer”/ })
    .click()
  await expect(rows(page).first()).toBeAttached()
  await expect(page).toHaveURL('/jobs/maps?search=engineer')
})

test('the first rows are in the page as it is sent, where the map begins with all jobs', async ({
  request,
}) => {
  const rowsOf = async (path: string) => (await (await request.get(path)).text()).match(/<h3/g)?.length ?? 0
  expect(await rowsOf('/jobs/maps?search=engineer')).toBeGreaterThan(0)
  expect(await rowsOf(SOUTH_WEST)).toBe(0)
})

test('the map that one goes to does not wait for its first rows', async ({ page }) => {
  await page.route('**/_serverFn/getFirstMapJobs*', () => undefined)
  await page.goto('/jobs')
  await awake(page)
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(markers(page).first()).toBeVisible()
  await expect(rows(page).first()).toBeAttached()
})

test('a filter narrows the map and the list, and the switch takes the search along', async ({ page }) => {
  await openMap(page, SOUTH_WEST)
  const all = await inView(page)
  await page.getByRole('button', { name: 'Sector' }).click()
  await page.getByRole('dialog').getByText('Engineering', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/sector=Engineering/)
  await expect.poll(() => inView(page)).toBeLessThan(all)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL(/\/jobs\?sector=Engineering$/)
})

test('the list follows the map, and the place survives a reload and the way back', async ({ page }) => {
  await openMap(page, '/jobs/maps?view=-2.24,51.86,8')
  expect(await inView(page)).toBeGreaterThan(1)
  for (let nth = 0; nth < 3; nth += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
  // Of the demo one job is in Gloucester, and tests publish none there.
  await expect(title(page)).toHaveText('1 job in view')
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toMatch(/,11$/)
  const there = page.url()
  await page.reload()
  await expect(title(page)).toHaveText('1 job in view')
  await page.goto('/contact')
  await page.goBack()
  await expect(page).toHaveURL(there)
  await expect(title(page)).toHaveText('1 job in view')
})

test('by keyboard one moves and zooms the map, opens a cluster, picks a job and leaves', async ({ page }) => {
  await openMap(page, SOUTH_WEST)
  const before = await inView(page)
  await page.getByRole('region', { name: /^Map\. Arrow keys/ }).focus()
  for (const key of ['+', '+', 'ArrowRight']) await page.keyboard.press(key)
  await expect.poll(() => inView(page)).not.toBe(before)

  await openMap(page, '/jobs/maps?view=-2.2,51.9,7')
  const whole = page.url()
  await cluster(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(whole)
  await openMap(page, '/jobs/maps?view=-2.24,51.86,11')
  const pin = markers(page).filter({ hasText: '£' }).first()
  await pin.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: 'The job you picked' })
  await expect(card).toBeFocused()
  await expect(card.getByRole('link', { name: 'Open the job' })).toBeVisible()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(pin).toBeFocused()

  const skip = page.getByRole('link', { name: 'Skip the map' })
  await skip.focus()
  await expect(skip).toBeVisible()
  await page.getByRole('link', { name: 'Go to the map' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#map :focus')).toBeAttached()
  expect(await page.evaluate(() => window.scrollY), 'the map stands below the filters').toBe(0)
})

test('a disc that falls apart under the keyboard leaves it on the map, which goes on answering', async ({
  page,
}) => {
  await openMap(page, '/jobs/maps?view=-2.2,51.9,6')
  const disc = cluster(page)
  await disc.focus()
  const name = (await disc.getAttribute('aria-label')) ?? ''
  const same = markers(page).and(page.getByLabel(name, { exact: true }))
  const map = page.getByRole('region', { name: /^Map\. Arrow keys/ })
  await expect(async () => {
    if (await same.count()) await page.keyboard.press('+')
    await expect(same).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
  await expect(map).toBeFocused()
  const before = page.url()
  await page.keyboard.press('-')
  await expect(page).not.toHaveURL(before)
})

test('a map that changes its size, as when a telephone is turned, never says that it lost its jobs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openMap(page, '/jobs/maps')
  await expect(title(page)).toHaveText(/\d+ jobs? in view/)
  await title(page).evaluate((element) => {
    const said: string[] = []
    Object.assign(window, { said })
    const hear = new MutationObserver(() => said.push(element.textContent))
    hear.observe(element, { subtree: true, childList: true, characterData: true })
  })
  for (const [width, height] of [
    [1280, 860],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.locator('canvas').evaluate((canvas) => canvas.clientWidth)).toBe(width)
    await expect(cluster(page)).toBeVisible()
  }
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).not.toContain(
    'No jobs in view',
  )
})

test(
  'a map that nobody moved shows as many jobs when its window is made narrow or low, and large again',
  { tag: ['@flaky'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 860 })
    // Jobs of the demo alone: others come and go meanwhile.
    await openMap(page, '/jobs/maps?search=engineer')
    await expect.poll(() => areMarkersOnMap(page)).toBe(true)
    const [shown, spreadAtFirst] = [await inView(page), await spread(page)]
    expect(spreadAtFirst).toBeGreaterThan(0)
    for (const [width, height] of [
      [1280, 480],
      [390, 844],
      [1280, 860],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => page.locator('canvas').evaluate((canvas) => canvas.clientWidth)).toBe(width)
      await expect.poll(async () => [await areMarkersOnMap(page), await inView(page)]).toEqual([true, shown])
    }
    await expect.poll(() => spread(page)).toBeCloseTo(spreadAtFirst, -1)
    expect(new URL(page.url()).search).toBe('?search=engineer')
  },
)

test('the row of a pin that is picked is marked and scrolled to, and nothing else moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await openMap(page, '/jobs/maps?view=-2.2,51.6,8')
  const row = list(page).getByRole('listitem').filter({ hasText: 'Site Manager, River Works' })
  const scroller = list(page).locator('[data-scrolls]')
  await scroller.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  await expect(row).not.toBeInViewport()
  await markers(page).filter({ hasText: '£270–320/day' }).click()
  await expect(row).toBeInViewport({ ratio: 1 })
  await expect(row).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const [width, height, view, job] of [
  [1280, 860, '-2.41,51.62,9.1', '£270–320/day'],
  [740, 700, '-2.3,51.75,9.1', '£270–320/day'],
  [390, 844, '-2.3,51.95,9.1', '£270–320/day'],
] as const) {
  test(`the card of a picked pin leaves it in sight and the map where it is, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openMap(page, `/jobs/maps?view=${view}`)
    const pin = markers(page).filter({ hasText: job })
    await pin.click()
    const card = page.getByRole('region', { name: 'The job you picked' })
    await expect(card).toBeVisible()
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    const gap = async () => {
      const [over, under] = [await card.boundingBox(), await pin.boundingBox()]
      if (!over || !under) return 0
      return Math.max(
        under.x - over.x - over.width,
        over.x - under.x - under.width,
        under.y - over.y - over.height,
        over.y - under.y - under.height,
      )
    }
    await expect.poll(gap).toBeGreaterThan(0)
    await expect(card).toBeInViewport({ ratio: 1 })
    expect(new URL(page.url()).searchParams.get('view')).toBe(view)
  })
}

test('a filter by pay says beside the map as in the list what it leaves out', async ({ page }) => {
  const note = () => page.getByText(/^Pay is compared in British pounds\./)
  await page.goto('/jobs?minSalary=40000')
  const inList = await note().textContent()
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL('/jobs/maps?minSalary=40000')
  await expect(list(page).getByText(inList ?? '', { exact: true })).toBeVisible()
})

test('a shared address shows its job, and one that is not open says so', async ({ page }) => {
  await page.goto(`/jobs/maps?job=${seedId('civil-engineer-flood-defences')}`)
  const card = page.getByRole('region', { name: 'The job you picked' })
  await expect(card.getByRole('heading', { name: 'Civil Engineer, Flood Defences' })).toBeVisible()
  await page.goto(`/jobs/maps?job=${seedId('bid-writer')}`)
  await expect(card.getByText('This job is no longer open.')).toBeVisible()
})

test('what is remote is listed beside the map', async ({ page }) => {
  // Of the demo one job for designers is remote, and one on the map tells of a designer.
  await openMap(page, '/jobs/maps?search=designer')
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(title(page)).toHaveText(/^\d+ jobs? remote or not on the map$/)
  await expect(rows(page).filter({ hasText: 'Product Designer' }).first()).toBeAttached()
})

test('the map follows the switch of colours at once', async ({ page }) => {
  await openMap(page, '/jobs/maps')
  const colour = () => page.locator('.map-stage').evaluate((stage) => getComputedStyle(stage).backgroundColor)
  const light = await colour()
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark'
  })
  expect(await colour()).not.toBe(light)
  await expect(markers(page).first()).toBeVisible()
})

test('of more jobs than a page can hold the server draws the clusters', async ({ page }) => {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1, 0)
  head.writeUInt32BE(1, 4)
  const asked: string[] = []
  await page.route('**/api/jobs/pins*', (route) => route.fulfill({ body: head }))
  await page.route('**/api/jobs/clusters*', (route) => {
    const question = new URL(route.request().url()).searchParams.get('ask') ?? ''
    asked.push(question)
    const crowd = { id: 7, lng: -2.6, lat: 51.5, count: 250_000, near: null }
    return route.fulfill({
      json:
        question === 'summary'
          ? {
              onMap: 250_000,
              besideCount: 0,
              beside: [],
              bounds: [-3, -30, 150, 52],
              dense: [-3, 51, -2, 52],
            }
          : { clusters: [crowd], pins: [], inView: 250_000, newest: [1] },
    })
  })
  await page.goto('/jobs/maps')
  await expect(title(page)).toHaveText('250,000 jobs in view')
  await expect(markers(page).first()).toHaveText('250k')
  expect(new Set(asked)).toEqual(new Set(['summary', 'look']))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list with the same filters is offered', async ({ page }) => {
    await page.goto('/jobs/maps?search=engineer')
    await expect(page.locator('noscript p', { hasText: 'The map needs scripts.' })).toBeVisible()
    await page.getByRole('link', { name: 'Open the list' }).click()
    await expect(page).toHaveURL('/jobs?search=engineer')
  })
})

test.describe('without a graphics card', () => {
  test('the same list is offered, and the rest of the page works', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto('/jobs/maps?search=engineer')
    await awake(page)
    await expect(page.getByText('This browser cannot draw the map.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the list' })).toHaveAttribute(
      'href',
      '/jobs?search=engineer',
    )
  })
})
