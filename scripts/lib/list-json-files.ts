import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The files named, and of a folder the JSON files directly in it, by name. Throws a sentence when there is no such path. */
export function listJsonFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) throw new Error(`There is no file or folder ${path}.`)
    if (!found.isDirectory()) return [path]
    const names = readdirSync(path).filter((name) => name.endsWith('.json'))
    return names.toSorted().map((name) => join(path, name))
  })
}
