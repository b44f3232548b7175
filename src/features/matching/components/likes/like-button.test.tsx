import { act, waitFor, within } from '@testing-library/react'
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
import { findDialog, renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { NO_LIKE, type JobLikeStatus } from '../../job-likes.view.ts'
import { findTabLike } from '../../noted-like.ts'
import { LikeButton } from './like-button.tsx'
import { LikeNotice } from './like-notice.tsx'

vi.mock('../../job-likes.functions.ts', () => import('#tests/fakes/fake-job-likes.ts'))

beforeEach(() => {
  resetLikesServer()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

type Setting = {
  job?: Parameters<typeof buildJobView>[0]
  accountType?: AccountType | null
  status?: JobLikeStatus
  at?: string
}

function renderLike({ job = {}, accountType = 'Individual', status = NO_LIKE, at }: Setting = {}) {
  likesServer.statuses['job-1'] = status
  const shown = { job: buildJobView(job), accountType }
  return renderPage(
    <>
      <LikeButton {...shown} keyHint />
      <LikeNotice {...shown} />
      <Toasts />
    </>,
    { at },
  )
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const matchLink = () => screen.findByRole('link', { name: 'It’s a match' })
const withdraw = () => button('Withdraw')
const sent = () => setJobLike.mock.calls.map(([{ data }]) => data.liked)

const LABEL: Record<Exclude<LikeState, 'matched'>, string> = {
  none: 'Like this job',
  liked: 'Liked',
  approached: 'Say yes',
  withdrawn: 'Like again',
  declined: 'Like this job',
  closed: 'Closed for you',
}
const statusIn = (state: LikeState): JobLikeStatus => (state === 'liked' ? LIKED : { ...NO_LIKE, state })

test.each(LIKE_STATES.filter((state) => state !== 'matched'))(
  'in the state %s the button speaks for it',
  async (state) => {
    await renderLike({ status: statusIn(state) })
    const found = await button(new RegExp(`^${LABEL[state]}`))
    expect(found.getAttribute('aria-pressed')).toBe(String(state === 'liked'))
    expect(found.hasAttribute('disabled')).toBe(state === 'closed')
  },
)

test('a match is no switch: its name leads to how to reach each other', async () => {
  const { user, address } = await renderLike({ status: MATCHED })
  await user.click(await matchLink())
  expect(address()).toBe('/app/individual')
  expect(sent()).toEqual([])
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
  expect(await matchLink()).toBeTruthy()
  expect(sent()).toEqual([true])
})

test('a refused like is undone and said', async () => {
  const { user } = await renderLike()
  await button(/^Like this job/)
  likesServer.refusal = new AppError('CONFLICT', 'This job is no longer open')
  await user.click(await button(/^Like this job/))
  expect(await screen.findByText('This job is no longer open')).toBeTruthy()
  expect(await button(/^Like this job/)).toBeTruthy()
})

const dialog = async () => within(await findDialog('Withdraw from this match?'))

test('leaving a match is asked about first, and says what the other side will see', async () => {
  const { user } = await renderLike({ status: MATCHED })
  const wayOut = await withdraw()
  await act(() => user.click(wayOut))
  expect((await dialog()).getByText(/Tidewall Engineering will see that you withdrew/)).toBeTruthy()
  expect(sent()).toEqual([])
})

test.each(['Keep the match', 'Escape'])('%s keeps the match', async (way) => {
  const { user } = await renderLike({ status: MATCHED })
  const wayOut = await withdraw()
  await act(() => user.click(wayOut))
  await dialog()
  if (way === 'Escape') await user.keyboard('{Escape}')
  else await user.click((await dialog()).getAllByRole('button', { name: way })[0] ?? document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toEqual([])
  expect(await matchLink()).toBeTruthy()
})

test('withdrawing ends the match, and one may like again', async () => {
  const { user } = await renderLike({ status: MATCHED })
  const wayOut = await withdraw()
  await act(() => user.click(wayOut))
  await user.click((await dialog()).getByRole('button', { name: 'Withdraw' }))
  expect(sent()).toEqual([false])
  expect(await button(/^Like again/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a visitor is led to sign in and back to where they were', async () => {
  const { user, router } = await renderLike({ accountType: null, at: '/jobs?job=job-1' })
  await user.click(screen.getByRole('link', { name: 'Like this job' }))
  expect(router.state.location.pathname).toBe('/auth/signin')
  expect(router.state.location.search).toEqual({ next: '/jobs?job=job-1' })
  expect(findTabLike()).toMatchObject({ jobId: 'job-1', title: buildJobView().title })
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
  const wayOut = await withdraw()
  await act(() => user.click(wayOut))
  await user.click((await dialog()).getByRole('button', { name: 'Withdraw' }))
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
  await matchLink()
  expect(container.querySelector('kbd')).toBeNull()
})
