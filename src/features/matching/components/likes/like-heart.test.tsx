import { expect, test, vi } from 'vitest'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { LikeHeart, type LikeHeartProps } from './like-heart.tsx'

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

test('a match is shown, and a row offers no way to leave it', async () => {
  await renderHeart({ state: 'matched' })
  expect(screen.getByRole('img', { name: 'Matched: Nurse' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a visitor is led to sign in and comes back to the job', async () => {
  const { user, address, router } = await renderHeart({ onToggle: 'sign-in' })
  await user.click(screen.getByRole('link', { name: 'Like Nurse' }))
  expect(address()).toContain('/auth/signin')
  expect(router.state.location.search).toEqual({ next: '/job/job-1' })
})
