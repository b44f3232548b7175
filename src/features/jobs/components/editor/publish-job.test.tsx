import { useSuspenseQuery } from '@tanstack/react-query'
import { waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { EMPTY_JOB_DETAILS, type JobDetails } from '#/domain/job/job-details.ts'
import { createQueryClient } from '#/lib/query-client.ts'
import { buildJobEdit } from '#tests/factories/build-job-edit.ts'
import {
  moveElsewhere,
  saveElsewhere,
  saveJobStep,
  savedSteps,
  storedJobs,
} from '#tests/fakes/fake-job-editor.ts'
import { publishJob } from '#tests/fakes/fake-job-status.ts'
import { letPass, usePageClock } from '#tests/setup/page-clock.ts'
import { renderFramedPart, renderJobStep } from '#tests/setup/render-job-step.tsx'
import { fill, renderPage, screen } from '#tests/setup/render.tsx'
import { jobEditQuery } from '../../job-editor.queries.ts'
import type { JobEditView } from '../../job-editor.view.ts'
import { JobEditor } from './job-editor.tsx'
import { OfferStep } from './offer-step.tsx'
import { SalaryFields } from './salary-fields.tsx'

const publish = () => screen.getByRole('button', { name: 'Publish' })
const problems = () => within(screen.getByRole('alert'))
const checklist = () => within(screen.getByRole('complementary'))

test('a complete draft is saved first, then published, and the page is told once', async () => {
  const { user, onPublished } = await renderJobStep(3)
  await fill(user, screen.getByRole('textbox', { name: 'Benefits' }), 'Pension')
  await user.click(publish())
  await waitFor(() => expect(onPublished).toHaveBeenCalledOnce())
  expect(savedSteps()).toEqual([{ id: 'job-1', step: 3, values: { benefits: ['Pension'] } }])
  expect(publishJob.mock.calls).toEqual([[{ data: { id: 'job-1' } }]])
  expect(saveJobStep.mock.invocationCallOrder[0]).toBeLessThan(publishJob.mock.invocationCallOrder[0] ?? 0)
})

/** As the page does it: what is shown is what the cache has, and after publishing one is taken elsewhere in the end. */
function Page({ way }: { way: Promise<void> }) {
  const { data: job } = useSuspenseQuery(jobEditQuery('job-1'))
  const [isGone, setGone] = useState(false)
  if (isGone) return <p>Gone</p>
  return (
    <JobEditor job={job} onPublished={() => void way.then(() => setGone(true))}>
      <OfferStep />
    </JobEditor>
  )
}

async function renderPageOf(job: JobEditView, way = Promise.resolve()) {
  storedJobs.set(job.id, job)
  const queryClient = createQueryClient()
  queryClient.setQueryData(jobEditQuery(job.id).queryKey, job)
  return renderPage(<Page way={way} />, { at: '/app/employer/jobs/edit/job-1/step3', queryClient })
}

test('publishing takes nothing back of what was saved just before', async () => {
  publishJob.mockImplementation(({ data }) => {
    moveElsewhere(data.id, 'Published')
    return Promise.resolve({ id: data.id })
  })
  usePageClock()
  const { promise: way, resolve: arrive } = Promise.withResolvers<void>()
  const { user } = await renderPageOf(buildJobEdit(), way)
  await fill(user, screen.getByRole('textbox', { name: 'Benefits' }), 'Pension')
  await user.click(publish())
  await waitFor(() => expect(storedJobs.get('job-1')?.status).toBe('Published'))
  await letPass(60_000)
  arrive()
  await screen.findByText('Gone')
  await letPass(60_000)
  expect(savedSteps()).toHaveLength(1)
  expect(storedJobs.get('job-1')).toMatchObject({ status: 'Published', details: { benefits: ['Pension'] } })
})

test('nothing that is missing is named before somebody wants to publish', async () => {
  await renderJobStep(3, { details: EMPTY_JOB_DETAILS })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what is missing is listed, the list has the keyboard, and the server is not asked', async () => {
  const { user } = await renderFramedPart(3, null, {
    details: { sector: null, description: 'Short', currency: null },
  })
  await user.click(publish())
  expect(problems().getByText('3 things keep this job from being published')).toBeTruthy()
  expect(
    problems()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Choose a sector',
    'Describe the job in at least 50 characters',
    'Choose the currency of the salary',
  ])
  expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true)
  expect(publishJob).not.toHaveBeenCalled()
})

test('each line leads to its field, on whatever step that is', async () => {
  const { user, address } = await renderFramedPart(3, null, {
    details: { sector: null, description: 'Short' },
  })
  await user.click(publish())
  const href = (name: string) => problems().getByRole('link', { name }).getAttribute('href')
  expect(href('Choose a sector')).toBe('/app/employer/jobs/edit/job-1/step1#job-sector')
  expect(href('Describe the job in at least 50 characters')).toBe(
    '/app/employer/jobs/edit/job-1/step2#job-description',
  )
  await user.click(problems().getByRole('link', { name: 'Choose a sector' }))
  expect(address()).toBe('/app/employer/jobs/edit/job-1/step1#job-sector')
})

test('a line about a field of this step moves the keyboard there, the second time too', async () => {
  const { user } = await renderFramedPart(3, <SalaryFields />, { details: { currency: null } })
  await user.click(publish())
  for (let press = 0; press < 2; press += 1) {
    await user.click(problems().getByRole('link', { name: 'Choose the currency of the salary' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Currency' })),
    )
  }
})

test('a group of choices is reached at its chosen one, or its first', async () => {
  const { user } = await renderJobStep(3, { details: { replyPledgeDays: null } })
  await user.click(publish())
  await user.click(problems().getByRole('link', { name: 'Choose by when you answer everyone' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: '7 days' })))
})

test('after the attempt the fields say what is wrong with them, until they are mended', async () => {
  const { user } = await renderFramedPart(3, <SalaryFields />, { details: { currency: null } })
  const currency = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' })
  expect(currency.getAttribute('aria-invalid')).toBeNull()
  await user.click(publish())
  expect(currency.getAttribute('aria-invalid')).toBe('true')
  await user.selectOptions(currency, 'GBP, British Pound')
  expect(currency.getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refusal of the server stands on the page, and the job stays a draft', async () => {
  publishJob.mockRejectedValueOnce(new AppError('FORBIDDEN', 'Please verify your email to continue'))
  const { user, onPublished } = await renderFramedPart(3, null)
  await user.click(publish())
  expect(await screen.findByText('Please verify your email to continue')).toBeTruthy()
  expect(onPublished).not.toHaveBeenCalled()
  await user.click(publish())
  await waitFor(() => expect(onPublished).toHaveBeenCalledOnce())
  expect(screen.queryByText('Please verify your email to continue')).toBeNull()
})

/** Between the look at the page and the press, somebody else gives fields other values, and the server minds. */
function refuseAfter(details: Partial<JobDetails>, refusal: AppError): void {
  publishJob.mockImplementationOnce(({ data }) => {
    saveElsewhere(data.id, details)
    return Promise.reject(refusal)
  })
}

test('pay that somebody else has just made unlikely is asked about, and the question can be answered', async () => {
  refuseAfter(
    { salaryPeriod: 'Hour' },
    new AppError('CONFLICT', 'The pay is unlikely', { field: 'salaryPeriod' }),
  )
  const { user } = await renderPageOf(buildJobEdit())
  await user.click(publish())
  expect(await screen.findByText('The pay is unlikely')).toBeTruthy()
  await user.click(publish())
  await user.click(await screen.findByRole('button', { name: 'Publish as it is' }))
  await screen.findByText('Gone')
  expect(publishJob.mock.calls.map(([{ data }]) => data)).toEqual([
    { id: 'job-1' },
    { id: 'job-1', isPayConfirmed: true },
  ])
})

test('what somebody else has just emptied is named as missing', async () => {
  refuseAfter({ sector: null }, new AppError('INVALID', 'Not ready'))
  const { user } = await renderPageOf(buildJobEdit())
  await user.click(publish())
  expect(await screen.findByRole('link', { name: 'Choose a sector' })).toBeTruthy()
})

test('what cannot be saved is not published', async () => {
  saveJobStep.mockRejectedValue(new AppError('CONFLICT', 'This job is archived'))
  const { user, onPublished } = await renderJobStep(3)
  await fill(user, screen.getByRole('textbox', { name: 'Benefits' }), 'Pension')
  await user.click(publish())
  expect(await screen.findByText('Your last changes are not saved')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('This job is archived')
  expect(publishJob).not.toHaveBeenCalled()
  expect(onPublished).not.toHaveBeenCalled()
})

test('the checklist counts what is missing on each step', async () => {
  await renderFramedPart(1, null, { details: { title: '', sector: null, description: '' } })
  expect(
    checklist()
      .getAllByRole('listitem')
      .slice(0, 3)
      .map((item) => item.textContent),
  ).toEqual(['The role2 things to add', 'What it takesOne thing to add', 'The offerComplete'])
})

test('of this step it names the fields, each a way there', async () => {
  const { user } = await renderJobStep(1, { details: { title: '', sector: null, description: '' } })
  const links = checklist().getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Job title', 'Sector'])
  await user.click(checklist().getByRole('link', { name: 'Sector' }))
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Sector' }))
})

test('two rules of one field are one line of the list', async () => {
  await renderFramedPart(3, null, {
    details: { minSalary: 31_000, maxSalary: null, closingDate: '2026-01-01' },
  })
  expect(
    checklist()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Salary', 'Closing date'])
})

test('when everything is there, it says so', async () => {
  await renderFramedPart(2, null)
  expect(checklist().getByText('Everything is there. You can publish.')).toBeTruthy()
  expect(checklist().queryByRole('link')).toBeNull()
})

test('the rail tells how much is missing on the steps behind, and after an attempt on all of them', async () => {
  const { user, container } = await renderFramedPart(3, null, {
    details: { title: '', sector: null, closingDate: null },
  })
  const rail = () => container.querySelector('nav, ol')?.textContent ?? ''
  expect(rail()).toContain('2 things to add')
  expect(rail()).not.toContain('One thing to add')
  await user.click(publish())
  expect(rail()).toContain('2 things to add')
  expect(rail()).toContain('One thing to add')
})
