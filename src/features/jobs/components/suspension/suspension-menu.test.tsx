import { waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { fill, renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { SuspensionMenu } from './suspension-menu.tsx'

type Call = (call: { data: unknown }) => Promise<unknown>
const server = vi.hoisted(() => ({ suspendOrganization: vi.fn<Call>(), restoreOrganization: vi.fn<Call>() }))
vi.mock('../../suspension/suspension.functions.ts', () => server)

const REASON = 'Three people told us that this company asks for money.'

beforeEach(() => {
  for (const move of Object.values(server)) move.mockReset().mockResolvedValue({ id: 'severn' })
})

async function openMenu(isSuspended: boolean) {
  const company = { id: 'severn', name: 'Severn Works', isSuspended }
  const page = await renderPage(
    <>
      <SuspensionMenu company={company} />
      <Toasts />
    </>,
  )
  await page.user.click(screen.getByRole('button', { name: 'Actions for Severn Works' }))
  const press = (name: string) => page.user.click(screen.getByRole('menuitem', { name }))
  return { ...page, press, items: screen.getAllByRole('menuitem').map((item) => item.textContent) }
}

test('of a public company the menu offers to suspend it, and nothing else', async () => {
  expect((await openMenu(false)).items).toEqual(['See the company page', 'Suspend'])
})

test('of a suspended company the menu offers to restore it, and nothing else', async () => {
  expect((await openMenu(true)).items).toEqual(['See the company page', 'Restore'])
})

test('a company is suspended with words, and not without', async () => {
  const { user, press } = await openMenu(false)
  await press('Suspend')
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend “Severn Works”' }))
  await user.click(dialog.getByRole('button', { name: 'Suspend company' }))
  expect(await dialog.findByText('Say in at least 10 characters why the company is suspended')).toBeTruthy()
  expect(server.suspendOrganization).not.toHaveBeenCalled()
  await fill(user, dialog.getByRole('textbox', { name: /^Your words/ }), REASON)
  await user.click(dialog.getByRole('button', { name: 'Suspend company' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.suspendOrganization.mock.calls).toEqual([[{ data: { id: 'severn', reason: REASON } }]])
  expect(await screen.findByText('The company is suspended')).toBeTruthy()
})

test('a company is restored after a question', async () => {
  const { user, press } = await openMenu(true)
  await press('Restore')
  expect(server.restoreOrganization).not.toHaveBeenCalled()
  const dialog = within(screen.getByRole('dialog', { name: 'Restore “Severn Works”' }))
  await user.click(dialog.getByRole('button', { name: 'Restore company' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.restoreOrganization.mock.calls).toEqual([[{ data: { id: 'severn' } }]])
})

test('a refusal is told in the dialog, and what was written stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  server.suspendOrganization.mockRejectedValue(new AppError('FORBIDDEN', 'error.notAllowed'))
  const { user, press } = await openMenu(false)
  await press('Suspend')
  const dialog = within(screen.getByRole('dialog'))
  const words = dialog.getByRole('textbox', { name: /^Your words/ })
  await fill(user, words, REASON)
  await user.click(dialog.getByRole('button', { name: 'Suspend company' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(words).toHaveProperty('value', REASON)
})
