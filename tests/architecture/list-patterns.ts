import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

/** A regular expression that stands in a source: where, and itself. */
export type Pattern = { where: string; regex: RegExp }

/** Every regular expression that a file writes down. Those that a program puts together are not seen. */
export function listPatterns({ path, text }: SourceFile): Pattern[] {
  const patterns: Pattern[] = []
  const note = (start: number, { pattern, flags }: { pattern: string; flags: string }) => {
    const line = text.slice(0, start).split('\n').length
    patterns.push({ where: `${path}:${line}`, regex: new RegExp(pattern, flags) })
  }
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) note(node.start, node.regex)
    },
  }).visit(parseSync(path, text).program)
  return patterns
}
