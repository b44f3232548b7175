import { within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage, renderTexts, screen } from '#tests/setup/render.tsx'
import type { JobWithLikes } from '../waiting-jobs.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { EmployerDashboard, type EmployerDashboardProps } from './employer-dashboard.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const COMPANY = { id: 'org-1', name: 'Tidewall Engineering', logo: null, location: 'Bristol, UK' }

const waiting = (changes: Partial<JobWithLikes> = {}): JobWithLikes => ({
  id: 'job-1',
  title: 'Civil Engineer',
  status: 'Published',
  likesNew: 1,
  oldestUnanswered: '2026-11-12T09:00:00.000Z',
  replyPledgeDays: 14,
  ...changes,
})

const renderDashboard = (props: Partial<EmployerDashboardProps> = {}) =>
  renderPage(
    <EmployerDashboard
      firstName="Imogen"
      company={COMPANY}
      answers={null}
      suspensionReason={null}
      companies={1}
      jobs={[]}
      jobsTable={<p>the table of jobs</p>}
      {...props}
    />,
  )

const waits = () => within(screen.getByRole('list', { name: 'Who is waiting for you' }))

test('without a company one is created first, and there are no jobs to show', async () => {
  await renderDashboard({ company: null, companies: 0 })
  expect(screen.getByText('Begin with your company: it is what people see beside every job.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Create a company profile' }).getAttribute('href')).toBe(
    '/app/employer/company?form=create',
  )
  expect(screen.queryByText('the table of jobs')).toBeNull()
})

test('whoever belongs to a company but works for none chooses one', async () => {
  await renderDashboard({ company: null, companies: 2 })
  expect(screen.getByRole('heading', { name: 'Choose a company' })).toBeTruthy()
  expect(screen.queryByText('Create your company')).toBeNull()
})

const answered = (changes: Partial<JobWithLikes> = {}) =>
  waiting({ likesNew: 0, oldestUnanswered: null, ...changes })

test('before the first job nobody is said to be answered: the one thing to do is to post it', async () => {
  await renderDashboard()
  expect(screen.getByText('Your company is ready: post its first job.')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Who is waiting for you' })).toBeNull()
  expect(screen.getAllByText('the table of jobs')).toHaveLength(1)
})

test.each([
  ['its title', 'Bid Writer', 'Bid Writer'],
  ['a stand-in for one', ' ', 'Untitled job'],
])('while all there is are drafts, the first is gone on with, under %s', async (_what, title, heading) => {
  const draft = answered({ id: 'draft', title, status: 'Draft' })
  await renderDashboard({ jobs: [draft, answered({ id: 'other', status: 'Draft' })] })
  expect(screen.getByText('Your first job is a draft: people see it once you publish it.')).toBeTruthy()
  expect(waits().getByRole('heading', { name: heading })).toBeTruthy()
  expect(waits().getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    '/app/employer/jobs/edit/draft/step1',
  )
})

test.each(['Published', 'Archived'] as const)(
  'a draft beside a job that is %s asks for nothing',
  async (status) => {
    await renderDashboard({ jobs: [answered({ status: 'Draft' }), answered({ id: 'b', status })] })
    expect(waits().getByRole('heading', { name: 'Nobody is waiting for you' })).toBeTruthy()
  },
)

test('when nobody waits, it says so and what will stand there', async () => {
  await renderDashboard({ jobs: [answered()] })
  expect(screen.getByText('There is nothing you need to do now.')).toBeTruthy()
  expect(waits().getByText(/with the day you promised to answer by/)).toBeTruthy()
  expect(waits().queryByRole('link')).toBeNull()
  expect(screen.getByText('the table of jobs')).toBeTruthy()
})

test('while the company is suspended its people read why, and whom to write to', async () => {
  await renderDashboard({ suspensionReason: 'Three people told us that you ask for money.' })
  expect(screen.getByText('Tidewall Engineering is suspended')).toBeTruthy()
  expect(screen.getByText('Three people told us that you ask for money.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
})

test('people are counted over all jobs, jobs without anybody left out', { tags: ['2.8b'] }, async () => {
  await renderDashboard({
    jobs: [
      waiting({ likesNew: 2 }),
      waiting({ id: 'b', likesNew: 3 }),
      waiting({ id: 'c', likesNew: 0, oldestUnanswered: null }),
    ],
  })
  expect(screen.getByText('5 likes are waiting for your answer.')).toBeTruthy()
  expect(waits().getAllByRole('listitem')).toHaveLength(2)
})

test.each<[string, Partial<JobWithLikes>, string, string]>([
  ['in time', {}, 'One person is waiting', 'Your promise runs out on 26 November.'],
  [
    'too late',
    { oldestUnanswered: '2026-11-01T09:00:00.000Z', likesNew: 2 },
    '2 people are waiting, some longer than promised',
    'The longest since 1 November.',
  ],
  ['without a promise', { replyPledgeDays: null }, 'One person is waiting', 'The longest since 12 November.'],
])('a job whose answer is %s says so', async (_when, job, tag, body) => {
  await renderDashboard({ jobs: [waiting(job)] })
  expect(waits().getByText(tag)).toBeTruthy()
  expect(waits().getByText(body)).toBeTruthy()
})

test('the promise that runs out first stands first, and no more than two are shown', async () => {
  await renderDashboard({
    jobs: [
      waiting({ id: 'late', title: 'Late', replyPledgeDays: null }),
      waiting({ id: 'soon', title: 'Soon', replyPledgeDays: 7 }),
      waiting({ id: 'next', title: 'Next', replyPledgeDays: 21 }),
    ],
  })
  expect(
    waits()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Soon', 'Next'])
  expect(
    waits()
      .getAllByRole('link', { name: 'Answer' })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/app/employer/jobs/match/soon', '/app/employer/jobs/match/next'])
})

test.each([
  [1, 'Manage'],
  [2, 'Switch company'],
])('with %i companies the card offers to %s', async (companies, action) => {
  await renderDashboard({ companies })
  const card = within(screen.getByRole('region', { name: 'Your company' }))
  expect(card.getByRole('link', { name: action }).getAttribute('href')).toBe('/app/employer/company')
  expect(card.getByRole('link', { name: 'Public page' }).getAttribute('href')).toBe('/company/org-1')
})

test.each([
  [0, 'Good morning, Dara'],
  [11, 'Good morning, Dara'],
  [12, 'Good afternoon, Dara'],
  [17, 'Good afternoon, Dara'],
  [18, 'Good evening, Dara'],
  [23, 'Good evening, Dara'],
])('at %i o’clock on the reader’s clock the greeting is %j', (hour, greeting) => {
  vi.spyOn(Date.prototype, 'getHours').mockReturnValue(hour)
  renderTexts(<DashboardHead firstName="Dara" lead="" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(greeting)
})

test('today is told with its weekday', () => {
  renderTexts(<DashboardHead firstName="Dara" lead="Nothing is waiting." />)
  expect(screen.getByText(/Saturday,? 21 November/)).toBeTruthy()
})

test('a first name is text and never markup', () => {
  vi.spyOn(Date.prototype, 'getHours').mockReturnValue(9)
  const { container } = renderTexts(<DashboardHead firstName="<b>Dara</b>" lead="" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good morning, <b>Dara</b>')
  expect(container.querySelector('h1 b')).toBeNull()
})

test(
  'the company is shown how it answers, in the words that candidates read',
  { tags: ['2.8b'] },
  async () => {
    const answers = { likes: 12, answeredInTime: 11, ratePercent: 91, medianDays: 3 }
    await renderDashboard({ answers })
    const card = within(screen.getByRole('region', { name: 'Your company' }))
    expect(card.getByText('Response rate').nextSibling?.textContent).toBe('91%')
    expect(card.getByText('Median answer time').nextSibling?.textContent).toBe('3 days')
  },
)

test('figures that too few likes stand behind are not told, and unknown ones take no room', async () => {
  const none = { likes: null, answeredInTime: null, ratePercent: null, medianDays: null }
  const { unmount } = await renderDashboard({ answers: none })
  expect(screen.getByText('How likes are answered').nextSibling?.textContent).toBe('Too few likes to say')
  unmount()
  const { unmount: leave } = await renderDashboard({ answers: { ...none, likes: 5, ratePercent: 0 } })
  expect(screen.getByText('Response rate').nextSibling?.textContent).toBe('0%')
  expect(screen.getByText('Too few answers to say')).toBeTruthy()
  leave()
  await renderDashboard()
  expect(screen.queryByText('Response rate')).toBeNull()
})
