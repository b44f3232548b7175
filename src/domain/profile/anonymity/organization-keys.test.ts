import { expect, test } from 'vitest'
import { loadTaxonomy } from '#/domain/skills/taxonomy/taxonomy.ts'
import { organizationKeys } from './organization-keys.ts'

const LENGTH = 200
const filled = (piece: string) => piece.repeat(LENGTH).slice(0, LENGTH)
const terms = loadTaxonomy()
const formsOf = (name: string) => organizationKeys(name, { terms, isOfSchool: true })

test('an ordinary name, however long, has fewer forms than the cap', () => {
  for (const name of [
    'Quillfeather Drainage Group Ltd',
    'Guy’s and St Zenobius’ NHS Foundation Trust',
    'University College Larkdon Hospitals NHS Foundation Trust, Larkdon',
    'Larkish Institute of Technology of the University of New South Quillshire',
  ])
    expect(formsOf(name).length, name).toBeLessThan(100)
})

test.each([
  'AI HR QA UI UX PR PA AI ',
  'A B C D ',
  'Ab Cd Ef ',
  'Quill-Larkby-',
  'Quill/Larkby/',
  'Quill, Lark & ',
  'University of Quill in ',
  'Warszawski Larkowski ',
  'London Paris Roma ',
])('a name that is written to cost much, %j again and again, has no more than 200 forms', (piece) => {
  expect(formsOf(filled(piece)).length).toBeLessThanOrEqual(200)
  expect(formsOf(piece.trim()).length).toBeLessThanOrEqual(200)
})
