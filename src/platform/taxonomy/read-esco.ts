import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'
import { cleanName, toTerms, type Gathered } from './gathered-terms.ts'
import { readTables, requireFolder, type Row } from './read-table.ts'
import { sectorOfIsco } from './sector-of-code.ts'

const isReleased = ({ status = '' }: Row) => status === '' || status === 'released'
const uriOf = (row: Row) => row['concepturi'] ?? ''

/** English files first: whose label comes first names the entry, other languages' labels are synonyms. */
const englishFirst = (folder: string, names: (language: string) => RegExp, columns: readonly string[]) => [
  ...readTables(folder, names('en'), columns),
  ...readTables(folder, names('(?!en)[a-z]{2}'), columns),
]

/** "Leiter/Leiterin" are two names; "SAP R/3" and "PL/SQL" are one. */
function halvesOf(label: string): string[] {
  const halves = label.split('/')
  return halves.length > 1 && halves.every((half) => /\p{L}{4}/u.test(half)) ? halves : []
}

/** Labels come one a line or between bars. */
function labelsOf(row: Row): string[] {
  const labels = [row['preferredlabel'] ?? '', ...(row['altlabels'] ?? '').split(/\n|\s\|\s/)]
  const hidden = (row['hiddenlabels'] ?? '').split(/\n|\s\|\s/)
  return [...labels, ...hidden].flatMap((label) => [label, ...halvesOf(label)])
}

type Entries<Entry> = Map<string, Entry & { name: string; otherNames: Set<string> }>

/** Adds the labels of a row to its entry, which is made when it is new. */
function addLabels<Entry>(entries: Entries<Entry>, row: Row, make: () => Entry): void {
  const [name = '', ...more] = labelsOf(row).map(cleanName)
  const key = uriOf(row)
  if (key === '' || name === '' || !isReleased(row)) return
  const entry = entries.get(key) ?? { ...make(), name, otherNames: new Set<string>() }
  entries.set(key, entry)
  for (const other of [name, ...more]) if (other !== '' && other !== entry.name) entry.otherNames.add(other)
}

function gatherNeighbours(folder: string, { skills, occupations }: Gathered): void {
  for (const row of readTables(folder, /^broaderRelations(?:Occ|Skill)Pillar(?:_en)?\.csv$/i, [
    'conceptUri',
    'broaderUri',
  ])) {
    const [key, broader] = [uriOf(row), row['broaderuri'] ?? '']
    if (row['concepttype'] !== row['broadertype']) continue
    if (skills.has(broader)) skills.get(key)?.neighbours.add(broader)
    if (occupations.has(broader)) occupations.get(key)?.neighbours.add(broader)
  }
  for (const row of readTables(folder, /^skillSkillRelations(?:_en)?\.csv$/i, [
    'originalSkillUri',
    'relatedSkillUri',
  ])) {
    if (row['relationtype'] === 'essential')
      skills.get(row['originalskilluri'] ?? '')?.neighbours.add(row['relatedskilluri'] ?? '')
  }
}

const OCCUPATION_FILES = (language: string) => new RegExp(`^occupations_${language}\\.csv$`, 'i')
const SKILL_FILES = (language: string) =>
  new RegExp(`^(?:skills|\\w+SkillsCollection)_${language}(?:_\\w+)?\\.csv$`, 'i')

/**
 * Reads the files of ESCO's download as they are named there: occupations and skills in any language, and of their
 * relations what is in the folder. A concept and the broader one are neighbours, and so are skills of which one is
 * essential for the other. Throws a sentence where there are neither occupations nor skills.
 */
export function readEsco(folder: string): SectorTerms[] {
  requireFolder(folder)
  const gathered: Gathered = { skills: new Map(), occupations: new Map() }
  const columns = ['conceptUri', 'preferredLabel']
  for (const row of englishFirst(folder, OCCUPATION_FILES, columns))
    addLabels(gathered.occupations, row, () => ({
      sector: sectorOfIsco(row['iscogroup'] ?? ''),
      neighbours: new Set<string>(),
      skills: new Set<string>(),
    }))
  for (const row of englishFirst(folder, SKILL_FILES, columns))
    addLabels(gathered.skills, row, () => ({ neighbours: new Set<string>() }))
  if (gathered.occupations.size + gathered.skills.size === 0)
    throw new Error(
      `${folder} holds neither occupations_en.csv nor skills_en.csv: is it ESCO's download, unpacked?`,
    )
  gatherNeighbours(folder, gathered)
  const relations = /^occupationSkillRelations(?:_en)?\.csv$/i
  for (const row of readTables(folder, relations, ['occupationUri', 'skillUri'])) {
    if (row['relationtype'] === 'essential')
      gathered.occupations.get(row['occupationuri'] ?? '')?.skills.add(row['skilluri'] ?? '')
  }
  return toTerms(gathered)
}
