import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = /\.(json|jsonld|xml|html?)$/i
/** Enough to see past a byte order mark and empty lines. */
const FIRST_BYTES = 64

/**
 * The files named, and of a folder those directly in it, by name, that end like JSON, XML or HTML. What was saved from
 * the web often has no ending: it counts when it begins like one of them. Throws a sentence when there is no such path.
 */
export function listImportFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) throw new Error(`There is no file or folder ${path}.`)
    if (!found.isDirectory()) return [path]
    const entries = readdirSync(path, { withFileTypes: true }).filter(
      (entry) => !entry.isDirectory() && !entry.name.startsWith('.'),
    )
    const files = entries
      .map(({ name }) => join(path, name))
      .filter((file) => NAMES.test(file) || (!/\.\w+$/.test(file) && beginsLikeData(file)))
    return files.toSorted()
  })
}

function beginsLikeData(file: string): boolean {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false
  const start = Buffer.alloc(FIRST_BYTES)
  const descriptor = openSync(file, 'r')
  try {
    const length = readSync(descriptor, start)
    return /^[^\x20-\x7e]*[{[<]/.test(start.toString('latin1', 0, length).replaceAll(' ', ''))
  } finally {
    closeSync(descriptor)
  }
}
