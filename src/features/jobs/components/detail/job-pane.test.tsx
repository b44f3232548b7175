import { onlineManager } from '@tanstack/react-query'
import { act, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMarkdown } from '#/components/markdown/markdown.tsx'
import { buildJobView } from '#tests/factories/build-job-view.ts'
import { jobsById } from '#tests/fakes/fake-job-detail.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { JobPane, type JobPaneProps } from './job-pane.tsx'

vi.mock('../../job-detail.functions.ts', () => import('#tests/fakes/fake-job-detail.ts'))

beforeAll(loadMarkdown)
beforeEach(() => {
  jobsById.clear()
  jobsById.set('job-1', buildJobView({ id: 'job-1', title: 'Nurse' }))
  jobsById.set('job-2', buildJobView({ id: 'job-2', title: 'Cook' }))
})

afterEach(() => onlineManager.setOnline(true))

const section = () => screen.getByRole('region', { name: 'The job you picked' })
const shown = (name: string) => waitFor(() => within(section()).getByRole('heading', { level: 2, name }))

const slotsOf: JobPaneProps['slotsOf'] = ({ id }) => ({
  fit: <p>fit of {id}</p>,
  notice: <p>notice of {id}</p>,
  answerOf: ({ keyHint }) => <button type="button">Like {keyHint && 'by L'}</button>,
})

function renderPane(props: Partial<JobPaneProps> = {}) {
  function Picked() {
    const [jobId, setJobId] = useState<string | null>(props.jobId === undefined ? 'job-1' : props.jobId)
    return (
      <>
        <button type="button" onClick={() => setJobId('job-2')}>
          Pick the other
        </button>
        <JobPane slotsOf={slotsOf} {...props} jobId={jobId} />
      </>
    )
  }
  return renderPage(<Picked />)
}

test('the picked job is shown with its facts, its fit, what stands between the two and the way to its page', async () => {
  await renderPane()
  await shown('Nurse')
  expect(within(section()).getByText('fit of job-1')).toBeTruthy()
  expect(within(section()).getByText('notice of job-1')).toBeTruthy()
  expect(within(section()).getByText('£41,000–48,500 a year')).toBeTruthy()
  expect(within(section()).getByRole('link', { name: 'Open the full page' }).getAttribute('href')).toBe(
    '/job/job-1',
  )
})

test('while the next job is on its way the last one stays, and cannot be liked by mistake', async () => {
  const { user } = await renderPane()
  await shown('Nurse')
  const { promise, resolve } = Promise.withResolvers<void>()
  const cook = buildJobView({ id: 'job-2', title: 'Cook' })
  vi.spyOn(jobsById, 'get').mockReturnValueOnce(promise.then(() => cook) as never)
  await user.click(screen.getByRole('button', { name: 'Pick the other' }))
  expect(section().getAttribute('aria-busy')).toBe('true')
  expect(section().hasAttribute('inert')).toBe(true)
  expect(section().textContent).toContain('Nurse')
  await act(async () => resolve())
  await shown('Cook')
  expect(section().hasAttribute('inert')).toBe(false)
  expect(section().textContent).not.toContain('Nurse')
})

test('without a connection the pane says so in place of the last job, and fills once there is one', async () => {
  const { user } = await renderPane()
  await shown('Nurse')
  onlineManager.setOnline(false)
  await user.click(screen.getByRole('button', { name: 'Pick the other' }))
  await waitFor(() =>
    expect(within(section()).getByRole('alert').textContent).toContain('Check your connection'),
  )
  expect(section().textContent).not.toContain('Nurse')
  expect(section().hasAttribute('inert')).toBe(false)
  expect(within(section()).getByRole('button', { name: 'Try Again' })).toBeTruthy()
  await act(async () => onlineManager.setOnline(true))
  await shown('Cook')
})

test('a server that does not answer is said at the first try, and can be asked again', async () => {
  const { user } = await renderPane()
  await shown('Nurse')
  const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
  const asked = vi.spyOn(jobsById, 'get').mockImplementation(noAnswer as never)
  await user.click(screen.getByRole('button', { name: 'Pick the other' }))
  await waitFor(() => expect(within(section()).getByRole('alert').textContent).toContain('cannot be reached'))
  asked.mockRestore()
  await user.click(within(section()).getByRole('button', { name: 'Try Again' }))
  await shown('Cook')
  expect(within(section()).queryByRole('alert')).toBeNull()
})

test('a job that is gone is said to be gone', async () => {
  jobsById.clear()
  await renderPane()
  await waitFor(() => expect(within(section()).getByText('This job cannot be shown')).toBeTruthy())
})

test('while nothing is picked its place is held', async () => {
  await renderPane({ jobId: null })
  expect(section().childElementCount).toBe(1)
})

test('beside the list one can like, and sees that L does the same', async () => {
  await renderPane()
  await shown('Nurse')
  expect(within(section()).getByRole('button', { name: 'Like by L' })).toBeTruthy()
})

test('who does not like jobs reads there without an answer to give', async () => {
  await renderPane({ slotsOf: () => ({ fit: null, notice: null, answerOf: null }) })
  await shown('Nurse')
  expect(within(section()).queryByRole('button', { name: /like/i })).toBeNull()
})
