import { useNavigate, useSearch } from '@tanstack/react-router'
import { act, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildCandidate, buildCandidates } from '#tests/factories/build-candidate.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import type { CandidateCountView } from '../candidate-count.view.ts'
import type { CandidateMove } from '../candidate-moves.ts'
import type { CandidateView, JobCandidates } from '../candidates.view.ts'
import { toMatchSearch, type MatchSearch } from '../match-search.ts'
import { CandidateTabs } from './candidate-tabs.tsx'
import { MatchHeader } from './match-header.tsx'

const server = vi.hoisted(() => ({
  count: vi.fn<() => Promise<CandidateCountView>>(() =>
    Promise.resolve({ found: 12, drops: [{ kind: 'skill', skill: 'Kubernetes', people: 31 }] }),
  ),
}))
vi.mock('../candidate-count.functions.ts', () => ({ getCandidateCount: server.count }))

const person = (candidateId: string, changes: Partial<CandidateView> = {}) =>
  buildCandidate({ candidateId, name: candidateId, ...changes })

const PAGE = buildCandidates({
  liked: [
    person('Ada', { since: '2026-11-14T09:00:00.000Z' }),
    person('Ben', { passed: true, pledge: null }),
    person('Cy', { since: '2026-11-02T09:00:00.000Z' }),
  ],
  matched: [person('Dee', { state: 'matched' }), person('Eve', { state: 'withdrawn' })],
  suggested: [person('Flo', { state: 'none' }), person('Gus', { state: 'declined' })],
})

/** Bound to the address, as the route does it. */
async function renderTabs(page: JobCandidates = PAGE, initial: MatchSearch = {}) {
  const onChoose = vi.fn<(candidateId: string) => void>()
  const onAnswer = vi.fn<(candidate: CandidateView, move: CandidateMove) => void>()
  function Bound() {
    const navigate = useNavigate()
    const search = toMatchSearch(useSearch({ strict: false }))
    return (
      <CandidateTabs
        page={page}
        search={search}
        chosenId={null}
        onChoose={onChoose}
        onAnswer={onAnswer}
        onSearch={(next, how) =>
          void navigate({ to: '/match', search: toMatchSearch(next), replace: how === 'replace' } as never)
        }
      />
    )
  }
  const rendered = await renderPage(<Bound />, { at: `/match?${new URLSearchParams(initial)}` })
  const { router } = rendered
  return {
    ...rendered,
    onChoose,
    onAnswer,
    pages: () => router.history.length,
    search: () => router.state.location.search,
  }
}

const tab = (name: RegExp) => screen.getByRole('tab', { name })
const names = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('the tabs count people who can still be answered, not rows that are over', async () => {
  await renderTabs()
  expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
    'Liked you2',
    'Matched1',
    'Suggested1',
  ])
})

test('who liked comes first, best fit on top, the passed below under their own heading', async () => {
  await renderTabs()
  expect(tab(/^Liked you/).getAttribute('aria-selected')).toBe('true')
  expect(names()).toEqual(['Ada', 'Cy', 'Ben'])
  const passed = within(screen.getByRole('list', { name: 'Passed.' }))
  expect(passed.getByRole('link', { name: 'Ben' })).toBeTruthy()
})

test('ordered by waiting, whoever waits longest is on top, and the passed stay below', async () => {
  const { user, search, pages } = await renderTabs()
  await user.click(screen.getByRole('button', { name: 'Order: Best fit first' }))
  await user.click(screen.getByRole('menuitem', { name: 'Longest waiting first' }))
  expect(search()).toEqual({ sort: 'waiting' })
  expect(pages()).toBe(1)
  expect(names()).toEqual(['Cy', 'Ada', 'Ben'])
})

test('another tab is one more page of the history, keeps the order and forgets who was chosen', async () => {
  const { user, search, pages } = await renderTabs(PAGE, { candidate: 'Ada', sort: 'waiting' })
  await user.click(tab(/^Matched/))
  expect(search()).toEqual({ tab: 'matched', sort: 'waiting' })
  expect(pages()).toBe(2)
  expect(names()).toEqual(['Dee', 'Eve'])
  expect(screen.getByText(/Who has withdrawn since stands below, without contact details/)).toBeTruthy()
})

test('the tabs are walked with the arrows', async () => {
  const { user } = await renderTabs()
  act(() => tab(/^Liked you/).focus())
  await user.keyboard('{ArrowRight}')
  expect(tab(/^Matched/).getAttribute('aria-selected')).toBe('true')
})

test('above the suggested stands what each requirement costs, while the job is open', async () => {
  const { rerender, user } = await renderTabs(PAGE, { tab: 'suggested' })
  const question = await screen.findByText('How many meet all that the job asks?')
  expect(server.count).not.toHaveBeenCalled()
  await user.click(question)
  const line = (await screen.findByText('12 people')).closest('details')
  expect(line?.textContent).toContain('Meet all that the job asks')
  expect(line?.textContent).toContain('Kubernetes31 more')
  rerender(null)
  await renderTabs({ ...PAGE, job: { ...PAGE.job, status: 'Archived' } }, { tab: 'suggested' })
  expect(screen.queryByText(/meet all that the job asks/i)).toBeNull()
})

test('the suggested are introduced by what they are', async () => {
  await renderTabs(PAGE, { tab: 'suggested' })
  expect(screen.getByText(/People whose profile you may see/)).toBeTruthy()
  expect(names()).toEqual(['Flo', 'Gus'])
})

test('an answer names its candidate', async () => {
  const { user, onAnswer } = await renderTabs()
  await user.click(screen.getByRole('button', { name: 'Match with Cy' }))
  expect(onAnswer.mock.calls.map(([candidate, move]) => [candidate.name, move])).toEqual([['Cy', 'match']])
})

test('arrows walk the rows over the heading of the passed, and stop at both ends', async () => {
  const { user, onChoose } = await renderTabs()
  screen.getByRole('link', { name: 'Ada' }).focus()
  for (const key of ['Down', 'Down', 'Down', 'Up', 'Up', 'Up']) await user.keyboard(`{Arrow${key}}`)
  expect(onChoose.mock.calls.map(([id]) => id)).toEqual(['Cy', 'Ben', 'Cy', 'Ada', 'Ada'])
  expect(document.activeElement?.textContent).toBe('Ada')
})

test('an arrow with a modifier is the browser’s', async () => {
  const { user, onChoose } = await renderTabs()
  screen.getByRole('link', { name: 'Ada' }).focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(onChoose).not.toHaveBeenCalled()
})

const EMPTY = buildCandidates()
const PAGE_WITHOUT_LIKES = { ...PAGE, liked: [] }
const inStatus = (status: 'Draft' | 'Archived') => buildCandidates({ job: { ...EMPTY.job, status } })

test.each<[string, JobCandidates, MatchSearch, string, string | null]>([
  ['liked', EMPTY, {}, 'No likes right now', 'See who is suggested'],
  ['liked after every answer', PAGE_WITHOUT_LIKES, {}, 'Everybody has an answer', 'See who matched'],
  ['matched', EMPTY, { tab: 'matched' }, 'No match right now', 'See who is suggested'],
  ['suggested', EMPTY, { tab: 'suggested' }, 'Nobody to suggest right now', 'Edit job'],
  ['liked of a draft', inStatus('Draft'), {}, 'This job is not published yet', 'Edit job'],
  ['liked of a closed job', inStatus('Archived'), {}, 'This job is closed', null],
  ['matched of a closed job', inStatus('Archived'), { tab: 'matched' }, 'No match to show', null],
  ['suggested of a closed job', inStatus('Archived'), { tab: 'suggested' }, 'This job is closed', null],
])(
  'an empty list of %s says what will stand there and what to do',
  async (_list, page, search, title, action) => {
    await renderTabs(page, search)
    const panel = within(screen.getByRole('tabpanel'))
    expect(panel.getByText(title)).toBeTruthy()
    const actions = [...panel.queryAllByRole('button'), ...panel.queryAllByRole('link')]
    expect(actions.map((each) => each.textContent)).toEqual(action === null ? [] : [action])
  },
)

test('the way out of an empty list works', async () => {
  const { user, search } = await renderTabs(EMPTY)
  await user.click(screen.getByRole('button', { name: 'See who is suggested' }))
  expect(search()).toEqual({ tab: 'suggested' })
})

const renderHeader = (changes: Partial<JobCandidates['job']>) =>
  renderPage(<MatchHeader job={{ ...EMPTY.job, ...changes }} />)

test.each([
  ['2026-12-12', 'closes in 21 days'],
  ['2026-11-22', 'closes tomorrow'],
  ['2026-11-21', 'closes today'],
  ['2026-11-01', 'closes today'],
])('a job closing on %s %s', async (closingDate, text) => {
  await renderHeader({ closingDate })
  expect(screen.getByText(text)).toBeTruthy()
})

test.each(['Draft', 'Archived'] as const)('a job that is %s says so and closes no more', async (status) => {
  await renderHeader({ status })
  expect(screen.getByText(status)).toBeTruthy()
  expect(screen.queryByText(/^closes/)).toBeNull()
})

test('the header names job, company and town, and leads to the editor', async () => {
  await renderHeader({})
  expect(screen.getByRole('heading', { level: 1, name: 'Civil Engineer, Flood Defences' })).toBeTruthy()
  expect(screen.getByText('Tidewall Engineering, Bristol')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit job' }).getAttribute('href')).toBe(
    '/app/employer/jobs/edit/job-1/step1',
  )
})

test('a job that was taken down says so, and leads to the words and not to the editor', async () => {
  await renderHeader({ status: 'Archived', isTakenDown: true })
  expect(screen.getByText('Taken down')).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Read why', '/job/job-1'],
  ])
})

test('a job without title and place still has a header', async () => {
  await renderHeader({ title: '', location: '' })
  expect(screen.getByRole('heading', { level: 1, name: 'Untitled job' })).toBeTruthy()
  expect(screen.getByText('Tidewall Engineering')).toBeTruthy()
})
