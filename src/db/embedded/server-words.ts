/** What PostgreSQL and initdb write before they give up. */
const REASON = /^(?:.*(?:FATAL|PANIC): {2}|(?:postgres|initdb): (?:error: )?)(?<reason>.+)$/gm
const DETAIL = /^.*DETAIL: {2}(?<detail>.+)$/gm

const lastOf = (text: string, shape: RegExp) =>
  Object.values([...text.matchAll(shape)].at(-1)?.groups ?? {})[0]

const withoutDot = (text: string) => text.replace(/\.$/, '')

/**
 * Why the database did not start, in one sentence for the operator, from what its programs wrote in that try. `directory`
 * holds it, and `log` is where more stands.
 */
export function serverFault(written: string, { directory, log }: { directory: string; log: string }): Error {
  const [reason = 'it said nothing', detail] = [lastOf(written, REASON), lastOf(written, DETAIL)]
  const why = withoutDot(reason) + (detail ? ` (${withoutDot(detail)})` : '')
  return new Error(
    `The database in ${directory} did not start: ${why}. More stands in ${log}. Look at DATA_DIR, or set DATABASE_URL to use a server of your own.`,
  )
}
