// First: the client takes the wire as it finds it.
import './fake-wire.ts'
import { within } from '@testing-library/react'
import { toast } from 'sonner'
import { beforeEach, vi } from 'vitest'
import { UserPage } from '#/features/admin/components/user/user-page.tsx'
import type { UserAccount } from '#/features/admin/user-account.view.ts'
import { getUserAccount, PERCY, resetUserAccount } from '#tests/fakes/fake-user-account.ts'
import { renderPage, screen } from './render.tsx'

// The functions are the wire to the server; what they do behind it is tested beside them.
vi.mock('#/features/admin/user-account.functions.ts', () => import('#tests/fakes/fake-user-account.ts'))

beforeEach(() => {
  resetUserAccount()
  vi.spyOn(toast, 'success').mockReturnValue(1)
  vi.spyOn(toast, 'error').mockReturnValue(1)
  vi.spyOn(console, 'error').mockReturnValue()
})

/** Shows the page of Percy, changed as said. */
export async function openUser(changes: Partial<UserAccount> = {}) {
  getUserAccount.mockResolvedValue({ ...PERCY, ...changes })
  const callbacks = {
    onSessionChange: vi.fn<(href: string) => Promise<void>>().mockResolvedValue(),
    onRemoved: vi.fn<() => Promise<void>>().mockResolvedValue(),
  }
  const page = await renderPage(<UserPage id="percy" {...callbacks} />, { at: '/app/admin/users/percy' })
  await screen.findByRole('heading', { level: 1, name: 'Percy Shelley' })
  const ask = async (name: string) => {
    await page.user.click(await screen.findByRole('button', { name }))
    return within(await screen.findByRole('dialog'))
  }
  return { ...page, ...callbacks, ask }
}

export const section = (name: string) => within(screen.getByRole('region', { name }))
