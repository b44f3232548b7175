import { act, renderHook, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { screen, Texts, Toasts } from '#tests/setup/render.tsx'
import { useSavedChoice } from './use-saved-choice.ts'

function Page({ children }: { children: ReactNode }) {
  return (
    <Texts>
      {children}
      <Toasts />
    </Texts>
  )
}

/** A choice whose saving ends when the test says so. */
function renderChoice() {
  const saves: { choice: string; end: (error?: Error) => void }[] = []
  const save = (choice: string) =>
    new Promise<void>((resolve, reject) => {
      saves.push({ choice, end: (error) => (error ? reject(error) : resolve()) })
    })
  const { result } = renderHook(() => useSavedChoice(save), { wrapper: Page })
  const choose = (choice: string) => act(async () => void result.current.choose(choice))
  const end = (error?: Error) => act(async () => saves.at(-1)?.end(error))
  return { saves, choose, end, saving: () => result.current.saving }
}

test('of what is chosen while another choice is being saved the last is saved next', async () => {
  const { saves, choose, end, saving } = renderChoice()
  await choose('EUR')
  await choose('GBP')
  await choose('USD')
  expect(saving()).toBe('USD')
  await end()
  expect(saves.map(({ choice }) => choice)).toEqual(['EUR', 'USD'])
  await end()
  await waitFor(() => expect(saving()).toBeNull())
  expect(saves).toHaveLength(2)
})

test('what could not be saved can be tried again, with the last choice', async () => {
  const { saves, choose, end, saving } = renderChoice()
  await choose('EUR')
  await choose('USD')
  vi.spyOn(console, 'error').mockReturnValueOnce()
  await end(new TypeError('Failed to fetch'))
  expect(saving()).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(saves.at(-1)?.choice).toBe('USD')
})
