import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

/** What the house measures of itself. Lines are physical lines; shares are between 0 and 1. */
export type Budgets = {
  files: number
  medianLines: number
  p95Lines: number
  longestLines: number
  longestFile: string
  functions: number
  longFunctionShare: number
  commentShare: number
  testToCode: number
}

const LONG_FUNCTION_LINES = 50
const lineCount = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
const isTest = ({ path }: SourceFile) => /\.test\.(tsx?|mjs)$|^(tests|e2e)\//.test(path)
/** The demo's people and jobs are data written as code; they are long by nature. */
const isData = ({ path }: SourceFile) => path.startsWith('src/db/seed/')

/** The length in lines of every function of a file. */
function functionLengths({ path, text }: SourceFile): number[] {
  const { program } = parseSync(path, text)
  const lengths: number[] = []
  const note = (node: { start: number; end: number }) => {
    lengths.push(text.slice(node.start, node.end).split('\n').length)
  }
  new Visitor({ FunctionDeclaration: note, FunctionExpression: note, ArrowFunctionExpression: note }).visit(
    program,
  )
  return lengths
}

function commentLines({ path, text }: SourceFile): number {
  return parseSync(path, text).comments.reduce(
    (sum, { start, end }) => sum + lineCount(text.slice(start, end)),
    0,
  )
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, value) => sum + value, 0)

/** Measures a set of files. Tests count towards `testToCode` only. */
export function measureBudgets(all: readonly SourceFile[]): Budgets {
  const code = all.filter((file) => !isTest(file))
  const lines = code.map(({ text }) => lineCount(text)).toSorted((a, b) => a - b)
  const longest = code.toSorted((a, b) => lineCount(b.text) - lineCount(a.text))[0]
  const functions = code.flatMap(functionLengths)
  const written = code.filter((file) => !isData(file))
  return {
    files: code.length,
    medianLines: lines[Math.floor(lines.length / 2)] ?? 0,
    p95Lines: lines[Math.floor(lines.length * 0.95)] ?? 0,
    longestLines: lines.at(-1) ?? 0,
    longestFile: longest?.path ?? '',
    functions: functions.length,
    longFunctionShare: functions.filter((length) => length > LONG_FUNCTION_LINES).length / functions.length,
    commentShare: total(written.map(commentLines)) / total(written.map(({ text }) => lineCount(text))),
    testToCode: total(all.filter(isTest).map(({ text }) => lineCount(text))) / total(lines),
  }
}
