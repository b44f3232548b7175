import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { APPROACHED, likesServer, resetLikesServer } from '#tests/fakes/fake-job-likes.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { useHearts } from './use-hearts.tsx'

vi.mock('../../job-likes.functions.ts', () => import('#tests/fakes/fake-job-likes.ts'))
beforeEach(resetLikesServer)

function List() {
  const { heartOf } = useHearts('Individual')
  return (
    <>
      {heartOf({ id: 'job-1', title: 'Nurse' })}
      {heartOf({ id: 'job-2', title: 'Cook' })}
      <Toasts />
    </>
  )
}

test('a like that makes a match says so, with the way to how one reaches each other; another like does not', async () => {
  const { user, address } = await renderPage(<List />)
  await user.click(await screen.findByRole('button', { name: 'Like Cook' }))
  await screen.findByRole('button', { name: 'Take back your like of Cook' })
  expect(screen.queryByText('It’s a match')).toBeNull()

  // They invite while the list is read.
  likesServer.statuses['job-1'] = APPROACHED
  await user.click(screen.getByRole('button', { name: 'Like Nurse' }))
  expect(await screen.findByText('It’s a match')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Matched: Nurse' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'See contact details' })
  await user.click(link)
  expect(address()).toBe('/app/individual')
  await waitFor(() => expect(link.isConnected).toBe(false))
})
