import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { chooseAccountType } from '../../account-type.functions.ts'
import { AccountTypeSection } from './account-type-section.tsx'

// The wire to the server; what the functions do there is tested beside them.
vi.mock('../../cache-version.functions.ts', () => ({ incrementCacheVersion: () => Promise.resolve(1) }))
vi.mock('../../account-type.functions.ts', () => ({ chooseAccountType: vi.fn<() => Promise<unknown>>() }))
const choose = vi.mocked(chooseAccountType)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  choose.mockReset().mockResolvedValue({} as never)
})
afterEach(() => vi.restoreAllMocks())

async function ask(type: 'Individual' | 'Employer', open: string) {
  const rendered = await renderPage(
    <>
      <AccountTypeSection type={type} />
      <Toasts />
    </>,
    { at: '/app/settings' },
  )
  await rendered.user.click(screen.getByRole('button', { name: open }))
  const dialog = within(screen.getByRole('dialog'))
  return { ...rendered, confirm: () => rendered.user.click(dialog.getByRole('button', { name: 'Switch' })) }
}

test.each([
  ['Individual', 'I’m hiring instead', 'Employer'],
  ['Employer', 'I’m looking for work instead', 'Individual'],
] as const)('%s is asked once more, then lands in the other area', async (type, open, wanted) => {
  const { confirm, address } = await ask(type, open)
  expect(choose).not.toHaveBeenCalled()
  await confirm()
  await waitFor(() => expect(address()).toBe('/app'))
  expect(choose.mock.calls).toEqual([[{ data: { type: wanted } }]])
})

test('what stands in the way is said, and nothing changes', async () => {
  choose.mockRejectedValue(new AppError('CONFLICT', 'account.type.hasLikes', { field: 'type' }))
  const { confirm, address } = await ask('Individual', 'I’m hiring instead')
  await confirm()
  expect(await screen.findByText(/^You have open likes or matches/)).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(address()).toBe('/app/settings')
})
