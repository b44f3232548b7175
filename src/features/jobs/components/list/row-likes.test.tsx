// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { buildJobsPage } from '#tests/factories/build-jobs-page.ts'
import {
  LIKED,
  MATCHED,
  holdLikes,
  likesServer,
  resetLikesServer,
  setJobLike,
} from '#tests/fakes/fake-job-likes.ts'
import { jobPages } from '#tests/fakes/fake-published-jobs.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { JobList } from './job-list.tsx'

vi.mock('../../job-likes.functions.ts', () => import('#tests/fakes/fake-job-likes.ts'))
vi.mock('../../published-jobs.functions.ts', () => import('#tests/fakes/fake-published-jobs.ts'))

beforeEach(() => {
  resetLikesServer()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(toast, 'error').mockReturnValue(1)
  jobPages.set(
    '',
    buildJobsPage([
      { id: 'job-1', title: 'Nurse' },
      { id: 'job-2', title: 'Cook' },
    ]),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function renderList(accountType: 'Individual' | null = 'Individual') {
  const page = await renderPage(
    <JobList
      filters={{}}
      cursor={undefined}
      accountType={accountType}
      fits={{}}
      selectedId={null}
      onSelect={null}
    />,
  )
  await screen.findByRole('link', { name: 'Nurse' })
  return page
}

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
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Please verify your email to continue'))
})

test('a like that could not be taken back is filled again', async () => {
  likesServer.statuses = { 'job-1': LIKED }
  likesServer.refusal = new AppError('RATE_LIMITED', 'error.tooManyRequests')
  const { user } = await renderList()
  await user.click(await filledHeart('Nurse'))
  expect(await filledHeart('Nurse')).toBeTruthy()
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
})

test('where the server knows better, the heart follows it', async () => {
  setJobLike.mockResolvedValueOnce(MATCHED)
  const { user } = await renderList()
  await user.click(await emptyHeart('Nurse'))
  expect(await screen.findByRole('img', { name: 'Matched: Nurse' })).toBeTruthy()
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
  expect(screen.queryByRole('button', { name: /Nurse/ })).toBeNull()
  expect(setJobLike).not.toHaveBeenCalled()
})
