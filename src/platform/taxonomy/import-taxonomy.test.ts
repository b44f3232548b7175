import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { loadTaxonomy, type Taxonomy } from '#/domain/skills/taxonomy/taxonomy.ts'
import { importTaxonomy } from './import-taxonomy.server.ts'
import { taxonomyOf } from './installed-taxonomy.server.ts'

const root = mkdtempSync(join(tmpdir(), 'flightpath-taxonomy-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let [folder, dataDir] = ['', '']
beforeEach(() => {
  folder = mkdtempSync(join(root, 'source-'))
  dataDir = mkdtempSync(join(root, 'data-'))
})

const write = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), lines.join('\r\n'))
const skillOf = (taxonomy: Taxonomy, name: string) => taxonomy.findSkill(name)?.entry.name
const titleOf = (taxonomy: Taxonomy, title: string) => taxonomy.findOccupations(title)[0]?.entry.title
const namesOf = (taxonomy: Taxonomy, ids: readonly number[] = []) =>
  ids.map((id) => taxonomy.skills.get(id)?.name ?? taxonomy.occupations.get(id)?.title)

const OCCUPATIONS =
  'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,status,description'
const SKILLS = 'conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,status'

/** A classification of two trades and four skills, in the form in which ESCO publishes its own. */
function writeEsco() {
  write(
    'occupations_en.csv',
    `\uFEFF${OCCUPATIONS}`,
    'Occupation,http://e/o1,6223,whelk raker,"whelk gatherer\nraker of whelks",,released,"Rakes, ""in the main"", whelks."',
    'Occupation,http://e/o2,6223,shore raker,,,released,',
    'Occupation,http://e/o3,6223,whelk thrower,,,obsolete,',
  )
  write(
    'occupations_de.csv',
    OCCUPATIONS,
    'Occupation,http://e/o1,6223,Wellhornfischer/Wellhornfischerin,,,released,',
  )
  write(
    'skills_en.csv',
    SKILLS,
    'KnowledgeSkillCompetence,http://e/s1,skill/competence,cross-sector,rake whelks,whelk raking | raking for whelks,,released',
    'KnowledgeSkillCompetence,http://e/s2,knowledge,cross-sector,whelk lore,WHK/9 | ZQ/whelk lore,,released',
    'KnowledgeSkillCompetence,http://e/s3,skill/competence,cross-sector,sort whelks,,,released',
    'KnowledgeSkillCompetence,http://e/s4,skill/competence,cross-sector,read tide tables; at dawn | dusk,,,released',
  )
  write(
    'occupationSkillRelations_en.csv',
    'occupationUri,relationType,skillType,skillUri',
    'http://e/o1,essential,skill/competence,http://e/s1',
    'http://e/o1,optional,knowledge,http://e/s2',
  )
  write(
    'skillSkillRelations_en.csv',
    'originalSkillUri,originalSkillType,relationType,relatedSkillType,relatedSkillUri',
    'http://e/s1,skill/competence,essential,skill/competence,http://e/s3',
    'http://e/s1,skill/competence,optional,knowledge,http://e/s2',
  )
  write(
    'broaderRelationsOccPillar_en.csv',
    'conceptType,conceptUri,broaderType,broaderUri',
    'Occupation,http://e/o1,Occupation,http://e/o2',
    'Occupation,http://e/o2,ISCOGroup,http://e/o3',
  )
}

test('of ESCO come occupations and skills, their labels in every language, and what is near them', () => {
  writeEsco()
  const said = importTaxonomy({ esco: folder }, dataDir)
  const taxonomy = taxonomyOf(dataDir)
  expect(said.join('\n')).toContain('ESCO classification of the European Commission')
  expect(said.at(-1)).toContain(`${taxonomy.skills.size} skills`)
  const raker = taxonomy.findOccupations('Raker of whelks')[0]?.entry
  expect(raker).toMatchObject({ title: 'whelk raker', sector: 'Agriculture' })
  expect(titleOf(taxonomy, 'Wellhornfischerin')).toBe('whelk raker')
  expect(namesOf(taxonomy, raker?.neighbours)).toEqual(['shore raker'])
  expect(namesOf(taxonomy, raker?.skills)).toEqual(['rake whelks'])
  expect(titleOf(taxonomy, 'whelk thrower')).not.toBe('whelk thrower')
  expect(skillOf(taxonomy, 'whelk raking')).toBe('rake whelks')
  expect(taxonomy.findSkill('rake whelks')?.entry.sector).toBe('Agriculture')
  expect(namesOf(taxonomy, taxonomy.findSkill('rake whelks')?.entry.neighbours)).toEqual(['sort whelks'])
  expect(skillOf(taxonomy, 'WHK/9')).toBe('whelk lore')
  for (const half of ['WHK', '9', 'ZQ']) expect(skillOf(taxonomy, half)).not.toBe('whelk lore')
  expect(skillOf(taxonomy, 'read tide tables, at dawn')).toBeUndefined()
  expect(skillOf(taxonomy, 'read tide tables, at dawn / dusk')).toBe('read tide tables, at dawn / dusk')
})

test('of O*NET come occupations, their other titles, and the tools that are in demand', () => {
  write(
    'Occupation Data.txt',
    'O*NET-SOC Code\tTitle\tDescription',
    '45-3031.99\tWhelk Rakers\tRake "whelks.',
  )
  write(
    'Alternate Titles.txt',
    'O*NET-SOC Code\tTitle\tAlternate Title\tShort Title\tSource(s)',
    '45-3031.99\tWhelk Rakers\tWhelk Picker\tn/a\t08',
  )
  write(
    'Technology Skills.txt',
    'O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand',
    '45-3031.99\tWhelkWare\t43232202\tDocument management software\tY\tN',
    '45-3031.99\tOldWhelk\t43232202\tDocument management software\tN\tN',
  )
  importTaxonomy({ onet: folder }, dataDir)
  const taxonomy = taxonomyOf(dataDir)
  const raker = taxonomy.findOccupations('whelk picker')[0]?.entry
  expect(raker).toMatchObject({ title: 'Whelk Rakers', sector: 'Agriculture' })
  expect(namesOf(taxonomy, raker?.skills)).toEqual(['WhelkWare'])
  expect(skillOf(taxonomy, 'oldwhelk')).toBe('OldWhelk')
})

test('importing again changes nothing, and what is left out is gone', () => {
  writeEsco()
  importTaxonomy({ esco: folder }, dataDir)
  const [first, file] = [taxonomyOf(dataDir), join(dataDir, 'taxonomy', 'esco.txt')]
  const before = readFileSync(file, 'utf8')
  importTaxonomy({ esco: folder }, dataDir)
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(taxonomyOf(dataDir).version).toBe(first.version)
  rmSync(join(folder, 'occupations_en.csv'))
  rmSync(join(folder, 'occupations_de.csv'))
  importTaxonomy({ esco: folder }, dataDir)
  expect(titleOf(taxonomyOf(dataDir), 'whelk raker')).not.toBe('whelk raker')
})

test('the product’s own names stay with their entries', () => {
  const own = [...loadTaxonomy().skills.values()]
  const [one, other] = [own[0]?.name ?? 'a', own[1]?.name ?? 'b']
  write(
    'skills_en.csv',
    SKILLS,
    `KnowledgeSkillCompetence,http://e/s1,knowledge,cross-sector,${one},${other},,released`,
  )
  importTaxonomy({ esco: folder }, dataDir)
  const taxonomy = taxonomyOf(dataDir)
  if (own.length > 0) expect([skillOf(taxonomy, one), skillOf(taxonomy, other)]).toEqual([one, other])
  expect(taxonomy.skills.size).toBe(Math.max(own.length, 1))
})

test('without an import the taxonomy is the product’s own', () => {
  expect(taxonomyOf(dataDir)).toBe(loadTaxonomy())
})

test.each([
  [
    'a folder that is not there',
    () => importTaxonomy({ esco: join(root, 'nowhere') }, dataDir),
    /is no folder/,
  ],
  [
    'an empty folder',
    () => importTaxonomy({ esco: folder }, dataDir),
    /neither occupations_en.csv nor skills_en.csv/,
  ],
  [
    'O*NET’s folder without its list',
    () => importTaxonomy({ onet: folder }, dataDir),
    /no “Occupation Data.txt”/,
  ],
])('%s is named, and nothing is written', (_what, run, message) => {
  expect(run).toThrow(message)
  expect(existsSync(join(dataDir, 'taxonomy'))).toBe(false)
})

test('a file that lacks a column, and one whose quotes never close, are named', () => {
  write('skills_en.csv', 'conceptUri,label', 'http://e/s1,whelks')
  expect(() => importTaxonomy({ esco: folder }, dataDir)).toThrow(
    /skills_en.csv has no column preferredLabel/,
  )
  write('skills_en.csv', SKILLS, 'KnowledgeSkillCompetence,"http://e/s1')
  expect(() => importTaxonomy({ esco: folder }, dataDir)).toThrow(
    /skills_en.csv is no table that can be read/,
  )
})

test('an imported file that was damaged says so, and how to mend it', () => {
  writeEsco()
  importTaxonomy({ esco: folder }, dataDir)
  writeFileSync(join(dataDir, 'taxonomy', 'esco.txt'), '== Agriculture skills\nrake whelks\n')
  expect(() => taxonomyOf(dataDir)).toThrow(
    /esco.txt cannot be read .*Import it anew with taxonomy:import, or delete it/,
  )
})

const published = join(import.meta.dirname, '../../../../shared/data/match')

test(
  'what ESCO and O*NET really publish comes in whole',
  { tags: ['long'], ...(!existsSync(published) && { skip: true }) },
  () => {
    importTaxonomy({ esco: join(published, 'esco'), onet: join(published, 'onet') }, dataDir)
    const taxonomy = taxonomyOf(dataDir)
    expect(taxonomy.skills.size).toBeGreaterThan(13_000)
    expect(taxonomy.occupations.size).toBeGreaterThan(3500)
    expect(skillOf(taxonomy, 'demonstrate sense of initiative')).toBeDefined()
    expect(taxonomy.findOccupations('Technischer Leiter für Bühne, Film und Fernsehen')).not.toEqual([])
  },
)
