import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** A file of the project: its path from the root with forward slashes, and its text. */
export type SourceFile = { path: string; text: string }

const isGenerated = (path: string) => /routeTree\.gen\.ts$|\/migrations\//.test(path)

/** The source files under a folder of the project, without what a program wrote. */
export function sourceFiles(...patterns: string[]): SourceFile[] {
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isGenerated(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}
