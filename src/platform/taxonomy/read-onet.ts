import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'
import { cleanName, toTerms, type Gathered } from './gathered-terms.ts'
import { readTables, requireFolder } from './read-table.ts'
import { sectorOfSoc } from './sector-of-code.ts'

const CODE = 'O*NET-SOC Code'
const isYes = (value: string | undefined) => value === 'Y'

function gatherTitles(folder: string, occupations: Gathered['occupations']): void {
  for (const [names, column] of [
    [/^Alternate[ _]Titles\.txt$/i, 'Alternate Title'],
    [/^Sample[ _]of[ _]Reported[ _]Titles\.txt$/i, 'Reported Job Title'],
  ] as const) {
    for (const row of readTables(folder, names, [CODE, column])) {
      const title = cleanName(row[column.toLowerCase().replaceAll(' ', '')] ?? '')
      if (title !== '') occupations.get(row['onetsoccode'] ?? '')?.otherNames.add(title)
    }
  }
}

/** The tools of an occupation are skills; typical for it are those in demand. */
function gatherTools(folder: string, { skills, occupations }: Gathered): void {
  for (const row of readTables(folder, /^Technology[ _]Skills\.txt$/i, [CODE, 'Example'])) {
    const name = cleanName(row['example'] ?? '')
    if (name === '') continue
    if (!skills.has(name)) skills.set(name, { name, otherNames: new Set(), neighbours: new Set() })
    if (isYes(row['hottechnology']) || isYes(row['indemand']))
      occupations.get(row['onetsoccode'] ?? '')?.skills.add(name)
  }
}

/**
 * Reads the text files of O*NET's database: occupations, their other titles where these are in the folder, and the tools
 * they use. Throws a sentence where there are no occupations.
 */
export function readOnet(folder: string): SectorTerms[] {
  requireFolder(folder)
  const gathered: Gathered = { skills: new Map(), occupations: new Map() }
  for (const row of readTables(folder, /^Occupation[ _]Data\.txt$/i, [CODE, 'Title'])) {
    const [code, name] = [row['onetsoccode'] ?? '', cleanName(row['title'] ?? '')]
    if (code === '' || name === '') continue
    gathered.occupations.set(code, {
      sector: sectorOfSoc(code),
      name,
      otherNames: new Set(),
      neighbours: new Set(),
      skills: new Set(),
    })
  }
  if (gathered.occupations.size === 0)
    throw new Error(
      `${folder} holds no “Occupation Data.txt”: is it O*NET's database as text files, unpacked?`,
    )
  gatherTitles(folder, gathered.occupations)
  gatherTools(folder, gathered)
  return toTerms(gathered)
}
