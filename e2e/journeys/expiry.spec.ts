import { expect, test } from '../fixtures/test.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { publishJob } from '../fixtures/publish-job.ts'
import { putTask, TASK_PATIENCE_MS } from '../fixtures/put-task.ts'

test(
  'a job whose closing day has passed leaves list, map, sitemap and feeds, and its page says so',
  { tag: ['@R035', '@2.7c'] },
  async ({ page, database }) => {
    await enterAsNewEmployer(page)
    const title = `Lock Keeper ${ownWord()}`
    const [id, staying] = [await publishJob(page, title), await publishJob(page, `${title} II`)]
    const search = `search=${encodeURIComponent(title)}`
    const list = `/jobs?${search}`
    const feeds = ['rss', 'atom', 'json'].map((format) => `/jobs/feed.${format}?${search}`)
    const everywhere = [list, ...feeds, '/jobs/indeed.xml', '/sitemaps/jobs-0.xml']
    const placesOf = async (jobId: string) => {
      const texts = await Promise.all(everywhere.map(async (path) => (await page.request.get(path)).text()))
      return everywhere.filter((_, place) => texts[place]?.includes(jobId))
    }
    await expect.poll(() => placesOf(id)).toEqual(everywhere)
    const mapJob = { name: 'getMapJob', method: 'GET', data: { id } } as const
    expect((await callFunction(page.request, mapJob)).status()).toBe(200)
    const pins = async () => (await (await page.request.get(`/api/jobs/pins?${search}`)).body()).byteLength
    const pinsBefore = await pins()

    await database.query(`update job set closing_date = (now() at time zone 'utc')::date - 1 where id = $1`, [
      id,
    ])
    // Machines are told at once, whatever the clock of the tasks says.
    await expect.poll(async () => (await placesOf(id)).filter((path) => path !== list)).toEqual([])
    await putTask(database, 'expire-jobs')
    const standing = async () =>
      (await database.query(`select status, archive_reason from job where id = $1`, [id])).rows
    await expect
      .poll(standing, { timeout: TASK_PATIENCE_MS })
      .toEqual([{ status: 'Archived', archive_reason: 'Expired' }])

    await expect.poll(() => placesOf(id)).toEqual([])
    expect(await placesOf(staying)).toEqual(everywhere)
    expect((await callFunction(page.request, mapJob)).status()).toBe(404)
    expect(await pins()).toBeLessThan(pinsBefore)

    await page.context().clearCookies()
    const answer = await page.goto(`/job/${id}`)
    expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
    await expect(page.getByText('This job is no longer open')).toBeVisible()
    await expect(page.getByText('Its closing date has passed.')).toBeVisible()
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Like this job' })).toHaveCount(0)
  },
)
