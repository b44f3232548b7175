import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildMyLike } from '#tests/factories/build-my-like.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import type { MyLikeView } from '../my-likes.view.ts'
import { MyMatches } from './my-matches.tsx'

vi.mock('../job-likes.functions.ts', () => import('#tests/fakes/fake-job-likes.ts'))

const contact = { email: 'hr@example.com', phone: '+44 7700 900100' }
const match = (changes: Partial<MyLikeView> = {}) =>
  buildMyLike({ state: 'matched', pledge: null, contact, ...changes })

const renderMatches = (matches: MyLikeView[], newMatchId: string | null = null) =>
  renderPage(<MyMatches matches={matches} newMatchId={newMatchId} />)

test('without a match there is nothing', async () => {
  const { container } = await renderMatches([])
  expect(container.textContent).toBe('')
})

test('a match names the company, the job and the day, and how to reach each other', async () => {
  await renderMatches([match()])
  expect(
    screen.getByRole('heading', { level: 3, name: 'It’s a match with Tidewall Engineering' }),
  ).toBeTruthy()
  expect(screen.getByText(/^Civil Engineer\. You both said yes on 12 November/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'hr@example.com' }).getAttribute('href')).toBe(
    'mailto:hr@example.com',
  )
  expect(screen.getByRole('link', { name: '+44 7700 900100' }).getAttribute('href')).toBe('tel:+447700900100')
  expect(screen.getByRole('link', { name: 'See the job' }).getAttribute('href')).toBe('/job/job-1')
  expect(screen.getByRole('button', { name: 'Withdraw from the match: Civil Engineer' })).toBeTruthy()
})

test('of a job that was filled it says so, and asks nobody to say hello', async () => {
  await renderMatches([match({ isOpen: false, endReason: 'Filled' })])
  const card = screen.getByRole('region', { name: 'Your match' }).textContent
  expect(card).toContain('The place has been filled.')
  expect(card).not.toContain('say hello')
  expect(screen.getByRole('link', { name: 'Write an email' })).toBeTruthy()
})

/** What is being read aloud. */
const said = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || [])

test('a match made before one’s eyes is said aloud, older ones are not', async () => {
  await renderMatches([match(), match({ jobId: 'b', title: 'Surveyor' })], 'b')
  expect(said()).toEqual(['It’s a match with Tidewall Engineering: Surveyor.'])
})

test('matches from before are not said aloud', async () => {
  await renderMatches([match()])
  expect(said()).toEqual([])
})

test('the newest two stand there, the rest on demand', async () => {
  const { user } = await renderMatches(
    ['2026-11-01', '2026-11-20', '2026-11-10'].map((day) =>
      match({ jobId: day, since: `${day}T09:00:00.000Z`, organization: { id: day, name: day, logo: null } }),
    ),
  )
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names()).toEqual(['It’s a match with 2026-11-20', 'It’s a match with 2026-11-10'])
  const section = within(screen.getByRole('region', { name: 'Your 3 matches' }))
  await user.click(section.getByRole('button', { name: 'All 3' }))
  expect(names()).toHaveLength(3)
})
