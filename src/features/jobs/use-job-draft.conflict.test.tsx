import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { buildJobEdit } from '#tests/factories/build-job-edit.ts'
import { saveElsewhere, storedJobs } from '#tests/fakes/fake-job-editor.ts'
import { kept, openDraft } from '#tests/setup/open-draft.tsx'

/** Two people have given the title of one draft two names. */
async function openConflict(changes: Parameters<typeof buildJobEdit>[0] = {}) {
  const opened = openDraft({ ...changes, details: { title: 'Before' } })
  saveElsewhere('job-1', { title: 'Theirs', location: 'Exeter' })
  opened.type('title', 'Mine')
  opened.type('openings', 4)
  expect(await opened.save()).toBe(false)
  return { ...opened, title: () => storedJobs.get('job-1')?.details.title }
}

test('what somebody else has changed meanwhile is not written over, and what was typed stays', async () => {
  const { draft, title } = await openConflict()
  expect(draft().conflicts).toEqual({ title: 'Theirs' })
  expect(draft().waiting).toEqual(['title'])
  expect(draft().values).toMatchObject({ title: 'Mine', location: 'Exeter' })
  expect(draft().refusal).toBeNull()
  expect(title()).toBe('Theirs')
})

test('beside a conflict everything else is saved', async () => {
  const { save, title, draft } = await openConflict()
  expect(await save()).toBe(false)
  expect(storedJobs.get('job-1')?.details.openings).toBe(4)
  expect(title()).toBe('Theirs')
  expect(draft().conflicts).toEqual({ title: 'Theirs' })
})

test('the writer may keep their own words over those of the other', async () => {
  const { draft, save, title } = await openConflict()
  act(() => draft().keepMine('title'))
  expect(draft().conflicts).toEqual({})
  expect(await save()).toBe(true)
  expect(title()).toBe('Mine')
})

test('the writer may take those of the other', async () => {
  const { draft, save, title } = await openConflict()
  act(() => draft().takeTheirs('title'))
  expect(draft().values.title).toBe('Theirs')
  expect(await save()).toBe(true)
  expect(title()).toBe('Theirs')
  expect(kept()).toEqual({})
})

test('those of the other are taken as they are by now', async () => {
  const { draft, title } = await openConflict()
  saveElsewhere('job-1', { title: 'Theirs, mended' })
  act(() => draft().takeTheirs('title'))
  await waitFor(() => expect(draft().values.title).toBe('Theirs, mended'))
  expect(title()).toBe('Theirs, mended')
})

test('own words may even go back to what they were before both', async () => {
  const { draft, type, save, title } = await openConflict()
  act(() => draft().keepMine('title'))
  type('title', 'Before')
  expect(await save()).toBe(true)
  expect(title()).toBe('Before')
})

test('writing the same as the other settles it', async () => {
  const { draft, type, save } = await openConflict()
  type('title', 'Theirs')
  expect(draft().waiting).toEqual([])
  expect(await save()).toBe(true)
})

test('an undecided conflict is there again after the page was left', async () => {
  const first = await openConflict()
  first.leave()
  const { draft, save } = openDraft()
  expect(draft().values.title).toBe('Mine')
  expect(await save()).toBe(false)
  expect(draft().conflicts).toEqual({ title: 'Theirs' })
  expect(first.title()).toBe('Theirs')
})

test('an open job saves nothing at all beside a conflict', async () => {
  const { draft, save } = await openConflict({ status: 'Published' })
  expect(await save()).toBe(false)
  expect(storedJobs.get('job-1')?.details.openings).not.toBe(4)
  act(() => draft().keepMine('title'))
  expect(await save()).toBe(true)
  expect(storedJobs.get('job-1')?.details).toMatchObject({ title: 'Mine', openings: 4 })
})
