import { fireEvent, act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AccountType } from '#/domain/access/account-type.ts'
import { AppError } from '#/domain/app-error.ts'
import type { JobLikeStatus } from '../../job-likes.view.ts'
import {
  APPROACHED,
  LIKED,
  MATCHED,
  WITHDRAWN,
  holdLikes,
  likesServer,
  resetLikesServer,
  setJobLike,
} from '#tests/fakes/fake-job-likes.ts'
import { usePageClock } from '#tests/setup/page-clock.ts'
import { renderPage, screen, shownToasts, Toasts } from '#tests/setup/render.tsx'
import { findTabLike, forgetTabLike } from '../../noted-like.ts'
import { jobLikeStatusQuery, likedJobsQuery } from '../../job-likes.queries.ts'
import { useHearts } from './use-hearts.tsx'
import { useLikeSetter, useLikeStatus } from './use-job-like.ts'

vi.mock('../../job-likes.functions.ts', () => import('#tests/fakes/fake-job-likes.ts'))

beforeEach(() => {
  resetLikesServer()
  forgetTabLike()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const JOBS = [
  { id: 'job-1', title: 'Nurse' },
  { id: 'job-2', title: 'Cook' },
]

function List({ accountType }: { accountType: AccountType | null }) {
  const { heartOf, toggle } = useHearts(accountType)
  return (
    <ul>
      {JOBS.map((job) => (
        <li key={job.id}>
          {heartOf(job)}
          <button type="button" onClick={() => toggle(job)}>
            L on {job.title}
          </button>
        </li>
      ))}
    </ul>
  )
}

const renderList = (accountType: AccountType | null = 'Individual') =>
  renderPage(
    <>
      <List accountType={accountType} />
      <Toasts />
    </>,
    { at: '/jobs?search=care' },
  )

const emptyHeart = (title: string) => screen.findByRole('button', { name: `Like ${title}` })
const filledHeart = (title: string) =>
  screen.findByRole('button', { name: `Take back your like of ${title}` })

test('what one likes and matched is filled when the list comes', async () => {
  likesServer.statuses = { 'job-1': LIKED, 'job-2': MATCHED }
  await renderList()
  expect(await filledHeart('Nurse')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Matched: Cook' })).toBeTruthy()
})

test('a heart fills before the server has answered, and stays filled after', async () => {
  const release = holdLikes()
  const { user } = await renderList()
  await user.click(await emptyHeart('Nurse'))
  expect(await filledHeart('Nurse')).toBeTruthy()
  await act(async () => release())
  expect(await filledHeart('Nurse')).toBeTruthy()
  expect(likesServer.statuses['job-1']?.liked).toBe(true)
})

test('a refusal empties the heart again, leaves the others alone and says why', async () => {
  likesServer.statuses = { 'job-2': LIKED }
  likesServer.refusal = new AppError('FORBIDDEN', 'Please verify your email to continue')
  const { user } = await renderList()
  await filledHeart('Cook')
  await user.click(await emptyHeart('Nurse'))
  expect(await emptyHeart('Nurse')).toBeTruthy()
  expect(await filledHeart('Cook')).toBeTruthy()
  expect(await screen.findByText('Please verify your email to continue')).toBeTruthy()
})

test('a refused like is not told as liked by the page of the job, whether or not that page was read before', async () => {
  usePageClock()
  likesServer.refusal = new AppError('FORBIDDEN', 'Please verify your email to continue')
  const { user, queryClient } = await renderList()
  queryClient.setQueryData(jobLikeStatusQuery('job-2').queryKey, WITHDRAWN)
  const statusOf = (jobId: string) => queryClient.getQueryData(jobLikeStatusQuery(jobId).queryKey)
  await user.click(await emptyHeart('Nurse'))
  await waitFor(() => expect(shownToasts()).toHaveLength(1))
  expect(statusOf('job-1')).toBeUndefined()
  await user.click(await emptyHeart('Cook'))
  await waitFor(() => expect(shownToasts()).toHaveLength(2))
  expect(statusOf('job-2')).toEqual(WITHDRAWN)
})

test('a refusal takes nothing back that was pressed meanwhile', async () => {
  const { promise: refused, reject: refuse } = Promise.withResolvers<JobLikeStatus>()
  const release = holdLikes()
  setJobLike.mockReturnValueOnce(refused)
  const { user } = await renderList()
  await user.click(await emptyHeart('Nurse'))
  await user.click(await emptyHeart('Cook'))
  await act(async () => refuse(new AppError('FORBIDDEN', 'Please verify your email to continue')))
  expect(await emptyHeart('Nurse')).toBeTruthy()
  expect(await filledHeart('Cook')).toBeTruthy()
  await act(async () => release())
  expect(await filledHeart('Cook')).toBeTruthy()
})

test('pressed twice and refused twice, the heart is what the server says', async () => {
  const first = Promise.withResolvers<JobLikeStatus>()
  const second = Promise.withResolvers<JobLikeStatus>()
  setJobLike.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
  const { user, queryClient } = await renderList()
  await user.click(await emptyHeart('Nurse'))
  await user.click(await filledHeart('Nurse'))
  await act(async () => first.reject(new AppError('FORBIDDEN', 'No')))
  await act(async () => second.reject(new AppError('FORBIDDEN', 'No')))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(await emptyHeart('Nurse')).toBeTruthy()
})

function JobPage() {
  const set = useLikeSetter('job-1')
  return (
    <button type="button" onClick={() => set(true)}>
      Like this job
    </button>
  )
}

test('on a page without the list one like does not pass for the whole of it', async () => {
  likesServer.statuses = { 'job-2': LIKED }
  const { user, queryClient } = await renderPage(<JobPage />)
  await user.click(screen.getByRole('button', { name: 'Like this job' }))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(queryClient.getQueryData(likedJobsQuery.queryKey)).toBeUndefined()
})

test('a like that could not be taken back is filled again', async () => {
  likesServer.statuses = { 'job-1': LIKED }
  likesServer.refusal = new AppError('RATE_LIMITED', 'error.tooManyRequests')
  const { user } = await renderList()
  await user.click(await filledHeart('Nurse'))
  expect(await filledHeart('Nurse')).toBeTruthy()
  await waitFor(() => expect(shownToasts()).toHaveLength(1))
})

test('where the server knows better, the heart follows it', async () => {
  setJobLike.mockResolvedValueOnce(MATCHED)
  const { user } = await renderList()
  await user.click(await emptyHeart('Nurse'))
  expect(await screen.findByRole('img', { name: 'Matched: Nurse' })).toBeTruthy()
})

test('a refusal is said for each heart, also when another was pressed meanwhile', async () => {
  const { promise: refused, reject: refuse } = Promise.withResolvers<JobLikeStatus>()
  setJobLike.mockReturnValueOnce(refused)
  const { user } = await renderList()
  await user.click(await emptyHeart('Nurse'))
  await user.click(await emptyHeart('Cook'))
  await act(async () => refuse(new AppError('CONFLICT', 'This job is no longer open')))
  expect(await screen.findByText('This job is no longer open')).toBeTruthy()
})

test('how another job stands is told also when one is liked before that was read', async () => {
  likesServer.statuses['job-2'] = LIKED
  const release = holdLikes()
  function Both() {
    const { state } = useLikeStatus('job-2', 'Individual')
    return (
      <>
        <JobPage />
        <output>{state}</output>
      </>
    )
  }
  const { user } = await renderPage(<Both />)
  await user.click(screen.getByRole('button', { name: 'Like this job' }))
  await act(async () => release())
  expect(await screen.findByText('liked')).toBeTruthy()
})

test('liking one job fills one heart', async () => {
  const { user } = await renderList()
  await user.click(await emptyHeart('Cook'))
  expect(await filledHeart('Cook')).toBeTruthy()
  expect(await emptyHeart('Nurse')).toBeTruthy()
})

test('a visitor’s hearts lead to sign in and ask the server nothing', async () => {
  await renderList(null)
  const heart = screen.getByRole('link', { name: 'Like Nurse' })
  expect(heart.getAttribute('href')).toBe(`/auth/signin?next=${encodeURIComponent('/job/job-1')}`)
  expect(screen.queryByRole('button', { name: /Like/ })).toBeNull()
  expect(setJobLike).not.toHaveBeenCalled()
})

const pressL = (title: string) => screen.getByRole('button', { name: `L on ${title}` })
const sent = () => setJobLike.mock.calls.map(([{ data }]) => data)

test('L likes, and L again takes it back', async () => {
  const { user } = await renderList()
  await user.click(pressL('Nurse'))
  await filledHeart('Nurse')
  await user.click(pressL('Nurse'))
  await emptyHeart('Nurse')
  expect(sent()).toEqual([
    { jobId: 'job-1', liked: true },
    { jobId: 'job-1', liked: false },
  ])
})

test('L says yes to no invitation: it leads to the job', async () => {
  likesServer.statuses['job-1'] = APPROACHED
  const { user, address } = await renderList()
  await screen.findByRole('link', { name: 'Invitation: Nurse' })
  await user.click(pressL('Nurse'))
  await waitFor(() => expect(address()).toBe('/job/job-1'))
  expect(sent()).toEqual([])
})

test('L does not leave a match', async () => {
  likesServer.statuses['job-1'] = MATCHED
  const { user } = await renderList()
  await screen.findByRole('img', { name: 'Matched: Nurse' })
  await user.click(pressL('Nurse'))
  expect(sent()).toEqual([])
})

test('L of a visitor leads to sign in, for that job, and back to the list', async () => {
  const { user, router } = await renderList(null)
  await user.click(pressL('Cook'))
  expect(router.state.location.pathname).toBe('/auth/signin')
  expect(router.state.location.search).toEqual({ next: '/jobs?search=care' })
  expect(findTabLike()).toMatchObject({ jobId: 'job-2', title: 'Cook' })
})

test('pressed twice, L of a visitor still leads back to the list', async () => {
  const { router } = await renderList(null)
  fireEvent.click(pressL('Cook'))
  fireEvent.click(pressL('Cook'))
  await waitFor(() => expect(router.state.location.search).toEqual({ next: '/jobs?search=care' }))
})

test.each(['Employer', 'Admin'] as const)(
  'L of an %s does nothing, and there are no hearts',
  async (accountType) => {
    likesServer.statuses['job-1'] = LIKED
    const { user, address } = await renderList(accountType)
    await user.click(pressL('Nurse'))
    expect(sent()).toEqual([])
    expect(address()).toBe('/jobs?search=care')
    expect(screen.queryByRole('button', { name: /like/i })).toBeNull()
  },
)
