import { parseSync } from 'oxc-parser'
import { posix } from 'node:path'

/** One import of a source file. `to` is a path from the root ('src/lib/x.ts') or a package ('npm:pg'). */
export type ImportEdge = { from: string; to: string; kind: 'value' | 'type' }

type Entry = { isType: boolean }

function kindOf(entries: readonly Entry[]): ImportEdge['kind'] {
  return entries.length > 0 && entries.every((entry) => entry.isType) ? 'type' : 'value'
}

/** `@scope/name/sub` and `name/sub` belong to their package; `node:fs` to Node itself. */
function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/')
  return `npm:${first.startsWith('@') ? `${first}/${second}` : first}`
}

function resolveFrom(from: string, specifier: string): string {
  const path = specifier.split('?')[0] ?? specifier
  if (path.startsWith('#/')) return posix.join('src', path.slice(2))
  if (path.startsWith('#tests/')) return posix.join('tests', path.slice(7))
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path)
  return packageOf(path)
}

/** Every static and dynamic import and re-export of a file. Imports carry their extension, so no file is looked up. */
export function readImports(from: string, source: string): ImportEdge[] {
  const { module } = parseSync(from, source)
  const found = [
    ...module.staticImports.map(
      ({ moduleRequest, entries }) => [moduleRequest.value, kindOf(entries)] as const,
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.moduleRequest ? [[entry.moduleRequest.value, kindOf([entry])] as const] : [],
      ),
    ),
    ...module.dynamicImports.map(
      ({ moduleRequest }) => [source.slice(moduleRequest.start + 1, moduleRequest.end - 1), 'value'] as const,
    ),
  ]
  return found.map(([specifier, kind]) => ({ from, to: resolveFrom(from, specifier), kind }))
}
