import { act } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildAsked } from '#tests/factories/build-asked.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import type { CandidateCountInput } from '../candidate-count.schema.ts'
import type { CandidateCountView } from '../candidate-count.view.ts'
import { CandidateCounter } from './candidate-counter.tsx'

const server = vi.hoisted(() => ({
  count: vi.fn<(call: { data: CandidateCountInput }) => Promise<CandidateCountView | null>>(),
}))
vi.mock('../candidate-count.functions.ts', () => ({ getCandidateCount: server.count }))

const ASKED = buildAsked({
  workLocation: 'OnSite',
  point: { lat: 51.45, lng: -2.58 },
  mustHaveSkills: ['NEC4'],
})

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  server.count.mockReset()
})

const pause = () => act(() => vi.advanceTimersByTimeAsync(1_000))

const renderCounter = (asked = ASKED, look: 'panel' | 'line' = 'panel') =>
  renderPage(<CandidateCounter jobId="job-1" asked={asked} look={look} />)

test('the panel says how many there are, and what each requirement costs', async () => {
  server.count.mockResolvedValue({
    found: 1_234,
    drops: [
      { kind: 'place', people: 56 },
      { kind: 'skill', skill: 'NEC4', people: null },
      { kind: 'language', language: 'fr', people: 7 },
    ],
  })
  await renderCounter()
  await pause()
  expect(screen.getByRole('status').textContent).toBe('1,234 people')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Place56 more',
    'NEC4fewer than 5',
    'French7 more',
  ])
})

test.each([
  [[{ kind: 'place' as const, people: 56 }], ['Place56 more', 'Any other requirementfewer than 5']],
  [[], ['Any one requirementfewer than 5']],
])('what is few for several requirements is said once', async (known, lines) => {
  const few = ['NEC4', 'GIS'].map((skill) => ({ kind: 'skill' as const, skill, people: null }))
  server.count.mockResolvedValue({ found: 5, drops: [...known, ...few] })
  await renderCounter()
  await pause()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines)
})

const whyFew = () =>
  screen.queryByText('Small numbers are not shown, so that nobody can be recognised by them.')

test.each(['panel', 'line'] as const)('a small number is no number, and the %s says why', async (look) => {
  server.count.mockResolvedValue({ found: null, drops: [] })
  await renderCounter(ASKED, look)
  await pause()
  expect(screen.getByText('fewer than 5')).toBeTruthy()
  expect(whyFew()).toBeTruthy()
})

test('where every number is told, nothing is said of small ones', async () => {
  server.count.mockResolvedValue({ found: 5, drops: [{ kind: 'place', people: 7 }] })
  await renderCounter()
  await pause()
  expect(screen.getByText('5 people')).toBeTruthy()
  expect(whyFew()).toBeNull()
})

test('when there is no count, nothing is said about people', async () => {
  server.count.mockResolvedValue(null)
  await renderCounter()
  await pause()
  expect(screen.getByRole('status').textContent).toBe('No count just now')
  expect(screen.queryByRole('list')).toBeNull()
})

test('when the server does not answer, nothing wrong is said', async () => {
  server.count.mockRejectedValue(new Error('down'))
  await renderCounter()
  await pause()
  expect(screen.getByRole('status').textContent).toBe('No count just now')
})

test('nothing but what is asked of people is sent: no title and no pay', async () => {
  server.count.mockResolvedValue({ found: null, drops: [] })
  const whole = { ...ASKED, title: 'Engineer', minSalary: 40_000 }
  await renderCounter(whole)
  await pause()
  expect(server.count.mock.calls[0]?.[0].data).toEqual({ ...ASKED, jobId: 'job-1' })
})

test('on phones it is one line that opens', async () => {
  server.count.mockResolvedValue({ found: 12, drops: [{ kind: 'experience', people: 30 }] })
  await renderCounter(ASKED, 'line')
  await pause()
  expect(screen.getByText('12 people').closest('summary')).toBeTruthy()
  expect(screen.getByText('30 more').closest('details')?.open).toBe(false)
})

test('a number that its field refuses is asked of nobody, and the count before it stays', async () => {
  server.count.mockResolvedValue({ found: 12, drops: [] })
  let ask: (years: number) => void = () => undefined
  function Editor() {
    const [experienceYears, setYears] = useState(9)
    useEffect(() => {
      ask = setYears
    }, [])
    return <CandidateCounter jobId="job-1" asked={{ ...ASKED, experienceYears }} look="panel" />
  }
  await renderPage(<Editor />)
  await pause()
  act(() => ask(99))
  await pause()
  expect(server.count).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toBe('12 people')
})
