// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { createQueryClient } from '#/lib/query-client.ts'
import { buildJobEdit } from '#tests/factories/build-job-edit.ts'
import {
  letSavesSucceed,
  resetEditorServer,
  saveJobStep,
  savedSteps,
  store,
  storedJobs,
} from '#tests/fakes/fake-job-editor.ts'
import '#tests/setup/render.tsx'
import { jobEditQuery } from './job-editor.queries.ts'
import { keepUnsavedChanges, readUnsavedChanges } from './unsaved-changes.ts'
import { useJobDraft } from './use-job-draft.ts'

vi.mock('./job-editor.functions.ts', () => import('#tests/fakes/fake-job-editor.ts'))

beforeEach(() => {
  localStorage.clear()
  resetEditorServer()
})
afterEach(letSavesSucceed)

function openDraft(changes: Parameters<typeof buildJobEdit>[0] = {}) {
  const job = storedJobs.get('job-1') ?? buildJobEdit(changes)
  storedJobs.set(job.id, job)
  const queryClient = createQueryClient()
  const { queryKey } = jobEditQuery(job.id)
  queryClient.setQueryData(queryKey, job)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useJobDraft(job), { wrapper })
  return {
    draft: () => result.current,
    type: (...change: Parameters<typeof result.current.setField>) =>
      act(() => result.current.setField(...change)),
    save: () => act(() => result.current.saveNow()),
    leave: unmount,
    cached: () => queryClient.getQueryData(queryKey)?.details,
  }
}

/** Lets the next save wait until the returned function is called. */
function holdSave(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  saveJobStep.mockImplementationOnce(async (call) => {
    await promise
    return store(call)
  })
  return resolve
}

test('opening a draft sends nothing', async () => {
  const { draft, save } = openDraft()
  expect(await save()).toBe(true)
  expect(savedSteps()).toEqual([])
  expect(draft().isDirty).toBe(false)
})

test('only what was touched is sent, step by step in their order', async () => {
  const { type, save, draft } = openDraft()
  type('benefits', ['Pension'])
  type('description', 'x'.repeat(60))
  type('title', 'Nurse')
  expect(draft().isDirty).toBe(true)
  expect(await save()).toBe(true)
  expect(savedSteps()).toEqual([
    { id: 'job-1', step: 1, values: { title: 'Nurse' } },
    { id: 'job-1', step: 2, values: { description: 'x'.repeat(60) } },
    { id: 'job-1', step: 3, values: { benefits: ['Pension'] } },
  ])
  expect(draft().isDirty).toBe(false)
})

test('saving twice sends once', async () => {
  const { type, save } = openDraft()
  type('title', 'Nurse')
  await save()
  await save()
  expect(savedSteps()).toHaveLength(1)
})

test('a change back to what is stored is no change', async () => {
  const { type, save } = openDraft({ details: { title: 'Nurse' } })
  type('title', 'Nurses')
  type('title', 'Nurse')
  expect(await save()).toBe(true)
  expect(savedSteps()).toEqual([])
})

test('what is typed while a save is under way is sent after it, and never overtaken', async () => {
  const { type, draft } = openDraft()
  const release = holdSave()
  type('title', 'Nurse')
  let saved: Promise<boolean> | undefined
  act(() => {
    saved = draft().saveNow()
  })
  type('title', 'Night Nurse')
  expect(savedSteps()).toHaveLength(1)
  await act(async () => {
    release()
    await saved
  })
  expect(savedSteps().map(({ values }) => values)).toEqual([{ title: 'Nurse' }, { title: 'Night Nurse' }])
  expect(storedJobs.get('job-1')?.details.title).toBe('Night Nurse')
})

test('a step that was stored before the connection broke is not sent again', async () => {
  const { type, save } = openDraft()
  type('title', 'Nurse')
  type('benefits', ['Pension'])
  saveJobStep.mockImplementationOnce(store).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await save()).toBe(false)
  expect(readUnsavedChanges('job-1')).toEqual({ benefits: ['Pension'] })
  expect(await save()).toBe(true)
  expect(savedSteps().map(({ step }) => step)).toEqual([1, 3, 3])
  expect(readUnsavedChanges('job-1')).toEqual({})
})

test('what one person did not touch stays as another has written it', async () => {
  const { type, save } = openDraft()
  const job = storedJobs.get('job-1') ?? buildJobEdit()
  storedJobs.set('job-1', { ...job, details: { ...job.details, location: 'Exeter' } })
  type('title', 'Nurse')
  await save()
  expect(storedJobs.get('job-1')?.details).toMatchObject({ title: 'Nurse', location: 'Exeter' })
})

test('coming back to the page shows what was saved, without asking again', async () => {
  const { type, save, cached } = openDraft()
  type('title', 'Nurse')
  await save()
  expect(cached()?.title).toBe('Nurse')
})

test('leaving the page sends what waits', async () => {
  const { type, leave } = openDraft()
  type('title', 'Nurse')
  leave()
  await waitFor(() => expect(savedSteps()).toHaveLength(1))
})

test('what never reached the server comes back on the next visit, and is saved then', async () => {
  keepUnsavedChanges('job-1', { title: 'Night Nurse' })
  const { draft, save } = openDraft()
  expect(draft().values.title).toBe('Night Nurse')
  expect(draft().values.location).toBe('Bristol, UK')
  expect(await save()).toBe(true)
  expect(storedJobs.get('job-1')?.details.title).toBe('Night Nurse')
  expect(localStorage).toHaveLength(0)
})

test('opening and closing a draft does not wipe what an earlier visit left', () => {
  keepUnsavedChanges('job-1', { title: 'Night Nurse' })
  saveJobStep.mockReturnValue(new Promise(() => undefined))
  openDraft().leave()
  expect(readUnsavedChanges('job-1')).toEqual({ title: 'Night Nurse' })
})

test('a field that no draft may hold is held back, and the others are saved', async () => {
  const { type, save, draft } = openDraft()
  type('title', 'x'.repeat(121))
  type('location', 'Exeter')
  expect(draft().problems).toEqual({ title: 'job.editor.invalid.tooLong' })
  expect(await save()).toBe(false)
  expect(savedSteps().map(({ values }) => values)).toEqual([{ location: 'Exeter' }])
  expect(draft().values.title).toHaveLength(121)
})

test('a refusal is kept with the fields it named, until a save succeeds', async () => {
  const issues = [{ field: 'title', message: 'job.editor.invalid.tooLong' }]
  saveJobStep.mockRejectedValueOnce(new AppError('INVALID', 'Too long', { issues }))
  const { type, save, draft } = openDraft()
  type('title', 'Nurse')
  expect(await save()).toBe(false)
  expect(draft().refusal).toEqual({ message: 'Too long', fields: { title: 'job.editor.invalid.tooLong' } })
  expect(await save()).toBe(true)
  expect(draft().refusal).toBeNull()
})

test('a broken connection is no refusal of anything', async () => {
  saveJobStep.mockRejectedValue(new TypeError('Failed to fetch'))
  const { type, save, draft } = openDraft()
  type('title', 'Nurse')
  expect(await save()).toBe(false)
  expect(draft().refusal).toBeNull()
  expect(draft().saveState.status).toBe('failed')
})

test('what was thrown away on an open job does not come back on the next visit', () => {
  const first = openDraft({ status: 'Published' })
  first.type('title', 'Nurse')
  expect(readUnsavedChanges('job-1')).toEqual({ title: 'Nurse' })
  act(() => first.draft().discard())
  first.leave()
  expect(openDraft().draft().values.title).toBe('Civil Engineer, Flood Defences')
})

test('discarding goes back to the last save, not to how the page began', async () => {
  const { type, save, draft } = openDraft({ status: 'Published' })
  type('title', 'Nurse')
  await save()
  type('title', 'Night Nurse')
  act(() => draft().discard())
  expect(draft().values.title).toBe('Nurse')
  expect(readUnsavedChanges('job-1')).toEqual({})
})
