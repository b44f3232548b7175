import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

/** The longest limit of one look in what `toPass` repeats, in milliseconds. A limit of 0 is not allowed: it means no limit. */
const LOOK_MS_MAX = 2_000
/** The names of the two common limits: one for every wait, one for the effect of a task (`e2e/fixtures/put-task.ts`). */
const PATIENCE = ['BROWSER_PATIENCE_MS', 'TASK_PATIENCE_MS']
const LIMITS = /^['"]?(?:\w+T|t)imeout['"]?$/
const SETS_LIMIT = /\b(?:set\w*T|t)imeout$/

type Span = { start: number; end: number }
type Program = ReturnType<typeof parseSync>['program']

/**
 * Whether a limit is at most `LOOK_MS_MAX`. The limit must be written as a number, or as a product of numbers such as
 * `2 * 1_000`. Anything else gives false.
 */
function isLook(written: string): boolean {
  const ms = written.split(' * ').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1)
  return ms > 0 && ms <= LOOK_MS_MAX
}

/** Finds each `expect(…)` in a file that `.toPass()` repeats, as its place in the text. */
function repeated(program: Program): Span[] {
  const spans: Span[] = []
  new Visitor({
    MemberExpression: ({ object, property }) => {
      if (property.type === 'Identifier' && property.name === 'toPass') spans.push(object)
    },
  }).visit(program)
  return spans
}

/**
 * Lists each limit in a browser test that is neither the common patience, its multiple or its part, nor a short look that
 * is repeated.
 */
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
  const repeats = repeated(program)
  const isRepeated = ({ start, end }: Span) => repeats.some((span) => span.start < start && end < span.end)
  const found: string[] = []
  const note = (limit: Span, whole: Span) => {
    const isAllowed = isPatience(read(limit)) || (isLook(read(limit)) && isRepeated(limit))
    if (!isAllowed) found.push(read(whole))
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
