import { expect, test } from 'vitest'
import { respellSkills, sharedSkills } from './shared-skills.ts'

test.each([
  ['another case', ['GIS', 'Python'], ['gis'], ['GIS']],
  ['other accents', ['Génie civil'], ['GENIE CIVIL'], ['Génie civil']],
  ['a hyphen for a space', ['Front-end'], ['front end', 'CAD'], ['Front-end']],
])('a skill in %s is the same skill', (_how, skills, others, shared) => {
  expect(sharedSkills(skills, others)).toEqual(shared)
})

test('C, C++ and C# are three, and signs alone are not all the same', () => {
  expect(sharedSkills(['C', 'C++', '…'], ['C#', '!'])).toEqual([])
})

test('two lists that share nothing, or hold nothing, share nothing', () => {
  expect(sharedSkills(['GIS'], ['Python'])).toEqual([])
  expect(sharedSkills([], [])).toEqual([])
})

test('skills are written as they are known, and others as they come', () => {
  expect(respellSkills(['gis', 'SQL', 'front end'], ['Front-end', 'GIS', 'CAD'])).toEqual([
    'GIS',
    'SQL',
    'Front-end',
  ])
})
