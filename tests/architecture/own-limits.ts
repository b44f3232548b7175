import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

/** A look that is repeated until it is well may be short. None at all, 0, would be for ever. */
const LOOK_MS_MAX = 2_000
/** What is waited for anything, and for what a task does (`e2e/fixtures/put-task.ts`). */
const PATIENCE = ['BROWSER_PATIENCE_MS', 'TASK_PATIENCE_MS']
const LIMITS = /^['"]?(?:\w+T|t)imeout['"]?$/
const SETS_LIMIT = /\b(?:set\w*T|t)imeout$/

type Span = { start: number; end: number }

/** Whether it is a number, or a product of numbers, that a look may take. */
function isLook(written: string): boolean {
  const ms = written.split(' * ').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1)
  return ms > 0 && ms <= LOOK_MS_MAX
}

/** Lists each limit in a browser test that is neither a short look nor the common patience, its multiple or its part. */
export function ownLimits({ path, text }: SourceFile): string[] {
  const { program } = parseSync(path, text)
  const read = ({ start, end }: Span) => text.slice(start, end)
  const patience = new Set(PATIENCE)
  const isPatience = (written: string) =>
    new RegExp(String.raw`^(?:\w+ \* )*(?:${[...patience].join('|')})(?: [*/] \w+)*$`).test(written)
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init && isPatience(read(init))) patience.add(read(id))
      else patience.delete(read(id))
    },
  }).visit(program)
  const found: string[] = []
  const note = (limit: Span, whole: Span) => {
    if (!isLook(read(limit)) && !isPatience(read(limit))) found.push(read(whole))
  }
  new Visitor({
    Property: (property) => LIMITS.test(read(property.key)) && note(property.value, property),
    CallExpression: (call) => {
      const [limit] = call.arguments
      if (limit && SETS_LIMIT.test(read(call.callee))) note(limit, call)
    },
  }).visit(program)
  return found
}
