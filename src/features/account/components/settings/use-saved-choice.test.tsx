import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showErrorsToRetry } from '#/components/form/show-errors.ts'
import { useSavedChoice } from './use-saved-choice.ts'

vi.mock('#/components/form/show-errors.ts', () => ({
  showErrorsToRetry: vi.fn<(error: unknown, again: () => void) => void>(),
}))

/** A choice whose saving ends when the test says so. */
function renderChoice() {
  const saves: { choice: string; end: (error?: Error) => void }[] = []
  const { result } = renderHook(() =>
    useSavedChoice(
      (choice: string) =>
        new Promise<void>((resolve, reject) => {
          saves.push({ choice, end: (error) => (error ? reject(error) : resolve()) })
        }),
    ),
  )
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
  await end(new Error('no connection'))
  expect(saving()).toBeNull()
  const again = vi.mocked(showErrorsToRetry).mock.lastCall?.[1]
  await act(async () => again?.())
  expect(saves.at(-1)?.choice).toBe('USD')
})
