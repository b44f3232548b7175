import { jobAdvertisementSchema, type JobAdvertisement } from './job-advertisement.schema.ts'

/** What a file gave: the advertisements that are in order, and a sentence for each thing that is not. */
export type ParsedAdvertisements = { advertisements: JobAdvertisement[]; problems: string[] }

/**
 * Reads the text of a JSON file that holds one advertisement or an array of them. Never throws: what is wrong with one
 * does not keep the others out.
 */
export function parseAdvertisements(content: string): ParsedAdvertisements {
  const parsed = parseJson(content)
  if ('problem' in parsed) return { advertisements: [], problems: [parsed.problem] }
  const entries: unknown[] = Array.isArray(parsed.value) ? parsed.value : [parsed.value]
  const result: ParsedAdvertisements = { advertisements: [], problems: [] }
  entries.forEach((entry, index) => {
    const read = jobAdvertisementSchema.safeParse(entry)
    if (read.success) result.advertisements.push(read.data)
    else {
      const place = Array.isArray(parsed.value) ? `advertisement ${index + 1}: ` : ''
      result.problems.push(`${place}${read.error.issues.map(toSentence).join('; ')}`)
    }
  })
  return result
}

function parseJson(content: string): { value: unknown } | { problem: string } {
  try {
    // Some editors begin a file with a byte order mark, which JSON does not know.
    return { value: JSON.parse(content.replace(/^\uFEFF/, '')) }
  } catch (error) {
    return { problem: `is not JSON (${error instanceof Error ? error.message : String(error)})` }
  }
}

function toSentence({ path, message }: { path: PropertyKey[]; message: string }): string {
  return path.length > 0 ? `${path.map(String).join('.')} ${asPredicate(message)}` : asPredicate(message)
}

/** "Invalid input: expected string, received undefined" becomes "should be string, is undefined". */
function asPredicate(message: string): string {
  return message.replace(/^Invalid input: expected (.+), received (.+)$/, 'should be $1, is $2')
}

/** Takes the first of several advertisements with one id, and names the others. */
export function withoutRepeats(advertisements: readonly JobAdvertisement[]): ParsedAdvertisements {
  const first = new Map<string, JobAdvertisement>()
  const problems: string[] = []
  for (const advertisement of advertisements) {
    if (first.has(advertisement.id))
      problems.push(`${advertisement.id}: occurs more than once; the first is taken`)
    else first.set(advertisement.id, advertisement)
  }
  return { advertisements: [...first.values()], problems }
}
