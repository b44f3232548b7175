import { waitFor, within } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { createQueryClient } from '#/lib/query-client.ts'
import { buildCandidate, buildCandidates } from '#tests/factories/build-candidate.ts'
import {
  matchCandidate,
  matchingServer,
  passCandidate,
  resetMatchingServer,
} from '#tests/fakes/fake-matching.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import type { CandidateView } from '../candidates.view.ts'
import type { MatchSearch } from '../match-search.ts'
import { jobCandidatesQuery } from '../matching.queries.ts'
import { CandidateDetail } from './candidate-detail.tsx'
import { CandidatesScreen } from './candidates-screen.tsx'

vi.mock('../matching.functions.ts', () => import('#tests/fakes/fake-matching.ts'))

const CONTACT = { email: 'ada@example.com', phone: '' }
const ada = buildCandidate({ candidateId: 'ada', name: null, label: '7F3' })
const cy = buildCandidate({ candidateId: 'cy', name: 'Cy' })
const flo = buildCandidate({ candidateId: 'flo', name: 'Flo', state: 'none', since: null, pledge: null })

function beOnScreen(isWide: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide === query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

beforeEach(() => {
  resetMatchingServer()
  matchingServer.candidates = buildCandidates({ liked: [ada, cy], suggested: [flo] })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function renderScreen(initial: MatchSearch = {}, { isWide = true } = {}) {
  beOnScreen(isWide)
  const visits: MatchSearch[] = []
  function Bound() {
    const [search, setSearch] = useState(initial)
    return (
      <Suspense>
        <CandidatesScreen
          jobId="job-1"
          search={search}
          onSearch={(next) => {
            visits.push(next)
            setSearch(next)
          }}
        />
      </Suspense>
    )
  }
  const queryClient = createQueryClient()
  queryClient.setQueryData(jobCandidatesQuery('job-1').queryKey, matchingServer.candidates)
  const page = await renderPage(
    <>
      <Bound />
      <Toasts />
    </>,
    { queryClient },
  )
  return { ...page, visits }
}

const beside = () => within(screen.getByRole('region', { name: 'The chosen candidate' }))
const rows = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('link')
    .map((link) => link.textContent)

test('the first of the list is explained beside it until somebody is chosen', async () => {
  await renderScreen()
  expect(beside().getByRole('heading', { level: 2, name: 'Candidate 7F3' })).toBeTruthy()
  expect(beside().getByText(/^Anonymous until you match\. Then/)).toBeTruthy()
})

test('the one the address names is explained', async () => {
  await renderScreen({ candidate: 'cy' })
  expect(beside().getByRole('heading', { level: 2, name: 'Cy' })).toBeTruthy()
})

test('a candidate of the address whom nobody knows is nobody', async () => {
  await renderScreen({ candidate: 'somebody-else' })
  expect(beside().getByRole('heading', { level: 2, name: 'Candidate 7F3' })).toBeTruthy()
})

test('a match moves at once to the matched, stays in view, and brings the contact with the answer', async () => {
  const matched = { ...ada, name: 'Ada', state: 'matched' as const, pledge: null, contact: CONTACT }
  matchCandidate.mockImplementationOnce(async () => {
    matchingServer.candidates = buildCandidates({ liked: [cy], matched: [matched], suggested: [flo] })
  })
  const { user, visits } = await renderScreen()
  await user.click(beside().getByRole('button', { name: 'Match with Candidate 7F3' }))
  expect(matchCandidate.mock.calls).toEqual([[{ data: { jobId: 'job-1', candidateId: 'ada' } }]])
  expect(visits).toEqual([{ candidate: 'ada' }])
  expect(rows()).toEqual(['Cy'])
  expect(await beside().findByRole('link', { name: 'ada@example.com' })).toBeTruthy()
  expect(beside().getByText('You and Ada both said yes. We have written to you both.')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /^Matched/ }).textContent).toBe('Matched1')
})

test('whoever answers from the list goes on from the tab they were in', async () => {
  matchCandidate.mockImplementationOnce(async () => {
    matchingServer.candidates = buildCandidates({ liked: [cy], matched: [{ ...ada, state: 'matched' }] })
  })
  const { user } = await renderScreen()
  const list = within(screen.getByRole('tabpanel'))
  await user.click(list.getByRole('button', { name: 'Match with Candidate 7F3' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^Liked you/ })))
})

test('the second press of two is not an answer to whoever moved up, and a later one is', async () => {
  matchCandidate.mockImplementation(({ data: { candidateId } }) => {
    const liked = matchingServer.candidates.liked.filter((one) => one.candidateId !== candidateId)
    matchingServer.candidates = buildCandidates({ liked })
    return Promise.resolve()
  })
  const { user } = await renderScreen()
  const pressedAt = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(pressedAt)
  const pressMatch = () => {
    const [button = expect.unreachable()] = screen.getAllByRole('button', { name: /^Match with/ })
    return user.click(button)
  }
  await pressMatch()
  await waitFor(() => expect(rows()).toEqual(['Cy']))
  await pressMatch()
  expect(matchCandidate).toHaveBeenCalledOnce()
  clock.mockReturnValue(pressedAt + 700)
  await pressMatch()
  await waitFor(() => expect(matchCandidate).toHaveBeenCalledTimes(2))
})

test('a refused match puts everything back and says why', async () => {
  matchCandidate.mockRejectedValueOnce(new AppError('CONFLICT', 'match.refused.jobNotOpen'))
  const { user } = await renderScreen()
  await user.click(beside().getByRole('button', { name: 'Match with Candidate 7F3' }))
  expect(await screen.findByText('This job is no longer open')).toBeTruthy()
  expect(rows()).toEqual(['Candidate 7F3', 'Cy'])
  expect(screen.getByRole('tab', { name: /^Matched/ }).textContent).toBe('Matched0')
})

test('a pass moves below and nobody else is answered', async () => {
  passCandidate.mockImplementationOnce(async () => {
    const passed = { ...ada, passed: true, pledge: null }
    matchingServer.candidates = buildCandidates({ liked: [passed, cy], suggested: [flo] })
  })
  const { user } = await renderScreen()
  await user.click(
    within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Pass on Candidate 7F3' }),
  )
  await waitFor(() => expect(rows()).toEqual(['Cy', 'Candidate 7F3']))
  expect(passCandidate).toHaveBeenCalledOnce()
  expect(matchCandidate).not.toHaveBeenCalled()
})

test('an invitation is no match yet', async () => {
  matchCandidate.mockImplementationOnce(async () => {
    const invited = { ...flo, state: 'approached' as const, since: '2026-11-21T10:00:00.000Z' }
    matchingServer.candidates = buildCandidates({ liked: [ada, cy], suggested: [invited] })
  })
  const { user } = await renderScreen({ tab: 'suggested' })
  await user.click(beside().getByRole('button', { name: 'Invite Flo' }))
  expect(
    await beside().findByText('You invited them on 21 November. They have not answered yet.'),
  ).toBeTruthy()
  expect(screen.queryByText('It’s a match')).toBeNull()
})

test('on a phone nobody is explained before a press, and then in a sheet that closes again', async () => {
  const { unmount } = await renderScreen({}, { isWide: false })
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  const { user, visits } = await renderScreen({ candidate: 'cy' }, { isWide: false })
  expect(screen.getByRole('dialog', { name: 'Cy' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(visits).toEqual([{ candidate: undefined }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

const renderDetail = (changes: Partial<CandidateView>) =>
  renderPage(
    <CandidateDetail
      candidate={buildCandidate(changes)}
      isOpen
      isNewMatch={false}
      onAnswer={vi.fn<() => void>()}
    />,
  )

test.each<[string, Partial<CandidateView>, RegExp]>([
  ['a like', {}, /^Liked this job on 12 November\./],
  ['an anonymous like', { name: null }, /^Anonymous until you match\. Then/],
  ['a pass', { passed: true, pledge: null }, /^You passed\./],
  ['a suggestion', { state: 'none' }, /^Has not seen this job from you yet\./],
  ['an anonymous suggestion', { state: 'none', name: null }, /^Anonymous until you match\. Invite/],
  ['an invitation', { state: 'approached' }, /^You invited them on 12 November\./],
  ['a declined invitation', { state: 'declined' }, /^They declined your invitation\./],
  ['a goodbye', { state: 'withdrawn' }, /^Withdrew on 12 November\./],
  ['a hidden profile', { hasProfile: false, fit: null }, /^They have hidden their profile\./],
  ['a goodbye and a hidden profile', { hasProfile: false, state: 'withdrawn', fit: null }, /^Withdrew on/],
  ['a match', { state: 'matched', contact: CONTACT }, /^You both said yes on 12 November\./],
])('%s is told in a sentence', async (_what, changes, story) => {
  await renderDetail(changes)
  expect(screen.getByText(story)).toBeTruthy()
})

test('the profile is one press away, and only while there is one to see', async () => {
  const { unmount } = await renderDetail({})
  expect(screen.getByRole('link', { name: 'See profile' }).getAttribute('href')).toBe('/profile/candidate-1')
  unmount()
  await renderDetail({ hasProfile: false, fit: null })
  expect(screen.queryByRole('link', { name: 'See profile' })).toBeNull()
})
