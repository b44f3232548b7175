import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  moveElsewhere,
  saveElsewhere,
  saveJobStep,
  savedSteps,
  store,
  storedJobs,
} from '#tests/fakes/fake-job-editor.ts'
import { kept, openDraft } from '#tests/setup/open-draft.tsx'
import { tidyPlace } from './tidy-place.ts'

const LIVE = { status: 'Published' } as const
const stored = () => storedJobs.get('job-1')?.details

/** Long enough for whatever would be saved by itself. */
const waitLong = () => act(() => vi.advanceTimersByTimeAsync(60_000))

/** The page learns what the server has, and shows it. */
async function seeNow({ refetch }: Pick<ReturnType<typeof openDraft>, 'refetch'>): Promise<void> {
  await refetch()
  await act(() => vi.advanceTimersByTimeAsync(1))
}

/** The next save is done, and nobody hears of it. */
function loseNextAnswer(): void {
  saveJobStep.mockImplementationOnce(async (call) => {
    await store(call)
    throw new TypeError('Failed to fetch')
  })
}

afterEach(() => {
  vi.useRealTimers()
})

test.each(['by leaving the page', 'by waiting'])(
  'a draft that was published takes nothing back of what was saved before, %s',
  async (how) => {
    vi.useFakeTimers()
    const { type, save, refetch, leave } = openDraft()
    type('benefits', ['Pension'])
    expect(await save()).toBe(true)
    moveElsewhere('job-1', 'Published')
    await seeNow({ refetch })
    if (how === 'by leaving the page') leave()
    await waitLong()
    expect(savedSteps()).toHaveLength(1)
    expect(stored()?.benefits).toEqual(['Pension'])
  },
)

test('what was typed when a colleague published waits, and is neither sent by itself nor on leaving', async () => {
  vi.useFakeTimers()
  const { type, refetch, leave, draft } = openDraft()
  type('title', 'Half a sen')
  moveElsewhere('job-1', 'Published')
  await seeNow({ refetch })
  await waitLong()
  expect(draft().isDirty).toBe(true)
  leave()
  await waitLong()
  expect(savedSteps()).toEqual([])
  expect(kept()).toEqual({ title: 'Half a sen' })
})

test('a draft that does not know it is live is told so, and saves from then on when it is asked', async () => {
  vi.useFakeTimers()
  const { type, save, draft } = openDraft()
  moveElsewhere('job-1', 'Published')
  type('title', 'Half a sen')
  await waitLong()
  expect(saveJobStep).toHaveBeenCalledOnce()
  expect(draft().refusal).toBe('job.editor.wentLive')
  expect(stored()?.title).toBe('Civil Engineer, Flood Defences')
  type('title', 'A whole sentence')
  await waitLong()
  expect(saveJobStep).toHaveBeenCalledOnce()
  expect(await save()).toBe(true)
  expect(stored()?.title).toBe('A whole sentence')
  expect(draft().refusal).toBeNull()
})

test('a live job that went back to a draft saves what was typed by itself', async () => {
  vi.useFakeTimers()
  const { type, save } = openDraft(LIVE)
  type('title', 'Nurse')
  moveElsewhere('job-1', 'Draft')
  expect(await save()).toBe(false)
  await waitLong()
  expect(stored()?.title).toBe('Nurse')
  expect(kept()).toEqual({})
})

test.each(['Draft', 'Published'] as const)(
  'one’s own save whose answer was lost is not called somebody else’s (%s)',
  async (status) => {
    loseNextAnswer()
    const { type, save, draft } = openDraft({ status })
    type('title', 'Mine A')
    expect(await save()).toBe(false)
    type('title', 'Mine AB')
    expect(await save()).toBe(true)
    expect(draft().conflicts).toEqual({})
    expect(stored()?.title).toBe('Mine AB')
    expect(kept()).toEqual({})
  },
)

test('nor is it on the next visit, when the page was closed while one typed', async () => {
  loseNextAnswer()
  const first = openDraft()
  first.type('title', 'Mine A')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  first.type('title', 'Mine AB')
  await waitFor(() => expect(stored()?.title).toBe('Mine A'))
  saveJobStep.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  first.leave()
  const { draft, save } = openDraft()
  expect(draft().values.title).toBe('Mine AB')
  expect(await save()).toBe(true)
  expect(draft().conflicts).toEqual({})
  expect(stored()?.title).toBe('Mine AB')
})

test('going back to the old words after a lost answer is saved by itself', async () => {
  vi.useFakeTimers()
  loseNextAnswer()
  const { type, save } = openDraft({ details: { title: 'Before' } })
  type('title', 'Mine')
  expect(await save()).toBe(false)
  type('title', 'Before')
  await waitLong()
  expect(stored()?.title).toBe('Before')
})

test('a range that a colleague has made wrong can be mended at its other end', async () => {
  const { type, save, draft } = openDraft({ details: { minSalary: 30_000, maxSalary: 60_000 } })
  saveElsewhere('job-1', { maxSalary: 42_000 })
  type('minSalary', 45_000)
  expect(await save()).toBe(false)
  expect(draft().values).toMatchObject({ minSalary: 45_000, maxSalary: 42_000 })
  type('maxSalary', 50_000)
  expect(await save()).toBe(true)
  expect(stored()).toMatchObject({ minSalary: 45_000, maxSalary: 50_000 })
})

test('what the server tidied on a live job is what the next change begins from', async () => {
  saveJobStep.mockImplementation(async (call) => {
    await store(call)
    const job = storedJobs.get('job-1')
    saveElsewhere('job-1', job ? tidyPlace(job.details) : {})
    const { details, updatedAt } = storedJobs.get('job-1') ?? (await store(call))
    return { details, updatedAt }
  })
  const { type, save, draft } = openDraft({
    ...LIVE,
    details: { workLocation: 'Remote', location: '', countries: ['GB'] },
  })
  type('workLocation', 'OnSite')
  type('location', 'Bristol')
  expect(await save()).toBe(true)
  expect(draft().values.countries).toEqual([])
  type('workLocation', 'Remote')
  type('countries', ['GB', 'FR'])
  expect(await save()).toBe(true)
  expect(draft().conflicts).toEqual({})
  expect(stored()).toMatchObject({ countries: ['GB', 'FR'], location: '' })
})

test('discarding after a conflict shows what the public reads', async () => {
  const { type, save, draft } = openDraft({ ...LIVE, details: { title: 'Before' } })
  saveElsewhere('job-1', { title: 'Theirs' })
  type('title', 'Mine')
  expect(await save()).toBe(false)
  await act(async () => draft().discard())
  expect(draft().values.title).toBe('Theirs')
  expect(draft().isDirty).toBe(false)
  expect(kept()).toEqual({})
})

test('discarding after a lost answer asks what the public reads, and changes nothing while that is not known', async () => {
  loseNextAnswer()
  const { type, save, draft } = openDraft({ ...LIVE, details: { title: 'Before' } })
  type('title', 'Mine')
  expect(await save()).toBe(false)
  const job = storedJobs.get('job-1')
  storedJobs.delete('job-1')
  await act(async () => draft().discard())
  expect(draft().values.title).toBe('Mine')
  if (job) storedJobs.set('job-1', job)
  await act(async () => draft().discard())
  expect(draft().values.title).toBe('Mine')
  expect(draft().isDirty).toBe(false)
})

test('what was refused on a live job and is typed back is no longer called unsaved', async () => {
  const { type, save, draft } = openDraft({ ...LIVE, details: { title: 'Before' } })
  moveElsewhere('job-1', 'Archived')
  type('title', 'Mine')
  expect(await save()).toBe(false)
  expect(draft().refusal).not.toBeNull()
  type('title', 'Before')
  expect(draft().isDirty).toBe(false)
  expect(draft().refusal).toBeNull()
})
