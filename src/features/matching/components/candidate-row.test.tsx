import { expect, test, vi } from 'vitest'
import { LIKE_STATES, type LikeState } from '#/domain/job/like-state.ts'
import { buildCandidate } from '#tests/factories/build-candidate.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import type { CandidateMove } from '../candidate-moves.ts'
import type { CandidateView } from '../candidates.view.ts'
import { CandidateActions } from './candidate-actions.tsx'
import { CandidateRow, type CandidateRowProps } from './candidate-row.tsx'

const ANONYMOUS = { name: null, image: null }

async function renderRow(changes: Partial<CandidateView> = {}, props: Partial<CandidateRowProps> = {}) {
  const onAnswer = vi.fn<(move: CandidateMove) => void>()
  const page = await renderPage(
    <ul>
      <CandidateRow
        jobId="job-1"
        candidate={buildCandidate(changes)}
        search={{}}
        isChosen={false}
        isOpen
        onAnswer={onAnswer}
        {...props}
      />
    </ul>,
  )
  const [row] = screen.getAllByRole('listitem')
  return { ...page, onAnswer, row }
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))

test('a named candidate has name, headline, distance, fit and its reasons', async () => {
  const { row } = await renderRow()
  expect(screen.getByRole('heading', { level: 2, name: 'Dara Olaniyan' })).toBeTruthy()
  for (const text of ['Drainage engineer', '~20 km', 'of 100', '2 of 3 skills']) {
    expect(row?.textContent).toContain(text)
  }
})

test('an anonymous one has a label in every place where a name would be', async () => {
  const { row } = await renderRow(ANONYMOUS)
  expect(screen.getByRole('link', { name: 'Candidate 7F3' })).toBeTruthy()
  expect(buttons()).toEqual(['Pass on Candidate 7F3', 'Match with Candidate 7F3'])
  expect(row?.querySelector('img')).toBeNull()
})

test('where no distance is known, the town stands in', async () => {
  const { row } = await renderRow({ fit: null })
  expect(row?.textContent).toContain('Bath')
  expect(row?.textContent).not.toContain('of 100')
})

test('a name is text and never markup', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const { row } = await renderRow({ name: hostile, headline: hostile })
  expect(screen.getByRole('link', { name: hostile })).toBeTruthy()
  expect(row?.querySelector('img[src="x"]')).toBeNull()
})

test('the row leads to the candidate and keeps tab and order', async () => {
  await renderRow({}, { search: { tab: 'suggested', sort: 'waiting' } })
  expect(screen.getByRole('link', { name: 'Dara Olaniyan' }).getAttribute('href')).toBe(
    '/app/employer/jobs/match/job-1?tab=suggested&sort=waiting&candidate=candidate-1',
  )
})

test('the chosen row is marked', async () => {
  const { row } = await renderRow({}, { isChosen: true })
  expect(row?.getAttribute('aria-current')).toBe('true')
})

test.each<[CandidateMove, string]>([
  ['match', 'Match with Dara Olaniyan'],
  ['pass', 'Pass on Dara Olaniyan'],
])('%s is one press, and one key', async (move, name) => {
  const { user, onAnswer } = await renderRow()
  await user.click(screen.getByRole('button', { name }))
  screen.getByRole('button', { name }).focus()
  await user.keyboard('{Enter}')
  expect(onAnswer.mock.calls).toEqual([[move], [move]])
})

const ANSWERS: Partial<Record<LikeState, string[]>> = {
  liked: ['Pass on Dara Olaniyan', 'Match with Dara Olaniyan'],
  none: ['Invite Dara Olaniyan'],
}

test.each(LIKE_STATES)('in the state %s exactly the possible answers are offered', async (state) => {
  await renderRow({ state, pledge: null })
  expect(buttons()).toEqual(ANSWERS[state] ?? [])
})

test('who was passed can still be matched, and not passed again', async () => {
  await renderRow({ passed: true, pledge: null })
  expect(buttons()).toEqual(['Match with Dara Olaniyan'])
})

test('whoever hid their profile after the like can be answered, and is not invited before one', async () => {
  const { unmount } = await renderRow({ ...ANONYMOUS, hasProfile: false, fit: null })
  expect(buttons()).toHaveLength(2)
  unmount()
  await renderRow({ ...ANONYMOUS, hasProfile: false, fit: null, state: 'none' })
  expect(buttons()).toEqual([])
})

test('once the job is closed nobody is answered any more', async () => {
  await renderRow({}, { isOpen: false })
  expect(buttons()).toEqual([])
})

test('beside the list the yes stands first', async () => {
  await renderPage(
    <CandidateActions candidate={buildCandidate()} isOpen onAnswer={vi.fn<() => void>()} place="pane" />,
  )
  expect(buttons()).toEqual(['Match with Dara Olaniyan', 'Pass on Dara Olaniyan'])
})

test.each<[string, Partial<CandidateView>, string]>([
  ['a promise that runs', {}, '12 Novday 9 of 14'],
  [
    'a promise that runs out',
    { pledge: { day: 13, ofDays: 14, daysLeft: 1, dueOn: '2026-11-22', state: 'dueSoon' } },
    'due tomorrow',
  ],
  [
    'a promise that was broken',
    { pledge: { day: 17, ofDays: 14, daysLeft: 0, dueOn: '2026-11-18', state: 'overdue' } },
    '3 days late',
  ],
  ['a like without a promise', { pledge: null }, 'Liked 12 Nov'],
  ['a pass', { pledge: null, passed: true }, 'Passed'],
  ['an invitation', { pledge: null, state: 'approached' }, 'Invited 12 Nov'],
  ['an answered no', { pledge: null, state: 'declined' }, 'Declined'],
  ['a match', { pledge: null, state: 'matched' }, 'Matched 12 Nov'],
  ['a goodbye', { pledge: null, state: 'withdrawn' }, 'Withdrawn 12 Nov'],
])('%s is told in the row', async (_what, changes, text) => {
  const { row } = await renderRow(changes)
  expect(row?.textContent).toContain(text)
})

test('a suggestion has no standing yet', async () => {
  const { row } = await renderRow({ state: 'none', pledge: null, since: null })
  for (const word of ['Liked', 'Invited', 'Matched', 'Passed']) expect(row?.textContent).not.toContain(word)
})
