import { waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { completeness } from '#/domain/profile/completeness.ts'
import { EMPTY_PROFILE_DOCUMENT } from '#/domain/profile/profile-document.ts'
import { buildFit } from '#tests/factories/build-fit.ts'
import { buildApproach, buildMyLike, buildRecommendedJob } from '#tests/factories/build-my-like.ts'
import { buildProfileDocument } from '#tests/factories/build-profile-document.ts'
import { answerApproach, matchingServer, resetMatchingServer } from '#tests/fakes/fake-matching.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { CompletenessCard } from './completeness-card.tsx'
import { IndividualDashboard } from './individual-dashboard.tsx'

vi.mock('../matching.functions.ts', () => import('#tests/fakes/fake-matching.ts'))
vi.mock('../job-likes.functions.ts', () => import('#tests/fakes/fake-job-likes.ts'))

beforeEach(() => {
  resetMatchingServer()
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const FULL = completeness(buildProfileDocument())
const NOTHING = completeness(EMPTY_PROFILE_DOCUMENT)
const DONE = { percent: 100, nextStep: null }

async function renderDashboard(profile = FULL) {
  const page = await renderPage(
    <>
      <Suspense>
        <IndividualDashboard firstName="Dara" completeness={profile} />
      </Suspense>
      <Toasts />
    </>,
  )
  await screen.findByRole('heading', { level: 1 })
  return page
}

const next = () => within(screen.getByRole('list', { name: 'What you could do now' }))
const cards = () =>
  next()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

test('somebody without a profile is led to begin it, and to nothing else', { tags: ['2.8a'] }, async () => {
  await renderDashboard(NOTHING)
  expect(screen.getByText('Your profile comes first: it is what every score is made from.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Begin your profile' }).getAttribute('href')).toBe(
    '/app/individual/profile/step1',
  )
  expect(screen.getByRole('link', { name: 'Upload your CV' }).getAttribute('href')).toBe(
    '/app/individual/profile/import',
  )
  expect(screen.queryByRole('list', { name: 'What you could do now' })).toBeNull()
})

test('whoever liked a job without a profile is asked for it once', async () => {
  matchingServer.myLikes = [buildMyLike()]
  await renderDashboard(NOTHING)
  expect(screen.getByRole('link', { name: 'Begin your profile' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'What you could do now' })).toBeNull()
})

test('an employer who waits is answered without a profile too, and it is not asked for twice', async () => {
  matchingServer.myLikes = [buildApproach()]
  await renderDashboard(NOTHING)
  expect(cards()).toEqual(['Tidewall Engineering would like to meet you'])
})

test('with everything said and nobody waiting, the way to the jobs is shown', async () => {
  await renderDashboard(DONE)
  expect(cards()).toEqual(['Nothing is waiting for you'])
  expect(screen.getByText('No recommendation yet')).toBeTruthy()
  expect(screen.getByText('No likes yet')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'See all jobs' })).toHaveLength(2)
})

test.each([
  [[buildMyLike()], /^You are waiting for one answer\./],
  [[buildMyLike(), buildMyLike({ jobId: 'b' })], /^You are waiting for 2 answers\./],
  [[buildApproach(), buildMyLike({ jobId: 'b' })], /^One employer is waiting for you\./],
  [[buildMyLike({ isOpen: false })], /^Nothing is waiting for you\./],
])('the lead says who waits for whom: %#', { tags: ['2.8a'] }, async (likes, lead) => {
  matchingServer.myLikes = likes
  await renderDashboard()
  expect(screen.getByText(lead)).toBeTruthy()
})

test('a match leads the page: who, how to reach them, and what to do next', async () => {
  const contact = { email: 'hr@example.com', phone: '' }
  matchingServer.myLikes = [
    buildApproach(),
    buildMyLike({ jobId: 'm', state: 'matched', pledge: null, contact }),
  ]
  await renderDashboard()
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(sections[0]).toBe('Your match')
  expect(screen.getByText(/^You have a match\. /)).toBeTruthy()
  const match = within(screen.getByRole('region', { name: 'Your match' }))
  expect(match.getByRole('link', { name: 'Write an email' }).getAttribute('href')).toBe(
    'mailto:hr@example.com',
  )
  expect(match.getByText(/^It’s a match with/).closest('[role=status]')).toBeNull()
})

test('an employer who asks stands first, with what one decides by', async () => {
  const approach = buildApproach()
  matchingServer.myLikes = [approach]
  await renderDashboard()
  expect(cards()[0]).toBe('Tidewall Engineering would like to meet you')
  expect(next().getByText(/^Civil Engineer, Bristol, fit \d+\. You see each other/)).toBeTruthy()
  expect(next().getByRole('link', { name: 'See the job' }).getAttribute('href')).toBe('/job/job-1')
})

test('an approach without place and fit leaves no holes in its sentence', async () => {
  matchingServer.myLikes = [buildApproach({ location: '', fit: null })]
  await renderDashboard()
  expect(next().getByText(/^Civil Engineer\. You see each other/)).toBeTruthy()
})

test('accepting is a match before one’s eyes, with the way to reach each other', async () => {
  matchingServer.myLikes = [buildApproach()]
  const contact = { email: 'hr@example.com', phone: '' }
  answerApproach.mockImplementationOnce(async () => {
    matchingServer.myLikes = [buildMyLike({ state: 'matched', pledge: null, contact })]
  })
  const { user } = await renderDashboard()
  // What is read aloud must have stood there, silent, before it spoke.
  const silent = screen.getAllByRole('status').filter(({ textContent }) => textContent === '')
  await user.click(next().getByRole('button', { name: 'Accept' }))
  const said = await screen.findByText(/^It’s a match with Tidewall Engineering: /)
  expect(silent).toContain(said)
  const match = screen.getByRole('region', { name: 'Your match' })
  expect(within(match).getByRole('link', { name: 'hr@example.com' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(match))
  expect(answerApproach.mock.calls).toEqual([[{ data: { jobId: 'job-1', answer: 'accept' } }]])
})

test('declining says that the employer is told, and the card is gone, while the keyboard stays with what is left', async () => {
  matchingServer.myLikes = [buildApproach()]
  answerApproach.mockImplementationOnce(async () => {
    matchingServer.myLikes = [buildMyLike({ state: 'declined', pledge: null })]
  })
  const { user } = await renderDashboard(DONE)
  await user.click(next().getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('You declined. Tidewall Engineering is told.')).toBeTruthy()
  await waitFor(() => expect(cards()).toEqual(['Nothing is waiting for you']))
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'What you could do now' }))
})

test('a refused answer is said, and the question stays', async () => {
  matchingServer.myLikes = [buildApproach()]
  answerApproach.mockRejectedValueOnce(new AppError('CONFLICT', 'match.refused.jobNotOpen'))
  const { user } = await renderDashboard()
  await user.click(next().getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('This job is no longer open')).toBeTruthy()
  expect(next().getByRole('button', { name: 'Accept' })).toBeTruthy()
})

test('no more than three things are asked at once, people first', async () => {
  matchingServer.myLikes = ['a', 'b', 'c', 'd'].map((jobId) => buildApproach({ jobId }))
  await renderDashboard()
  expect(cards()).toHaveLength(3)
  expect(new Set(cards())).toEqual(new Set(['Tidewall Engineering would like to meet you']))
})

test.each([
  ['2026-11-21', 'Closes today'],
  ['2026-11-22', 'Closes tomorrow'],
  ['2026-11-25', 'Closes on Wednesday'],
])('a good fit that closes on %s is named with its day', async (closingDate, tag) => {
  matchingServer.recommended = [buildRecommendedJob({ closingDate })]
  await renderDashboard(DONE)
  expect(next().getByText(tag)).toBeTruthy()
  expect(next().getByText('Tidewall Engineering, Bath. A good fit that will not wait.')).toBeTruthy()
})

test('what the profile is silent on is asked for, with the number of jobs it would help', async () => {
  const silent = buildFit({ title: 'Civil Engineer' })
  const factors = silent.factors.map((factor) =>
    factor.key === 'salary'
      ? { ...factor, credit: null, reason: { key: 'fit.salary.personSilent', values: {} } }
      : factor,
  ) as typeof silent.factors
  const fit = { ...silent, factors }
  matchingServer.recommended = [buildRecommendedJob({ fit }), buildRecommendedJob({ id: 'b', fit })]
  await renderDashboard(DONE)
  expect(cards()).toEqual(['Give your minimum salary'])
  expect(next().getByText('2 of the jobs recommended to you are scored without it.')).toBeTruthy()
  expect(next().getByRole('link', { name: 'Add to profile' }).getAttribute('href')).toBe(
    '/app/individual/profile/step5',
  )
})

test('recommended jobs have pay, place, reasons and their heart', { tags: ['2.8a'] }, async () => {
  matchingServer.recommended = [buildRecommendedJob()]
  await renderDashboard()
  const section = within(screen.getByRole('region', { name: 'Recommended for you' }))
  expect(section.getByRole('link', { name: 'Drainage Engineer' }).getAttribute('href')).toBe('/job/job-7')
  for (const text of ['£41,000–48,500', 'Bath, UK', 'Tidewall Engineering', '2 of 3 skills']) {
    expect(section.getAllByText(text).length).toBeGreaterThan(0)
  }
  expect(section.getByRole('button', { name: 'Like Drainage Engineer' })).toBeTruthy()
})

test.each([
  [NOTHING, '0% complete', /^Next: ./],
  [DONE, '100% complete', /^Everything we ask for is there\.$/],
])('a profile that is %j says how far it has come', async (profile, percent, line) => {
  await renderPage(<CompletenessCard completeness={profile} />)
  expect(screen.getAllByText(percent).length).toBeGreaterThan(0)
  expect(screen.getByText(line)).toBeTruthy()
  const step = profile.nextStep?.step ?? 1
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    `/app/individual/profile/step${step}`,
  )
})
