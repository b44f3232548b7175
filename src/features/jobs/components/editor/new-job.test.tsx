import { waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { buildJobEdit } from '#tests/factories/build-job-edit.ts'
import { createJob } from '#tests/fakes/fake-job-editor.ts'
import { repostJob } from '#tests/fakes/fake-job-status.ts'
import '#tests/setup/job-editor-server.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { ArchivedNotice } from './archived-notice.tsx'
import { NewJob } from './new-job.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

const onCreated = () => vi.fn<(jobId: string) => void>()
const keys = () => createJob.mock.calls.map(([{ data }]) => data.visitKey)

test('entering the page makes one draft and leads to it', async () => {
  const created = onCreated()
  await renderPage(<NewJob hasOrganization onCreated={created} />)
  await waitFor(() => expect(created).toHaveBeenCalledOnce())
  expect(keys()).toHaveLength(1)
  expect(created).toHaveBeenCalledWith(`draft-${keys()[0]}`)
})

test('React’s strict double run asks for the same draft, so there is only one', async () => {
  const created = onCreated()
  await renderPage(
    <StrictMode>
      <NewJob hasOrganization onCreated={created} />
    </StrictMode>,
  )
  await waitFor(() => expect(created).toHaveBeenCalled())
  expect(new Set(keys()).size).toBe(1)
  expect(new Set(created.mock.calls.map(([id]) => id)).size).toBe(1)
})

test('another visit is told from a repeated request', async () => {
  const first = await renderPage(<NewJob hasOrganization onCreated={onCreated()} />)
  first.unmount()
  await renderPage(<NewJob hasOrganization onCreated={onCreated()} />)
  expect(new Set(keys()).size).toBe(2)
})

test('while it is being made, it says so', async () => {
  createJob.mockReturnValueOnce(new Promise(() => undefined))
  await renderPage(<NewJob hasOrganization onCreated={onCreated()} />)
  expect(screen.getByRole('status').textContent).toContain('Setting up a new draft')
})

test('without a company nothing is made, and the way to one is shown', async () => {
  await renderPage(<NewJob hasOrganization={false} onCreated={onCreated()} />)
  expect(screen.getByText('First, choose the company you hire for')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Company' }).getAttribute('href')).toBe(
    '/app/employer/company',
  )
  expect(createJob).not.toHaveBeenCalled()
})

test('a company left in another tab is the same as none', async () => {
  createJob.mockRejectedValueOnce(new AppError('CONFLICT', 'job.editor.noOrganization.title'))
  await renderPage(<NewJob hasOrganization onCreated={onCreated()} />)
  expect(await screen.findByText('First, choose the company you hire for')).toBeTruthy()
})

test('a failure can be tried again, for the same draft', async () => {
  createJob.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const created = onCreated()
  const { user } = await renderPage(<NewJob hasOrganization onCreated={created} />)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(created).toHaveBeenCalledOnce())
  expect(new Set(keys()).size).toBe(1)
})

const renderArchived = () =>
  renderPage(
    <>
      <ArchivedNotice job={buildJobEdit({ status: 'Archived' })} />
      <Toasts />
    </>,
  )

test('an archived job is not edited: it may be reposted, or left', async () => {
  await renderArchived()
  expect(screen.getByText('This job is archived')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'To your jobs' }).getAttribute('href')).toBe('/app/employer')
})

test('reposting leads to the new draft and says that there is one', async () => {
  const { user, address } = await renderArchived()
  await user.click(screen.getByRole('button', { name: 'Repost' }))
  await waitFor(() => expect(address()).toBe('/app/employer/jobs/edit/copy-of-job-1/step1'))
  expect(await screen.findByText('A new draft was made from this job')).toBeTruthy()
})

test('a refused repost says why and leads nowhere', async () => {
  repostJob.mockRejectedValueOnce(new AppError('NOT_FOUND', 'That job is gone'))
  const { user, address } = await renderArchived()
  await user.click(screen.getByRole('button', { name: 'Repost' }))
  expect(await screen.findByText('That job is gone')).toBeTruthy()
  expect(address()).not.toContain('copy-of-job-1')
})
