import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { chooseAccountType } from '../account-type.functions.ts'
import { WelcomePage } from './welcome-page.tsx'

// The wire to the server; what the functions do there is tested beside them.
vi.mock('../cache-version.functions.ts', () => ({ incrementCacheVersion: () => Promise.resolve(1) }))
vi.mock('../account-type.functions.ts', () => ({ chooseAccountType: vi.fn<() => Promise<unknown>>() }))

beforeEach(() => {
  vi.mocked(chooseAccountType)
    .mockReset()
    .mockResolvedValue({} as never)
})

async function renderWelcome(next?: string) {
  const rendered = await renderPage(<WelcomePage firstName="Niamh" next={next} />, { at: '/auth/welcome' })
  const answer = async (name?: string) => {
    if (name) await rendered.user.click(screen.getByRole('radio', { name }))
    await rendered.user.click(screen.getByRole('button', { name: 'Continue' }))
  }
  return { ...rendered, answer }
}

test('nothing is chosen for anybody, and without an answer one stays', async () => {
  const { answer, address } = await renderWelcome()
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])
  await answer()
  expect(await screen.findByText('Please choose one of the two')).toBeTruthy()
  expect(chooseAccountType).not.toHaveBeenCalled()
  expect(address()).toBe('/auth/welcome')
})

test.each([
  ['I’m looking for work', 'Individual'],
  ['I’m hiring', 'Employer'],
])('"%s" is kept as %s, and one goes on', async (name, type) => {
  const { answer, address } = await renderWelcome('/job/42')
  await answer(name)
  await waitFor(() => expect(address()).toBe('/job/42'))
  expect(vi.mocked(chooseAccountType).mock.calls).toEqual([[{ data: { type } }]])
})

test('a way on to another site is not taken', async () => {
  const { answer, address } = await renderWelcome('https://evil.example')
  await answer('I’m hiring')
  await waitFor(() => expect(address()).toBe('/app'))
})

test('a refusal says why beside the question', async () => {
  const refusal = new AppError('CONFLICT', 'account.type.hasLikes', { field: 'type' })
  vi.mocked(chooseAccountType).mockRejectedValue(refusal)
  const { answer, address } = await renderWelcome()
  await answer('I’m hiring')
  expect(await screen.findByText(/^You have open likes or matches as a job seeker/)).toBeTruthy()
  expect(address()).toBe('/auth/welcome')
})
