import { expect, test } from 'vitest'
import { EMPTY_PROFILE_DOCUMENT } from '#/domain/profile/profile-document.ts'
import { judgeChanges } from './judge-changes.ts'
import { PROFILE_STEPS, toStepValues, withFields } from './profile-steps.ts'
import { STEP_SCHEMAS } from './profile.schema.ts'
import type { MyProfileView } from './profile.view.ts'

const MINE: MyProfileView = {
  userId: 'u',
  firstName: 'Ada',
  lastName: 'Byron',
  name: 'Ada Byron',
  email: 'ada@example.com',
  image: null,
  profileVideo: null,
  language: 'en',
  document: EMPTY_PROFILE_DOCUMENT,
  excludedEmployers: [],
}

test.each(PROFILE_STEPS)(
  'step %i of an empty profile is valid as it stands, so that it can be skipped',
  (step) => {
    expect(STEP_SCHEMAS[step].safeParse(toStepValues(step, MINE)).success).toBe(true)
  },
)

test('every field of a document belongs to exactly one step', () => {
  const fields = PROFILE_STEPS.flatMap((step) => Object.keys(STEP_SCHEMAS[step].shape)).toSorted()
  const { preferences, ...rest } = EMPTY_PROFILE_DOCUMENT
  const names = ['firstName', 'lastName', 'profileVideo']
  expect(fields).toEqual([...names, ...Object.keys(rest), ...Object.keys(preferences)].toSorted())
})

test('ids given to languages for editing are not saved', () => {
  const languages = [{ language: 'ga', level: 'B2' as const }]
  const values = toStepValues(3, { ...MINE, document: { ...EMPTY_PROFILE_DOCUMENT, languages } })
  expect(values.languages[0]?.id).toBeDefined()
  expect(judgeChanges(STEP_SCHEMAS[3], values, {}).value).toMatchObject({ languages })
  expect(JSON.stringify(judgeChanges(STEP_SCHEMAS[3], values, {}))).not.toContain('saved-0')
})

test('a name is no part of the document, a wish goes among the preferences', () => {
  expect(withFields(EMPTY_PROFILE_DOCUMENT, 1, { firstName: 'Ada', headline: 'x' })).toEqual({
    ...EMPTY_PROFILE_DOCUMENT,
    headline: 'x',
  })
  expect(withFields(EMPTY_PROFILE_DOCUMENT, 5, { radiusKm: 7 }).preferences.radiusKm).toBe(7)
})
