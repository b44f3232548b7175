import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

/** Tells whether a file waits by the test tool's own `vi.waitFor` without saying for how long. */
export function hasBareWait({ path, text }: SourceFile): boolean {
  if (!text.includes('vi.wait')) return false
  let isFound = false
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      const called = text.slice(callee.start, callee.end)
      isFound ||= /^vi\.wait(?:For|Until)$/.test(called) && given.length < 2
    },
  }).visit(parseSync(path, text).program)
  return isFound
}
