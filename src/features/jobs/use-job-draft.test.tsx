import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { saveElsewhere, saveJobStep, savedSteps, store, storedJobs } from '#tests/fakes/fake-job-editor.ts'
import { kept, leaveUnsaved, openDraft } from '#tests/setup/open-draft.tsx'

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
  expect(kept()).toEqual({ benefits: ['Pension'] })
  expect(await save()).toBe(true)
  expect(savedSteps().map(({ step }) => step)).toEqual([1, 3, 3])
  expect(kept()).toEqual({})
})

test('what one person did not touch stays as another has written it', async () => {
  const { type, save } = openDraft()
  saveElsewhere('job-1', { location: 'Exeter' })
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
  leaveUnsaved({ title: 'Night Nurse' })
  const { draft, save } = openDraft()
  expect(draft().values.title).toBe('Night Nurse')
  expect(draft().values.location).toBe('Bristol, UK')
  expect(await save()).toBe(true)
  expect(storedJobs.get('job-1')?.details.title).toBe('Night Nurse')
  expect(localStorage).toHaveLength(0)
})

test('opening and closing a draft does not wipe what an earlier visit left', () => {
  leaveUnsaved({ title: 'Night Nurse' })
  saveJobStep.mockReturnValue(new Promise(() => undefined))
  openDraft().leave()
  expect(kept()).toEqual({ title: 'Night Nurse' })
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

test('what no longer has to wait is sent, though the form looks as it did', async () => {
  const { type, save, draft } = openDraft({ details: { minSalary: 41_000, maxSalary: 48_500 } })
  type('minSalary', 40_000)
  saveJobStep.mockImplementationOnce(async (call) => {
    await store(call)
    throw new TypeError('Failed to fetch')
  })
  expect(await save()).toBe(false)
  type('minSalary', 41_000)
  type('maxSalary', 30_000)
  expect(await save()).toBe(false)
  type('maxSalary', 48_500)
  expect(await save()).toBe(true)
  expect(storedJobs.get('job-1')?.details.minSalary).toBe(41_000)
  expect(draft().isDirty).toBe(false)
})

test('the words that a colleague has just replaced can be written again', async () => {
  const { type, save, refetch, draft } = openDraft({ details: { title: 'Nurse' } })
  saveElsewhere('job-1', { title: 'Porter' })
  await refetch()
  await waitFor(() => expect(draft().values.title).toBe('Porter'))
  type('title', 'Nurse')
  expect(await save()).toBe(true)
  expect(storedJobs.get('job-1')?.details.title).toBe('Nurse')
})

const REFUSED_TITLE = new AppError('INVALID', 'Too long', {
  issues: [{ field: 'values.title', message: 'Too long' }],
})

test('a field that the server refused is not sent again until it is changed, and the others are saved', async () => {
  saveJobStep.mockRejectedValueOnce(REFUSED_TITLE)
  const { type, save, draft } = openDraft()
  type('title', 'Nurse')
  type('openings', 4)
  expect(await save()).toBe(false)
  expect(draft().problems).toEqual({ title: 'Too long' })
  expect(draft().waiting).toEqual(['title'])
  expect(draft().refusal).toBeNull()
  expect(await save()).toBe(false)
  expect(savedSteps().map(({ values }) => values)).toEqual([{ title: 'Nurse', openings: 4 }, { openings: 4 }])
  expect(draft().problems).toEqual({ title: 'Too long' })
  expect(kept()).toEqual({ title: 'Nurse' })
  type('title', 'Cook')
  expect(draft().problems).toEqual({})
  expect(await save()).toBe(true)
  expect(savedSteps().at(-1)?.values).toEqual({ title: 'Cook' })
})

test.each(['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'UNAUTHENTICATED'] as const)(
  'a refusal of the whole (%s) is said, is no lost connection, and ends with the next save that succeeds',
  async (code) => {
    saveJobStep.mockRejectedValueOnce(new AppError(code, 'That is not possible'))
    const { type, save, draft } = openDraft()
    type('title', 'Nurse')
    expect(await save()).toBe(false)
    expect(draft().refusal).toBe('That is not possible')
    expect(draft().saveState.status).toBe('refused')
    act(() => draft().saveTyped())
    expect(savedSteps()).toHaveLength(1)
    expect(await save()).toBe(true)
    expect(draft().refusal).toBeNull()
  },
)

test('after a refusal that others have caused, what they wrote elsewhere is shown', async () => {
  const { type, save, draft } = openDraft()
  saveElsewhere('job-1', { maxSalary: 42_000 })
  const issues = [{ field: 'minSalary', message: 'job.publish.salaryOrder' }]
  saveJobStep.mockRejectedValueOnce(new AppError('INVALID', 'job.publish.salaryOrder', { issues }))
  type('minSalary', 45_000)
  expect(await save()).toBe(false)
  expect(draft().values).toMatchObject({ minSalary: 45_000, maxSalary: 42_000 })
  expect(draft().problems).toEqual({ minSalary: 'job.publish.salaryOrder' })
})

test('on an open job even a lost connection is said, for nobody tries again', async () => {
  saveJobStep.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { type, save, draft } = openDraft({ status: 'Published' })
  type('title', 'Nurse')
  expect(await save()).toBe(false)
  expect(draft().refusal).toBe('error.retry')
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
  expect(kept()).toEqual({ title: 'Nurse' })
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
  expect(kept()).toEqual({})
})
