import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

/** What no test does: a busy machine would decide whether it passes. */
export type ClockFault = 'a wait of its own' | 'a limit of its own' | 'a sleep' | 'elapsed time'

const CLOCK = /\b(?:performance\.now|Date\.now|process\.hrtime(?:\.bigint)?)\(\)/
const ONLY_CLOCK = new RegExp(`^${CLOCK.source}$`)
const STOPWATCH = /^(?:performance\.now|process\.hrtime(?:\.bigint)?)\(\)$/
const OWN_WAIT = /^vi\.wait(?:For|Until)$/
const SLEEP = /^(?:(?:globalThis|window)\.)?setTimeout$|^scheduler\.wait$|\.waitForTimeout$/
const SLEEP_ELSEWHERE = /\bpg_sleep\b|\bsetTimeout\(/
const SLEEPING_IMPORTS = /^(?:setTimeout|setInterval|scheduler|default)$/
const LIMITS = /^(?:timeout|testTimeout|hookTimeout)$/
const LIMITED = /^(?:test|it|describe|(?:before|after)(?:All|Each))\b/
const LOOP_WATCHES = /^(?:monitorEventLoopDelay|eventLoopUtilization)$/

type Span = { start: number; end: number }

/** The names under which a file keeps moments of the clock. */
function namedMoments(program: ReturnType<typeof parseSync>['program'], read: (span: Span) => string) {
  const names = new Set<string>()
  const note = (name: Span, value: Span | null) => {
    if (value && ONLY_CLOCK.test(read(value))) names.add(read(name))
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => note(id, init),
    AssignmentExpression: ({ left, right }) => note(left, right),
  }).visit(program)
  return names
}

/** What a test file leaves to the real clock, each kind once. */
export function clockFaults({ path, text }: SourceFile): ClockFault[] {
  const { program } = parseSync(path, text)
  const read = ({ start, end }: Span) => text.slice(start, end)
  const moments = namedMoments(program, read)
  const isMoment = (span: Span) => ONLY_CLOCK.test(read(span)) || moments.has(read(span))
  const faults = new Set<ClockFault>()
  const sleepsIn = (written: string) => SLEEP_ELSEWHERE.test(written) && faults.add('a sleep')
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      const [called, last] = [read(callee), given.at(-1)]
      if (OWN_WAIT.test(called)) faults.add('a wait of its own')
      if (SLEEP.test(called)) faults.add('a sleep')
      if (LIMITED.test(called) && last && /^[\d_]+$|_MS$/.test(read(last))) faults.add('a limit of its own')
      if (/^expect\b/.test(called) && given.some((one) => CLOCK.test(read(one)))) faults.add('elapsed time')
    },
    BinaryExpression: ({ operator, left, right }) => {
      const sides = [left, right]
      if (operator !== '-' || !sides.some(isMoment)) return
      if (sides.every(isMoment) || sides.some((side) => STOPWATCH.test(read(side))))
        faults.add('elapsed time')
    },
    Property: ({ key }) => LIMITS.test(read(key)) && faults.add('a limit of its own'),
    Identifier: ({ name }) => LOOP_WATCHES.test(name) && faults.add('elapsed time'),
    ImportDeclaration: ({ source, specifiers }) => {
      if (!/^(?:node:)?timers\/promises$/.test(source.value)) return
      const names = specifiers.map((one) => ('imported' in one ? read(one.imported) : 'default'))
      if (names.some((name) => SLEEPING_IMPORTS.test(name))) faults.add('a sleep')
    },
    Literal: ({ value }) => typeof value === 'string' && sleepsIn(value),
    TemplateElement: ({ value }) => sleepsIn(value.raw),
  }).visit(program)
  return [...faults].toSorted()
}
