import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mutant } from './mutant.ts'

/** Files of this folder that are no tables. */
const NO_TABLES = new Set(['index.ts', 'mutant.ts'])

/** Reads every table of this folder: whatever list a file exports, under any name. Throws when a file exports none. */
export async function readMutants(folder = import.meta.dirname): Promise<Mutant[]> {
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !NO_TABLES.has(file))
  const tables = await Promise.all(files.toSorted().map((file) => readTable(join(folder, file))))
  return tables.flat()
}

async function readTable(path: string): Promise<Mutant[]> {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(path).href)
  // What is exported by name and by default stands in the table once.
  const lists = [...new Set(Object.values(exported))].filter((value) => Array.isArray(value))
  if (lists.length === 0) throw new Error(`${path} exports no list of mutants.`)
  return lists.flat() as Mutant[]
}
