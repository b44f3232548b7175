import type * as z from 'zod'

/**
 * What became of one entry of a file. A draft is still to be judged by the schema of advertisements. `leftOut` is no
 * fault: the source itself says that the entry should not be shown.
 */
export type Reading = { draft: unknown } | { problem: string } | { leftOut: string }

/** Reads one entry of a source; never throws on any value that JSON can hold. */
export type ReadEntry = (entry: unknown) => Reading

/** A reader that takes an entry by its schema and says in a sentence why it does not fit. */
export function readerOf<Entry>(schema: z.ZodType<Entry>, toReading: (entry: Entry) => Reading): ReadEntry {
  return (value) => {
    const read = schema.safeParse(value)
    return read.success ? toReading(read.data) : { problem: toSentences(read.error.issues) }
  }
}

/** What a schema found wrong, in plain words: 'title should be string, is undefined; minSalary is negative'. */
export function toSentences(issues: readonly z.core.$ZodIssue[]): string {
  return issues.map(toSentence).join('; ')
}

function toSentence({ path, message }: { path: PropertyKey[]; message: string }): string {
  return path.length > 0 ? `${path.map(String).join('.')} ${asPredicate(message)}` : asPredicate(message)
}

/** "Invalid input: expected string, received undefined" becomes "should be string, is undefined". */
function asPredicate(message: string): string {
  return message.replace(/^Invalid input: expected (.+), received (.+)$/, 'should be $1, is $2')
}
