import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { buildJob } from '#tests/factories/build-job.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { findPage, type Reading } from './found-page.server.ts'
import { jobsToRank } from './jobs-by-fit.server.ts'
import { toJobSummary } from './published-jobs.view.ts'

await useTestDatabase()

/** A page of everything, and the statement that asked for it. */
async function readPage(reading: Reading | null) {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const { rows } = await findPage(jobsToRank([]), { without: null, reading })
    const texts = sent.mock.calls.map(([asked]: unknown[]) => (asked as { text: string }).text)
    return { rows, text: texts.join('\n') }
  } finally {
    sent.mockRestore()
  }
}

test('a page that is read for fits shows the same rows, and reads no column twice', async () => {
  await buildJob({ title: 'Lock Keeper' })
  await buildJob({ title: 'Tide Watcher', workLocation: 'Remote' })
  const plain = await readPage(null)
  const scored = await readPage({ userId: 'nobody', request: undefined })
  expect(scored.rows.map(toJobSummary)).toEqual(plain.rows.map(toJobSummary))
  expect(scored.rows.map((row) => row.scored?.title)).toEqual(['Tide Watcher', 'Lock Keeper'])
  for (const { text } of [plain, scored]) expect(text.match(/"job"\."title"/g)).toHaveLength(1)
  expect(plain.text).not.toContain('"apply_email"')
})
