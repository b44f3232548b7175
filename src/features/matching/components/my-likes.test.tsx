import { act, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LIKE_STATES } from '#/domain/job/like-state.ts'
import { buildMyLike } from '#tests/factories/build-my-like.ts'
import { resetLikesServer, setJobLike } from '#tests/fakes/fake-job-likes.ts'
import { findDialog, renderPage, screen } from '#tests/setup/render.tsx'
import type { MyLikeView } from '../my-likes.view.ts'
import { MyLikes } from './my-likes.tsx'

vi.mock('../job-likes.functions.ts', () => import('#tests/fakes/fake-job-likes.ts'))
vi.mock('../matching.functions.ts', () => import('#tests/fakes/fake-matching.ts'))
beforeEach(resetLikesServer)

const sent = () => setJobLike.mock.calls.map(([{ data }]) => data)

const renderLikes = (likes: readonly Partial<MyLikeView>[]) =>
  renderPage(<MyLikes likes={likes.map((like) => buildMyLike(like))} />)

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const first = () => screen.getAllByRole('listitem')[0]?.textContent

test('without likes it says what a like brings, and where jobs are', async () => {
  await renderLikes([])
  expect(screen.getByText('No likes yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/jobs')
})

const WORDS: Record<MyLikeView['state'], string> = {
  liked: 'Liked 12 Nov',
  approached: 'Waiting for you',
  matched: 'It’s a match',
  withdrawn: 'Withdrawn 12 Nov',
  declined: 'You declined',
  closed: 'Closed 12 Nov',
}

test.each(LIKE_STATES.filter((state) => state !== 'none'))('the state %s has its words', async (state) => {
  await renderLikes([{ state, pledge: null }])
  expect(first()).toContain(WORDS[state])
})

test('while a promise runs, its day is told instead of the like’s', async () => {
  await renderLikes([{}])
  expect(first()).toContain('day 9 of 14')
  expect(first()).not.toContain('Liked')
})

test.each([
  ['Filled', 'The job is filled'],
  ['Withdrawn', 'The job was withdrawn'],
  ['Expired', 'The job has closed'],
  ['Moderation', 'The job was taken down'],
  ['passed', 'They chose somebody else'],
] as const)('a like that ended with %s says it plainly', async (closeReason, words) => {
  await renderLikes([{ state: 'closed', pledge: null, closeReason }])
  expect(first()).toContain(words)
})

test('a like is taken back in one press', async () => {
  const { user } = await renderLikes([{ title: 'Nurse' }])
  await user.click(screen.getByRole('button', { name: 'Take back your like of Nurse' }))
  await waitFor(() => expect(sent()).toEqual([{ jobId: 'job-1', liked: false }]))
})

test('a match is left after a question, which names who will see it', async () => {
  const { user } = await renderLikes([{ title: 'Nurse', state: 'matched', pledge: null }])
  await act(() => user.click(screen.getByRole('button', { name: 'Withdraw from the match: Nurse' })))
  const dialog = within(await findDialog('Withdraw from this match?'))
  expect(dialog.getByText(/Tidewall Engineering will see that you withdrew/)).toBeTruthy()
  expect(sent()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(sent()).toEqual([{ jobId: 'job-1', liked: false }]))
})

test.each(['approached', 'withdrawn', 'declined', 'closed'] as const)(
  'where there is no yes (%s), none can be taken back',
  async (state) => {
    await renderLikes([{ state, pledge: null }])
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test('each row leads to its job', async () => {
  await renderLikes([{ jobId: 'job-9', title: 'Nurse' }])
  expect(screen.getByRole('link', { name: 'Nurse' }).getAttribute('href')).toBe('/job/job-9')
})

const ended = (nth: number) => ({
  jobId: `old-${nth}`,
  title: `Old ${nth}`,
  state: 'closed' as const,
  pledge: null,
})

test('a job that nobody may look at any more leads nowhere', async () => {
  await renderLikes([
    { title: 'Nurse', isSeen: false, state: 'closed', pledge: null, closeReason: 'Suspended' },
  ])
  expect(first()).toContain('Nurse')
  expect(first()).toContain('The job was taken down')
  expect(screen.queryByRole('link', { name: 'Nurse' })).toBeNull()
})

test('what asks for something stands first, what is over last', async () => {
  await renderLikes([
    ended(1),
    { jobId: 'b', title: 'Matched', state: 'matched', pledge: null },
    { jobId: 'c', title: 'Waiting' },
    { jobId: 'd', title: 'Asked', state: 'approached', pledge: null },
  ])
  expect(titles()).toEqual(['Asked', 'Waiting', 'Matched', 'Old 1'])
})

test('five are shown, the rest on demand, and folded again', async () => {
  const { user } = await renderLikes(Array.from({ length: 7 }, (_, nth) => ended(nth)))
  expect(titles()).toHaveLength(5)
  const more = screen.getByRole('button', { name: 'All 7' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await user.click(more)
  expect(titles()).toHaveLength(7)
  await user.click(screen.getByRole('button', { name: 'Fewer' }))
  expect(titles()).toHaveLength(5)
})

test('five are never folded', async () => {
  await renderLikes(Array.from({ length: 5 }, (_, nth) => ended(nth)))
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [[{}, { jobId: 'b' }], '2 waiting for an answer'],
  [[{}, { jobId: 'b', isOpen: false }], 'one waiting for an answer'],
  [[{ state: 'matched' as const }], null],
])('of %j the note says %s', async (likes, note) => {
  await renderLikes(likes)
  expect(screen.queryByText(/waiting for an answer$/)?.textContent ?? null).toBe(note)
})
