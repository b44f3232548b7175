import { act, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { buildSessionUser } from '#tests/factories/build-session-user.ts'
import { APPROACHED, likesServer, resetLikesServer, setJobLike } from '#tests/fakes/fake-job-likes.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { findTabLike, noteLike } from '../../noted-like.ts'
import { NotedLike, type NotedLikeProps } from './noted-like.tsx'

vi.mock('../../job-likes.functions.ts', () => import('#tests/fakes/fake-job-likes.ts'))

const said = {
  success: vi.spyOn(toast, 'success'),
  error: vi.spyOn(toast, 'error'),
  info: vi.spyOn(toast, 'info'),
}
const match = vi.spyOn(toast, 'message')

beforeEach(() => {
  session.enter(null)
  resetLikesServer()
  sessionStorage.clear()
  localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
  for (const spy of [...Object.values(said), match]) spy.mockReset().mockReturnValue(1)
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
  return <NotedLike user={useSyncExternalStore(session.subscribe, session.get)} />
}

/** A visitor on the way in, who came from a heart. */
async function comeFromHeart() {
  noteLike({ jobId: 'job-1', title: 'Nurse' })
  return renderPage(<Site />, { at: '/auth/signin?next=/jobs' })
}

const signInAs = (changes: Partial<typeof PERSON> = {}) =>
  act(async () => session.enter({ ...PERSON, ...changes }))
const sent = () => setJobLike.mock.calls.map(([{ data }]) => data)
const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)))

test('whoever signs in for a heart likes that job, once, and is told', async () => {
  await comeFromHeart()
  expect(sent()).toEqual([])
  await signInAs()
  await waitFor(() => expect(said.success.mock.calls[0]?.[0]).toBe('You liked Nurse'))
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

test('a like that makes a match is said as a match', async () => {
  likesServer.statuses['job-1'] = APPROACHED
  await comeFromHeart()
  await signInAs()
  await waitFor(() => expect(match).toHaveBeenCalledOnce())
  expect(said.success).not.toHaveBeenCalled()
})

test('a refusal is said as ever, and nothing else', async () => {
  likesServer.refusal = new AppError('CONFLICT', 'This job is no longer open')
  await comeFromHeart()
  await signInAs()
  await waitFor(() => expect(said.error).toHaveBeenCalledWith('This job is no longer open'))
  expect(said.success).not.toHaveBeenCalled()
  expect(findTabLike()).toBeNull()
})

test.each(['Employer', 'Admin'] as const)(
  'an %s is told who likes jobs, and nothing is sent',
  async (type) => {
    await comeFromHeart()
    await signInAs({ type })
    await waitFor(() => expect(said.error.mock.calls[0]?.[0]).toBe('Only job seekers can like a job'))
    expect(sent()).toEqual([])
    expect(findTabLike()).toBeNull()
  },
)

test('before the address is confirmed the like waits, says so once, and is made then', async () => {
  await comeFromHeart()
  await signInAs({ emailVerified: false })
  await waitFor(() => expect(said.info).toHaveBeenCalledOnce())
  expect(said.info.mock.calls[0]?.[0]).toMatch(/^Confirm your email .* your like of Nurse/)
  await signInAs({ emailVerified: false, firstName: 'Other' })
  await settle()
  expect(sent()).toEqual([])
  expect(said.info).toHaveBeenCalledOnce()
  await signInAs()
  await waitFor(() => expect(sent()).toEqual([{ jobId: 'job-1', liked: true }]))
})

test('what waits for one person is not made for another', async () => {
  await comeFromHeart()
  await signInAs({ emailVerified: false })
  await waitFor(() => expect(said.info).toHaveBeenCalledOnce())
  act(() => session.enter(null))
  await signInAs({ id: 'somebody-else' })
  await settle()
  expect(sent()).toEqual([])
  expect(said.error).not.toHaveBeenCalled()
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
