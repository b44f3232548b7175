import { expect, test } from 'vitest'
import { sampleTaxonomy } from '#tests/factories/sample-taxonomy.ts'
import { sampleCare, sampleSoftware } from '#tests/factories/sample-terms.ts'
import { normalizeSkill } from '../normalize-skill.ts'
import { buildTaxonomy } from './build-taxonomy.ts'
import { skillId } from './taxonomy.ts'

const idOf = (name: string) => skillId(normalizeSkill(name))
const neighboursOf = (name: string) =>
  sampleTaxonomy.skills.get(idOf(name))?.neighbours.map((id) => sampleTaxonomy.skills.get(id)?.name)

test('a skill is found by the hash of its folded name, which fits 31 bits', () => {
  expect(sampleTaxonomy.skills.get(idOf('javascript'))).toMatchObject({
    id: idOf('JavaScript'),
    name: 'JavaScript',
    sector: 'ItSoftware',
    synonyms: ['JS', 'ECMAScript'],
  })
  for (const id of sampleTaxonomy.skills.keys()) expect(id).toBe(id & 0x7fffffff)
})

test('neighbours are so on both sides, written on one', () => {
  expect(neighboursOf('JavaScript')).toEqual(['TypeScript', 'Node.js'])
  expect(neighboursOf('Node.js')).toEqual(['JavaScript'])
  expect(neighboursOf('C#')).toEqual(['C++', '.NET'])
})

test('an occupation names its neighbours and what is typical for it by their ids', () => {
  const manager = sampleTaxonomy.occupations.get(idOf('Office Manager'))
  expect(manager).toMatchObject({
    neighbours: [idOf('Project Manager')],
    skills: [idOf('Microsoft Excel'), idOf('Budgeting')],
  })
  expect(sampleTaxonomy.occupations.get(idOf('Project Manager'))?.neighbours).toEqual([
    idOf('Office Manager'),
  ])
})

test('a later layer adds to what an earlier one has, and takes no name from it', () => {
  const later = {
    sector: 'Design' as const,
    skills: `
      js | LiveScript; Node |
      Etching | intaglio; Excel | wound care
    `,
    occupations: 'Printmaker | RGN; etcher | | Etching',
  }
  const both = buildTaxonomy([[sampleSoftware, sampleCare], [later]])
  expect(both.skills.get(idOf('JavaScript'))?.synonyms).toEqual(['JS', 'ECMAScript', 'LiveScript'])
  expect(both.skills.has(idOf('js'))).toBe(false)
  expect(both.findSkill('Node')?.entry.name).toBe('Node.js')
  expect(both.skills.get(idOf('Etching'))).toMatchObject({
    synonyms: ['intaglio'],
    neighbours: [idOf('Wound care')],
  })
  expect(both.findOccupations('RGN')[0]?.entry.title).toBe('Registered Nurse')
  expect(both.occupations.get(idOf('Printmaker'))?.skills).toEqual([idOf('Etching')])
})

test('the version moves with the terms, and with nothing else', () => {
  const version = (skills: string) => buildTaxonomy([[{ ...sampleCare, skills }]]).version
  expect(version('Sewing | |')).toBe(version('Sewing | |'))
  expect(version('Sewing | |')).not.toBe(version('Sewing | seams |'))
})

test('of no terms a taxonomy is made that finds nothing', () => {
  const empty = buildTaxonomy([])
  expect([empty.findSkill('Python'), empty.findOccupations('Nurse'), empty.extractSkills('Python')]).toEqual([
    null,
    [],
    [],
  ])
})
