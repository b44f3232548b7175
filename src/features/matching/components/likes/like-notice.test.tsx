import { cleanup, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import type { JobView } from '#/features/jobs/job-detail.view.ts'
import { buildJobView } from '#tests/factories/build-job-view.ts'
import {
  APPROACHED,
  LIKED,
  MATCHED,
  WITHDRAWN,
  likesServer,
  resetLikesServer,
} from '#tests/fakes/fake-job-likes.ts'
import { answerApproach, resetMatchingServer } from '#tests/fakes/fake-matching.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { NO_LIKE, type JobLikeStatus } from '../../job-likes.view.ts'
import { LikeNotice } from './like-notice.tsx'
import { useLikeStatus } from './use-job-like.ts'

vi.mock('../../job-likes.functions.ts', () => import('#tests/fakes/fake-job-likes.ts'))
vi.mock('../../matching.functions.ts', () => import('#tests/fakes/fake-matching.ts'))
beforeEach(() => {
  resetLikesServer()
  resetMatchingServer()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Shows the state of the like as soon as the page has loaded it. A notice of that state is drawn at the same moment. */
const Known = () => <output data-testid="known">{useLikeStatus('job-1', 'Individual').state}</output>

/** Waits until the page has loaded the status of the like. Returns the text of the notice then, or '' for no notice. */
async function noticeOf({ state }: JobLikeStatus): Promise<string> {
  await waitFor(() => expect(screen.getByTestId('known').textContent).toBe(state))
  return screen.getByTestId('notice').textContent
}

function renderNotice(status: JobLikeStatus, changes: Partial<JobView> = {}) {
  likesServer.statuses['job-1'] = status
  return renderPage(
    <>
      <main tabIndex={-1}>
        <div data-testid="notice">
          <LikeNotice job={buildJobView(changes)} accountType="Individual" />
        </div>
        <Known />
      </main>
      <Toasts />
    </>,
  )
}

test.each<[string, JobLikeStatus]>([
  ['nothing said', NO_LIKE],
  ['a declined approach', { ...NO_LIKE, state: 'declined' }],
])('what a like does is said before the first press: %s', async (_what, status) => {
  await renderNotice(status)
  expect(await noticeOf(status)).toBe('A like shows Tidewall Engineering your profile, as far as you allow.')
})

test('a closed like has no notice of its own', async () => {
  const status: JobLikeStatus = { ...NO_LIKE, state: 'closed' }
  await renderNotice(status)
  expect(await noticeOf(status)).toBe('')
})

test.each([
  ['2026-11-20', 'They promised an answer by 4 December.'],
  ['2026-12-04', 'They promised an answer by 4 December.'],
  ['2026-12-05', 'They promised an answer by 4 December, and are late.'],
])('a like says who sees it and, on %s, by when the answer comes', async (today, promise) => {
  vi.setSystemTime(today)
  await renderNotice(LIKED, { replyPledgeDays: 14 })
  expect(await screen.findByText(/^Tidewall Engineering sees your profile now/)).toBeTruthy()
  expect(screen.getByText(/promised/).textContent).toContain(promise)
})

test('a like without a promise names none, and one of a closed job says nothing', async () => {
  await renderNotice(LIKED, { replyPledgeDays: null })
  expect((await screen.findByText(/sees your profile now/)).textContent).not.toContain('promised')
  cleanup()
  await renderNotice(LIKED, { state: 'closed' })
  expect(await noticeOf(LIKED)).toBe('')
})

test('an approach names who asks and what a yes means', async () => {
  await renderNotice(APPROACHED)
  expect(await screen.findByText('Tidewall Engineering would like to meet you')).toBeTruthy()
  expect(screen.getByText(/you see each other’s contact details/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('an invitation is declined where the job is read, and then stands there no more', async () => {
  await renderNotice(APPROACHED)
  answerApproach.mockImplementation(() => {
    likesServer.statuses['job-1'] = { ...NO_LIKE, state: 'declined' }
    return Promise.resolve()
  })
  await userEvent.click(await screen.findByRole('button', { name: 'No, thank you' }))
  await waitFor(() => expect(screen.queryByText(/would like to meet you/)).toBeNull())
  expect(answerApproach).toHaveBeenCalledExactlyOnceWith({ data: { jobId: 'job-1', answer: 'decline' } })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('a no that the server refuses leaves the invitation, and says why', async () => {
  answerApproach.mockRejectedValue(new AppError('CONFLICT', 'match.refused.jobNotOpen'))
  await renderNotice(APPROACHED)
  await userEvent.click(await screen.findByRole('button', { name: 'No, thank you' }))
  expect(await screen.findByText('This job is no longer open')).toBeTruthy()
  expect(screen.getByText(/would like to meet you/)).toBeTruthy()
})

test('a match leads to the contact details and says where the way out is', async () => {
  await renderNotice(MATCHED)
  const link = await screen.findByRole('link', { name: 'See contact details' })
  expect(link.getAttribute('href')).toBe('/app/individual')
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
})

test('a goodbye is remembered', async () => {
  await renderNotice(WITHDRAWN)
  expect(await screen.findByText('You withdrew from this match.')).toBeTruthy()
})
