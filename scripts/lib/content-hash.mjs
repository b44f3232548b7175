import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A hash over names and contents of files and, recursively, directories below `root`; missing ones are left out. */
export function contentHash(root, paths, isRelevant = () => true) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesIn(join(root, path)))) {
    const name = relative(root, file).replaceAll('\\', '/')
    if (isRelevant(name)) hash.update(`${name}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).toSorted()
  return names.flatMap((name) => filesIn(join(path, name)))
}
