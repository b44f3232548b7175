import { Suspense } from 'react'
import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#/lib/query-client.ts'
import { renderPage } from '#tests/setup/render.tsx'
import { analyticsQuery } from '../../analytics/analytics.queries.ts'
import { toAnalyticsView, type AnalyticsView } from '../../analytics/analytics.view.ts'
import type { CountedDay } from '../../analytics/measures.ts'
import { AnalyticsScreen } from './analytics-screen.tsx'

// The wire to the server: the page below finds its numbers in the cache.
vi.mock('../../analytics/analytics.functions.ts', () => ({
  getAnalytics: () => Promise.reject(new Error('not asked for')),
}))

/** The files that the browser is handed to be kept, each with its name and its text, mark of its encoding included. */
function catchFiles() {
  const files: { name: string; content: Blob }[] = []
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: made.mock.lastCall?.[0] as Blob })
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return () =>
    Promise.all(
      files.map(async ({ name, content }) => [name, decoder.decode(await content.arrayBuffer())] as const),
    )
}

const dayOf = (day: string, changes: Partial<CountedDay> = {}): CountedDay => ({
  ...{
    day,
    signUpsIndividual: 3,
    signUpsEmployer: 1,
    signUpsAdmin: 0,
    profiles: null,
    profilePercents: null,
  },
  ...{ liveJobs: 1_200, liveJobsWithPay: 900, likes: 8, matches: 2, answerHours: { '5': 1 } },
  ...{ searches: 20, emptySearches: 1 },
  ...changes,
})

const WEEK = ['08', '09', '10', '11', '12', '13', '14'].map((day) => dayOf(`2026-03-${day}`))
const BEFORE = ['01', '02', '03', '04', '05', '06', '07'].map((day) =>
  dayOf(`2026-03-${day}`, { likes: 4, matches: 2, signUpsAdmin: 1 }),
)
const SPAN = { first: '2026-03-08', period: 7 } as const

async function openScreen(view: AnalyticsView) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(analyticsQuery(7).queryKey, view)
  const onPeriod = vi.fn<(period: number) => void>()
  const page = await renderPage(
    <Suspense>
      <AnalyticsScreen period={7} onPeriod={onPeriod} />
    </Suspense>,
    { queryClient },
  )
  return { ...page, onPeriod }
}

const readTiles = () =>
  within(screen.getByRole('list', { name: 'The period in numbers' }))
    .getAllByRole('listitem')
    .map((tile) => [...tile.children].map(({ textContent }) => textContent))

test('each number of the period stands beside its change', async () => {
  await openScreen(toAnalyticsView([...BEFORE, ...WEEK], SPAN))
  expect(readTiles()).toEqual([
    ['Sign-ups', '28', '-20%'],
    ['Profile completion', 'Not known', 'Nothing to compare with–'],
    ['Live jobs', '1,200', '0%'],
    ['Live jobs that state pay', '75%', '0 points'],
    ['Likes', '56', '+100%'],
    ['Matches', '14', '0%'],
    ['Match rate', '25%', '-25 points'],
    ['Median time to first answer', '5 hours', '0%'],
    ['Searches with no result', '7', '0%'],
  ])
})

test('every chart has a table of the same days, and a file of them', async () => {
  const caught = catchFiles()
  const { user } = await openScreen(toAnalyticsView(WEEK.slice(0, 2), SPAN))
  expect(screen.getAllByRole('img', { name: /The same numbers are in the table/ })).toHaveLength(8)
  const likes = within(screen.getByRole('region', { name: 'Likes and matches' }))
  await user.click(likes.getByRole('button', { name: /Show as table/ }))
  expect(likes.queryByRole('img')).toBeNull()
  const rows = likes.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Day', 'Likes', 'Matches'],
    ['9 Mar 2026', '8', '2'],
    ['8 Mar 2026', '8', '2'],
  ])
  await user.click(likes.getByRole('button', { name: /Download as CSV/ }))
  expect(await caught()).toEqual([
    ['likes-2026-03-09.csv', '\u{FEFF}"Day","Likes","Matches"\r\n"2026-03-08",8,2\r\n"2026-03-09",8,2\r\n'],
  ])
})

test('a file of waits says that they are hours, which the page says with each', async () => {
  const caught = catchFiles()
  const { user } = await openScreen(toAnalyticsView(WEEK.slice(0, 1), SPAN))
  const waits = within(screen.getByRole('region', { name: 'Median time to first answer' }))
  await user.click(waits.getByRole('button', { name: /Download as CSV/ }))
  expect(await caught()).toEqual([
    [
      'answerHours-2026-03-08.csv',
      '\u{FEFF}"Day","Median time to first answer (hours)"\r\n"2026-03-08",5\r\n',
    ],
  ])
})

test('a file of match rates says of how many days each is', async () => {
  const caught = catchFiles()
  const { user } = await openScreen(toAnalyticsView(WEEK.slice(0, 1), SPAN))
  const rates = within(screen.getByRole('region', { name: 'Match rate, over seven days each' }))
  await user.click(rates.getByRole('button', { name: /Download as CSV/ }))
  expect(await caught()).toEqual([
    ['matchRate-2026-03-08.csv', '\u{FEFF}"Day","Match rate, over seven days each"\r\n"2026-03-08",0.25\r\n'],
  ])
})

test('the picker says which period is shown and asks for another', async () => {
  const { user, onPeriod } = await openScreen(toAnalyticsView(WEEK, SPAN))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '7 days' }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: '1 year' }))
  expect(onPeriod).toHaveBeenCalledWith(365)
})

test('before the first night there is nothing to draw, and the page says when there will be', async () => {
  await openScreen(toAnalyticsView([], SPAN))
  expect(screen.getByText(/Come back tomorrow/)).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})
