import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EMPTY_JOB_DETAILS } from '#/domain/job/job-details.ts'
import { renderFramedPart } from '#tests/setup/render-job-step.tsx'
import { screen } from '#tests/setup/render.tsx'

const EMPTY = { details: { ...EMPTY_JOB_DETAILS, openings: 1 } }
const told = () => screen.queryByText(/still missing on earlier steps/)
const linksBeside = () =>
  [...(told()?.parentElement?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
const step1 = '/app/employer/jobs/edit/job-1/step1'

test('an empty first step lets one go on, and says nothing before that', async () => {
  const { user, address } = await renderFramedPart(1, null, EMPTY)
  expect(told()).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Continue' }))
  await waitFor(() => expect(address()).toBe('/app/employer/jobs/edit/job-1/step2'))
})

test('on the next step what was left behind is named, each field a way there', async () => {
  await renderFramedPart(2, null, EMPTY)
  expect(told()?.textContent).toBe('6 things are still missing on earlier steps')
  expect(linksBeside()).toEqual([
    ['Job title', `${step1}#job-title`],
    ['Sector', `${step1}#job-sector`],
    ['Job type', `${step1}#job-jobType`],
    ['Duration', `${step1}#job-jobDuration`],
    ['Where the work is done', `${step1}#job-workLocation`],
    ['Place', `${step1}#job-location`],
  ])
  expect(screen.getByText('6 things to add', { selector: 'nav *, ol *' })).toBeTruthy()
})

test('what this step asks for is not held against whoever has just come', async () => {
  await renderFramedPart(2, null, { details: { description: '', mustHaveSkills: [] } })
  expect(told()).toBeNull()
})

test('once publishing was tried in vain, the summary says it alone', async () => {
  const { user } = await renderFramedPart(3, null, { details: { sector: null } })
  expect(told()?.textContent).toBe('One thing is still missing on earlier steps')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(told()).toBeNull()
})

test('a live job has nothing left behind', async () => {
  await renderFramedPart(3, null, { status: 'Published', details: { sector: null } })
  expect(told()).toBeNull()
})
