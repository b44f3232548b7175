import { act, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { buildSessionUser } from '#tests/factories/build-session-user.ts'
import { APPROACHED, likesServer, resetLikesServer, setJobLike } from '#tests/fakes/fake-job-likes.ts'
import { letPass, usePageClock } from '#tests/setup/page-clock.ts'
import { renderPage, screen, shownToasts, Toasts } from '#tests/setup/render.tsx'
import { findTabLike, noteLike } from '../../noted-like.ts'
import { NotedLike, type NotedLikeProps } from './noted-like.tsx'

vi.mock('../../job-likes.functions.ts', () => import('#tests/fakes/fake-job-likes.ts'))

beforeEach(() => {
  usePageClock()
  session.enter(null)
  resetLikesServer()
  sessionStorage.clear()
  localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.mocked(console.error).mockRestore()
})

const PERSON = buildSessionUser({ type: 'Individual', emailVerified: true, typeChosen: true })

/** Who is here, as the root of the site is told it. */
const session = createSession()

function createSession() {
  let user: NotedLikeProps['user'] = null
  const listeners = new Set<() => void>()
  return {
    get: () => user,
    enter: (next: typeof user) => {
      user = next
      for (const tell of listeners) tell()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function Site() {
  return (
    <>
      <NotedLike user={useSyncExternalStore(session.subscribe, session.get)} />
      <Toasts />
    </>
  )
}

/** A visitor on the way in, who came from a heart. */
async function comeFromHeart() {
  noteLike({ jobId: 'job-1', title: 'Nurse' })
  return renderPage(<Site />, { at: '/auth/signin?next=/jobs' })
}

const signInAs = (changes: Partial<typeof PERSON> = {}) =>
  act(async () => session.enter({ ...PERSON, ...changes }))
const sent = () => setJobLike.mock.calls.map(([{ data }]) => data)
const settle = () => letPass(1_000)

test('whoever signs in for a heart likes that job, once, and is told', async () => {
  await comeFromHeart()
  expect(sent()).toEqual([])
  await signInAs()
  expect(await screen.findByText('You liked Nurse')).toBeTruthy()
  expect(sent()).toEqual([{ jobId: 'job-1', liked: true }])
  act(() => session.enter(null))
  await signInAs()
  await settle()
  expect(sent()).toHaveLength(1)
})

test.each(['/job/job-1?like=1', '/auth/signin?next=/job/job-1&like=job-1', '/job/job-1#like'])(
  'an address alone, %s, likes nothing',
  async (at) => {
    await renderPage(<Site />, { at })
    await signInAs()
    await settle()
    expect(sent()).toEqual([])
  },
)

test('a visitor who turns back from the way in likes nothing when they sign in later', async () => {
  const { router } = await comeFromHeart()
  await act(() => router.navigate({ to: '/auth/signup' }))
  expect(findTabLike()).not.toBeNull()
  await act(() => router.navigate({ to: '/jobs' }))
  await waitFor(() => expect(findTabLike()).toBeNull())
  await signInAs()
  await settle()
  expect(sent()).toEqual([])
})

const showPage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test.each([
  ['that the browser had kept has turned back', true, false],
  ['that has just come has not', false, true],
])('a visitor who is shown a page %s', async (_what, persisted, isKept) => {
  await renderPage(<Site />, { at: '/jobs' })
  noteLike({ jobId: 'job-1', title: 'Nurse' })
  showPage(persisted)
  expect(findTabLike() !== null).toBe(isKept)
})

test('coming back to the way in from a provider is no turning back', async () => {
  await comeFromHeart()
  showPage(true)
  expect(findTabLike()).not.toBeNull()
})

test('a like that makes a match is said as a match', async () => {
  likesServer.statuses['job-1'] = APPROACHED
  await comeFromHeart()
  await signInAs()
  expect(await screen.findByText('It’s a match')).toBeTruthy()
  expect(shownToasts()).toHaveLength(1)
})

test('a refusal is said as ever, and nothing else', async () => {
  likesServer.refusal = new AppError('CONFLICT', 'This job is no longer open')
  await comeFromHeart()
  await signInAs()
  await waitFor(() => expect(shownToasts()).toEqual(['This job is no longer open']))
  expect(findTabLike()).toBeNull()
})

test.each(['Employer', 'Admin'] as const)(
  'an %s is told who likes jobs, and nothing is sent',
  async (type) => {
    await comeFromHeart()
    await signInAs({ type })
    expect(await screen.findByText('Only job seekers can like a job')).toBeTruthy()
    expect(sent()).toEqual([])
    expect(findTabLike()).toBeNull()
  },
)

test('before the address is confirmed the like waits, says so once, and is made then', async () => {
  await comeFromHeart()
  await signInAs({ emailVerified: false })
  const confirm = expect.stringMatching(/^Confirm your email .* your like of Nurse/) as string
  await waitFor(() => expect(shownToasts()).toEqual([confirm]))
  await signInAs({ emailVerified: false, firstName: 'Other' })
  await settle()
  expect(sent()).toEqual([])
  expect(shownToasts()).toEqual([confirm])
  await signInAs()
  await waitFor(() => expect(sent()).toEqual([{ jobId: 'job-1', liked: true }]))
})

test('what waits for one person is not made for another', async () => {
  await comeFromHeart()
  await signInAs({ emailVerified: false })
  await waitFor(() => expect(shownToasts()).toHaveLength(1))
  const before = shownToasts()
  act(() => session.enter(null))
  await signInAs({ id: 'somebody-else' })
  await settle()
  expect(sent()).toEqual([])
  expect(shownToasts()).toEqual(before)
})

test('somebody who is still to be asked what they are here for is asked first', async () => {
  await comeFromHeart()
  await signInAs({ typeChosen: false })
  await settle()
  expect(sent()).toEqual([])
  await signInAs()
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('an admin who looks through somebody’s eyes makes no like of theirs', async () => {
  await comeFromHeart()
  await signInAs({ isImpersonated: true })
  await settle()
  expect(sent()).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})
