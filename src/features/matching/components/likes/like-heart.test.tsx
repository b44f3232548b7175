import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { findTabLike, forgetTabLike } from '../../noted-like.ts'
import { LikeHeart, type LikeHeartProps } from './like-heart.tsx'

beforeEach(forgetTabLike)

const renderHeart = (props: Partial<LikeHeartProps>) =>
  renderPage(<LikeHeart jobId="job-1" title="Nurse" state="none" onToggle={vi.fn<() => void>()} {...props} />)

test('an empty heart asks to like, by its job’s name', async () => {
  const onToggle = vi.fn<(liked: boolean) => void>()
  const { user } = await renderHeart({ onToggle })
  const heart = screen.getByRole('button', { name: 'Like Nurse' })
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  await user.click(heart)
  expect(onToggle.mock.calls).toEqual([[true]])
})

test('a filled heart takes the like back', async () => {
  const onToggle = vi.fn<(liked: boolean) => void>()
  const { user } = await renderHeart({ onToggle, state: 'liked' })
  const heart = screen.getByRole('button', { name: 'Take back your like of Nurse' })
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  await user.click(heart)
  expect(onToggle.mock.calls).toEqual([[false]])
})

test.each(['{Enter}', ' '])('the heart answers the key %j', async (key) => {
  const onToggle = vi.fn<(liked: boolean) => void>()
  const { user } = await renderHeart({ onToggle })
  await user.tab()
  await user.keyboard(key)
  expect(onToggle.mock.calls).toEqual([[true]])
})

test('an invitation is no like to be given: its heart leads to where it is answered', async () => {
  const onToggle = vi.fn<(liked: boolean) => void>()
  const { user, address } = await renderHeart({ onToggle, state: 'approached' })
  await user.click(screen.getByRole('link', { name: 'Invitation: Nurse' }))
  await waitFor(() => expect(address()).toBe('/job/job-1'))
  expect(onToggle).not.toHaveBeenCalled()
})

test('a match is shown, and a row offers no way to leave it', async () => {
  await renderHeart({ state: 'matched' })
  expect(screen.getByRole('img', { name: 'Matched: Nurse' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

const renderVisitorHeart = () =>
  renderPage(<LikeHeart jobId="job-1" title="Nurse" state="none" onToggle="sign-in" />, {
    at: '/jobs/maps?view=bristol',
  })
const visitorHeart = () => screen.getByRole('link', { name: 'Like Nurse' })

test.each(['a press', '{Enter}'])(
  '%s leads a visitor to sign in and back; the tab notes why',
  async (how) => {
    const { user, router } = await renderVisitorHeart()
    if (how === 'a press') await user.click(visitorHeart())
    else {
      await user.tab()
      await user.keyboard(how)
    }
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/signin'))
    expect(router.state.location.search).toEqual({ next: '/jobs/maps?view=bristol' })
    expect(findTabLike()).toMatchObject({ jobId: 'job-1', title: 'Nurse' })
  },
)

test('one who wants another tab notes nothing, and comes back to the job there', async () => {
  const { user, router } = await renderVisitorHeart()
  expect(visitorHeart().getAttribute('href')).toBe(`/auth/signin?next=${encodeURIComponent('/job/job-1')}`)
  await user.keyboard('{Control>}')
  await user.click(visitorHeart())
  await user.keyboard('{/Control}')
  expect(router.state.location.pathname).toBe('/jobs/maps')
  expect(findTabLike()).toBeNull()
})
