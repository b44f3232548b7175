import { expect, test } from 'vitest'
import { buildAsked } from '#tests/factories/build-asked.ts'
import type { AskedOfPeople } from './candidate-count.schema.ts'
import { hardRequirements } from './hard-requirements.ts'

const POINT = { lat: 51.4545, lng: -2.5879 }

const kindsOf = (changes: Partial<AskedOfPeople>) =>
  hardRequirements(buildAsked(changes)).map(({ kind }) => kind)

test('an empty draft rules nobody out', () => {
  expect(kindsOf({})).toEqual([])
})

test.each<[string, Partial<AskedOfPeople>, string[]]>([
  ['no years at all', { experienceYears: 0 }, []],
  ['years', { experienceYears: 2 }, ['experience']],
  ['a preferred education', { educationLevel: 'Master', educationRequirement: 'Preferred' }, []],
  ['a required education', { educationLevel: 'Master', educationRequirement: 'Required' }, ['education']],
  [
    'a required education that everybody has',
    { educationLevel: 'None', educationRequirement: 'Required' },
    [],
  ],
  ['a place without a point', { workLocation: 'OnSite' }, []],
  ['a point before it is said where the work is done', { point: POINT }, []],
  ['a hybrid place', { workLocation: 'Hybrid', point: POINT }, ['place']],
  ['remote work from anywhere', { workLocation: 'Remote', point: POINT }, []],
  ['remote work from a country', { workLocation: 'Remote', countries: ['IE'] }, ['countries']],
  ['one skill twice', { mustHaveSkills: ['Triage', ' triage'] }, ['skill']],
  ['a skill without a letter', { mustHaveSkills: ['--'] }, []],
])('%s', (_, changes, kinds) => {
  expect(kindsOf(changes)).toEqual(kinds)
})
