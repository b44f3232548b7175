import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMarkdown } from '#/components/markdown/markdown.tsx'
import { buildJobView } from '#tests/factories/build-job-view.ts'
import { renderPage, renderTexts, screen } from '#tests/setup/render.tsx'
import type { JobView } from '../../job-detail.view.ts'
import { JobCompany, JobDescription, JobRequirements } from './job-body.tsx'
import { JobFacts, MoreFacts } from './job-facts.tsx'
import { JobHeader } from './job-header.tsx'

beforeAll(loadMarkdown)
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The facts of a list, by their labels. */
function factsOf(container: HTMLElement): Record<string, string> {
  const terms = [...container.querySelectorAll('dt')]
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent ?? '']),
  )
}
const facts = (changes: Partial<JobView>) =>
  factsOf(renderTexts(<JobFacts job={buildJobView(changes)} />).container)
const moreFacts = (changes: Partial<JobView>) =>
  factsOf(renderTexts(<MoreFacts job={buildJobView(changes)} />).container)

const NO_PAY = { minSalary: null, maxSalary: null, currency: null, salaryPeriod: null }

test('the four facts that one decides by', () => {
  expect(facts({})).toEqual({
    Pay: '£41,000–48,500 a year',
    Work: 'Hybrid, full time',
    Closes: '12 December',
    'Reply pledge': 'Within 14 days',
  })
})

test.each<[string, Partial<JobView>, string]>([
  ['volunteering is unpaid', { ...NO_PAY, jobType: 'Volunteer' }, 'Unpaid'],
  ['pay that nobody stated is not called unpaid', NO_PAY, 'Not stated'],
  ['an hour', { minSalary: 14, maxSalary: 16, salaryPeriod: 'Hour' }, '£14–16 an hour'],
  ['a month in euros', { currency: 'EUR', salaryPeriod: 'Month', maxSalary: null }, 'from €41,000 a month'],
])('%s', (_what, changes, pay) => {
  expect(facts(changes).Pay).toBe(pay)
})

test.each<[Partial<JobView>, string | undefined]>([
  [{ workLocation: 'OnSite', jobType: 'PartTime' }, 'On site, part time'],
  [{ workLocation: 'Remote', jobType: null }, 'Remote'],
  [{ workLocation: null, jobType: 'Internship' }, 'Internship'],
  [{ workLocation: null, jobType: null }, undefined],
])('work of %j reads %s', (changes, text) => {
  expect(facts(changes).Work).toBe(text)
})

test('a closed job promises nothing and has no closing day', () => {
  expect(Object.keys(facts({ state: 'closed' }))).toEqual(['Pay', 'Work'])
})

test('what was not said is left out', () => {
  expect(Object.keys(facts({ closingDate: null, replyPledgeDays: null }))).toEqual(['Pay', 'Work'])
})

test('a closing day of another year says which', () => {
  expect(facts({ closingDate: '2027-01-15' }).Closes).toBe('15 January 2027')
})

test.each<[Partial<JobView>, string | undefined]>([
  [{ educationLevel: 'Bachelor', educationRequirement: 'Required' }, 'Bachelor, required'],
  [{ educationLevel: 'Master', educationRequirement: 'Preferred' }, 'Master, preferred'],
  [{ educationLevel: 'Master', educationRequirement: 'NotNeeded' }, 'Not needed'],
  [{ educationLevel: 'None', educationRequirement: 'Required' }, 'Not needed'],
  [{ educationLevel: 'Diploma', educationRequirement: null }, 'Diploma'],
  [{ educationLevel: null, educationRequirement: 'Required' }, undefined],
  [{ educationLevel: null, educationRequirement: null }, undefined],
])('education of %j reads %s', (changes, text) => {
  expect(moreFacts(changes).Education).toBe(text)
})

test.each([
  [0, 'None needed'],
  [1, '1 year'],
  [4, '4 years'],
])('%i years of experience read %j', (experienceYears, text) => {
  expect(moreFacts({ experienceYears }).Experience).toBe(text)
})

test('one opening goes without saying, several are told', () => {
  expect(moreFacts({ openings: 1 }).Openings).toBeUndefined()
  expect(moreFacts({ openings: 3 }).Openings).toBe('3')
})

test('contract, sector and start are told', () => {
  expect(moreFacts({})).toMatchObject({
    Duration: 'Permanent',
    Sector: 'Engineering',
    Starts: '4 January 2027',
  })
})

test('a start that has passed is told with its year, so that nobody waits for the next one', () => {
  const firstOfYear = `${new Date().getUTCFullYear()}-01-01`
  expect(moreFacts({ startDate: firstOfYear }).Starts).toBe(`1 January ${firstOfYear.slice(0, 4)}`)
})

test('a job that says nothing has no empty list of facts', () => {
  const silent = {
    experienceYears: null,
    educationLevel: null,
    educationRequirement: null,
    jobDuration: null,
    sector: null,
    startDate: null,
    openings: null,
  }
  const { container } = renderTexts(<MoreFacts job={buildJobView(silent)} />)
  expect(container.querySelector('dl')).toBeNull()
})

test('what it takes is listed under four names, and an empty list has none', async () => {
  const job = buildJobView({ benefits: ['Pension'], languages: [{ language: 'fr', level: 'Native' }] })
  const { rerender } = renderTexts(<JobRequirements job={job} level={2} />)
  const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings()).toEqual(['Must have', 'Nice to have', 'Languages', 'Benefits'])
  expect(screen.getByText('French, Native')).toBeTruthy()
  rerender(<JobRequirements job={{ ...job, niceToHaveSkills: [], benefits: [], languages: [] }} level={2} />)
  expect(headings()).toEqual(['Must have'])
})

const renderDescription = (description: string) =>
  renderTexts(<JobDescription job={buildJobView({ description })} level={2} />)

test('a description is Markdown whose headings stand below the section’s', () => {
  renderDescription('# Your week\n\n**On site** twice')
  expect(screen.getByRole('heading', { level: 2, name: 'About the job' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: 'Your week' })).toBeTruthy()
  expect(screen.getByText('On site').tagName).toBe('STRONG')
})

test('markup in a description is shown, never run', () => {
  const { container } = renderDescription('<script>taken()</script>\n\n[here](javascript:alert(1))')
  expect(screen.getByText('here')).toBeTruthy()
  expect(container.querySelector('script')).toBeNull()
  expect(container.querySelector('a[href^="javascript"]')).toBeNull()
})

test.each(['', '   ', '\n\n'])('a description of %j has no section', (description) => {
  const { container } = renderTexts(<JobDescription job={buildJobView({ description })} level={2} />)
  expect(container.textContent).toBe('')
})

test('the header names job, company, place and age, and leads to the company', async () => {
  await renderPage(<JobHeader job={buildJobView()} level={1} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Civil Engineer, Flood Defences')
  expect(screen.getByRole('link', { name: 'Tidewall Engineering' }).getAttribute('href')).toBe(
    '/company/org-1',
  )
  expect(screen.getByText('Bristol, UK')).toBeTruthy()
  expect(screen.getByText('2 days ago')).toBeTruthy()
})

test('a draft has no age', async () => {
  const { container } = await renderPage(<JobHeader job={buildJobView({ publishedAt: null })} level={2} />)
  expect(container.querySelector('time')).toBeNull()
})

test('the company is shown with its town and its page', async () => {
  await renderPage(<JobCompany job={buildJobView()} level={2} />)
  expect(screen.getByRole('link', { name: 'See Tidewall Engineering' }).getAttribute('href')).toBe(
    '/company/org-1',
  )
})
