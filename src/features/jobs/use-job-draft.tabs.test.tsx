import { act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EMPTY_JOB_DETAILS } from '#/domain/job/job-details.ts'
import { letSavesSucceed, saveJobStep, storedJobs } from '#tests/fakes/fake-job-editor.ts'
import { kept, openDraft } from '#tests/setup/open-draft.tsx'

afterEach(letSavesSucceed)

/** Two tabs of one browser that have both come upon the same empty draft. */
const openTwice = () => [openDraft({ details: EMPTY_JOB_DETAILS }), openDraft()] as const
const stored = () => storedJobs.get('job-1')?.details

test('two tabs on one empty draft write over nothing of each other unseen', async () => {
  const [one, other] = openTwice()
  one.type('title', 'Baker')
  one.type('sector', 'Retail')
  other.type('title', 'Miller')
  other.type('description', 'You grind the corn of three villages, by water and by wind.')
  expect(await one.save()).toBe(true)
  expect(await other.save()).toBe(false)
  expect(other.draft().conflicts).toEqual({ title: 'Baker' })
  expect(other.draft().values).toMatchObject({ title: 'Miller', sector: 'Retail' })
  expect(stored()).toMatchObject({ title: 'Baker', sector: 'Retail' })

  act(() => other.draft().keepMine('title'))
  expect(await other.save()).toBe(true)
  expect(stored()).toMatchObject({ title: 'Miller', sector: 'Retail' })
  expect(stored()?.description).toContain('three villages')
  expect(kept()).toEqual({})
})

test('closed without a connection, both leave their words, and the next visit has them all', async () => {
  saveJobStep.mockRejectedValue(new TypeError('Failed to fetch'))
  const [one, other] = openTwice()
  one.type('title', 'Baker')
  other.type('benefits', ['Bread'])
  expect([await one.save(), await other.save()]).toEqual([false, false])
  one.leave()
  other.leave()
  letSavesSucceed()
  const later = openDraft()
  expect(later.draft().values).toMatchObject({ title: 'Baker', benefits: ['Bread'] })
  expect(await later.save()).toBe(true)
  expect(stored()).toMatchObject({ title: 'Baker', benefits: ['Bread'] })
})
