import { expect, test } from 'vitest'
import { buildProfileDocument } from '#tests/factories/build-profile-document.ts'
import { educationLevel, findHighestStudy } from './education.ts'
import type { EducationEntry } from './profile-document.ts'

const study = (level: EducationEntry['level'], id = 'study'): EducationEntry => ({
  id,
  institution: '',
  area: '',
  studyType: '',
  level,
  startDate: null,
  endDate: null,
  score: '',
})

test('the highest level counts, wherever it stands', () => {
  expect(
    educationLevel(buildProfileDocument({ education: [study('Bachelor'), study('Doctorate'), study(null)] })),
  ).toBe('Doctorate')
})

test('nothing said is unknown, not none', () => {
  expect(educationLevel(buildProfileDocument({ education: [] }))).toBeNull()
  expect(educationLevel(buildProfileDocument({ education: [study(null)] }))).toBeNull()
})

test('a person’s own statement wins, upwards and downwards', { tags: ['2.3d'] }, () => {
  expect(educationLevel(buildProfileDocument({ educationLevelOverride: 'Secondary' }))).toBe('Secondary')
})

test('among equals the first listed is the one to quote', () => {
  expect(findHighestStudy([study('Master', 'first'), study('Master', 'second')])?.id).toBe('first')
})
