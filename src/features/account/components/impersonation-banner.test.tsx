import { fakeWire } from '#tests/setup/fake-wire.ts'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'

// The wire to the server; what the function does there is tested beside it.
vi.mock('../cache-version.functions.ts', () => ({ incrementCacheVersion: () => Promise.resolve(1) }))

const STOP = '/api/auth/admin/stop-impersonating'

const renderBanner = () =>
  renderPage(
    <>
      <ImpersonationBanner id="ada" name="Ada Okafor" />
      <Toasts />
    </>,
    { at: '/app/individual' },
  )

test(
  'it says through whose eyes one sees, and leads back to the page of whom it was',
  { tags: ['2.9e'] },
  async () => {
    const sent = fakeWire({ [STOP]: { body: { session: {}, user: {} } } })
    const { user, address } = await renderBanner()
    expect(screen.getByText(/as Ada Okafor does/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stop impersonating' }))
    await waitFor(() => expect(address()).toBe('/app/admin/users/ada'))
    expect(sent.map(({ path }) => path)).toEqual([STOP])
  },
)

test('while the server cannot be reached it stays, and can be pressed again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeWire({ [STOP]: 'no network' })
  const { user, address } = await renderBanner()
  await user.click(screen.getByRole('button', { name: 'Stop impersonating' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Stop impersonating' }).getAttribute('aria-busy')).toBeNull(),
  )
  expect(address()).toBe('/app/individual')
})
