// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AccountType } from '#/domain/access/account-type.ts'
import { AppError } from '#/domain/app-error.ts'
import { LIKE_STATES, type LikeState } from '#/domain/job/like-state.ts'
import { buildJobView } from '#tests/factories/build-job-view.ts'
import {
  APPROACHED,
  LIKED,
  MATCHED,
  WITHDRAWN,
  likesServer,
  resetLikesServer,
  setJobLike,
} from '#tests/fakes/fake-job-likes.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import type { JobView } from '../../job-detail.view.ts'
import { NO_LIKE, type JobLikeStatus } from '../../job-likes.view.ts'
import { LikeButton } from './like-button.tsx'
import { useJobLike } from './use-job-like.ts'

vi.mock('../../job-likes.functions.ts', () => import('#tests/fakes/fake-job-likes.ts'))

beforeEach(() => {
  resetLikesServer()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(toast, 'error').mockReturnValue(1)
})
afterEach(() => {
  vi.restoreAllMocks()
})

function Like({ job, accountType }: { job: JobView; accountType: AccountType | null }) {
  const like = useJobLike(job, accountType)
  return <LikeButton {...like} jobId={job.id} organizationName={job.organization.name} keyHint />
}

type Setting = { job?: Partial<JobView>; accountType?: AccountType | null; status?: JobLikeStatus }

function renderLike({ job = {}, accountType = 'Individual', status = NO_LIKE }: Setting = {}) {
  likesServer.statuses['job-1'] = status
  return renderPage(<Like job={buildJobView(job)} accountType={accountType} />)
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const sent = () => setJobLike.mock.calls.map(([{ data }]) => data.liked)

const LABEL: Record<LikeState, string> = {
  none: 'Like this job',
  liked: 'Liked',
  approached: 'Say yes',
  matched: 'It’s a match',
  withdrawn: 'Like again',
  declined: 'Like this job',
  closed: 'Closed for you',
}
const statusIn = (state: LikeState): JobLikeStatus =>
  ({ liked: LIKED, matched: MATCHED })[state as 'liked' | 'matched'] ?? { ...NO_LIKE, state }

test.each(LIKE_STATES)('in the state %s the button speaks for it', async (state) => {
  await renderLike({ status: statusIn(state) })
  const found = await button(new RegExp(`^${LABEL[state]}`))
  expect(found.getAttribute('aria-pressed')).toBe(String(state === 'liked' || state === 'matched'))
  expect(found.hasAttribute('disabled')).toBe(state === 'closed')
})

test('liking is one press, taking back another', async () => {
  const { user } = await renderLike()
  await user.click(await button(/^Like this job/))
  await user.click(await button(/^Liked/))
  await button(/^Like this job/)
  expect(sent()).toEqual([true, false])
})

test('saying yes to an approach is a match at once', async () => {
  const { user } = await renderLike({ status: APPROACHED })
  await user.click(await button(/^Say yes/))
  expect(await button('It’s a match')).toBeTruthy()
  expect(sent()).toEqual([true])
})

test('a refused like is undone and said', async () => {
  const { user } = await renderLike()
  await button(/^Like this job/)
  likesServer.refusal = new AppError('CONFLICT', 'This job is no longer open')
  await user.click(await button(/^Like this job/))
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('This job is no longer open'))
  expect(await button(/^Like this job/)).toBeTruthy()
})

const dialog = () => within(screen.getByRole('dialog', { name: 'Withdraw from this match?' }))

test('leaving a match is asked about first, and says what the other side will see', async () => {
  const { user } = await renderLike({ status: MATCHED })
  await user.click(await button('It’s a match'))
  expect(dialog().getByText(/Tidewall Engineering will see that you withdrew/)).toBeTruthy()
  expect(sent()).toEqual([])
})

test.each(['Keep the match', 'Escape'])('%s keeps the match', async (way) => {
  const { user } = await renderLike({ status: MATCHED })
  await user.click(await button('It’s a match'))
  if (way === 'Escape') await user.keyboard('{Escape}')
  else await user.click(dialog().getAllByRole('button', { name: way })[0] ?? document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toEqual([])
  expect(await button('It’s a match')).toBeTruthy()
})

test('withdrawing ends the match, and one may like again', async () => {
  const { user } = await renderLike({ status: MATCHED })
  await user.click(await button('It’s a match'))
  await user.click(dialog().getByRole('button', { name: 'Withdraw' }))
  expect(sent()).toEqual([false])
  expect(await button(/^Like again/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a visitor is led to sign in and back to the job', async () => {
  const { user, router } = await renderLike({ accountType: null })
  await user.click(screen.getByRole('link', { name: 'Like this job' }))
  expect(router.state.location.pathname).toBe('/auth/signin')
  expect(router.state.location.search).toEqual({ next: '/job/job-1' })
})

test.each<[string, Setting]>([
  ['employers', { accountType: 'Employer' }],
  ['admins', { accountType: 'Admin' }],
  ['people of the company', { job: { viewer: 'member' } }],
])('%s are not offered to like', async (_who, setting) => {
  await renderLike(setting)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test.each(['Individual', null] as const)('a closed job cannot be liked by %s', async (accountType) => {
  await renderLike({ accountType, job: { state: 'closed' } })
  expect((await button('No longer open')).hasAttribute('disabled')).toBe(true)
})

test('a match outlives the job: it can still be left', async () => {
  const { user } = await renderLike({ status: MATCHED, job: { state: 'closed' } })
  await user.click(await button('It’s a match'))
  await user.click(dialog().getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(sent()).toEqual([false]))
})

test('a goodbye to a closed job cannot be taken back', async () => {
  await renderLike({ status: WITHDRAWN, job: { state: 'closed' } })
  expect((await button('No longer open')).hasAttribute('disabled')).toBe(true)
})

test('the key hint is for eyes and not part of the name', async () => {
  const { container } = await renderLike()
  await button('Like this job')
  expect(container.querySelector('kbd')?.getAttribute('aria-hidden')).toBe('true')
})

test('a match shows no key, because the key does not leave it', async () => {
  const { container } = await renderLike({ status: MATCHED })
  await button('It’s a match')
  expect(container.querySelector('kbd')).toBeNull()
})
