/** A JobPosting, as an object of whatever fields. */
export type JobPosting = Record<string, unknown>

/** More objects than any page holds; what lies deeper or later is not looked at. */
const OBJECTS_MAX = 100_000

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The types that an object of JSON-LD says it has, without their vocabulary: 'https://schema.org/Country' is 'Country'. */
function typesOf(value: unknown): string[] {
  if (!isObject(value)) return []
  const said: unknown[] = [value['@type']].flat()
  return said.flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : []))
}

/**
 * The job postings that a document of JSON-LD holds, in its order, wherever they stand: by themselves, in an array, in
 * `@graph`, in a list of items. Goes through the document without calling itself, so no depth can exhaust the stack.
 */
export function findJobPostings(document: unknown): JobPosting[] {
  const postings: JobPosting[] = []
  const named = new Map<string, JobPosting>()
  const waiting: unknown[] = [document]
  for (let seen = 0; waiting.length > 0 && seen < OBJECTS_MAX; seen += 1) {
    const value = waiting.pop()
    if (!isObject(value)) continue
    if (typesOf(value).includes('JobPosting')) postings.push(value)
    else {
      if (typeof value['@id'] === 'string' && Object.keys(value).length > 1) named.set(value['@id'], value)
      // Backwards, because the last that goes in comes out first.
      for (const inner of Object.values(value).toReversed()) if (isObject(inner)) waiting.push(inner)
    }
  }
  return postings.map((posting) => withReferences(posting, named))
}

/** A graph may say who hires and where in objects beside the posting, and name them by their `@id`. */
function withReferences(posting: JobPosting, named: ReadonlyMap<string, JobPosting>): JobPosting {
  const look = (value: unknown) => {
    const id = isObject(value) && Object.keys(value).length <= 2 ? value['@id'] : undefined
    return typeof id === 'string' ? (named.get(id) ?? value) : value
  }
  const { hiringOrganization, jobLocation } = posting
  return { ...posting, hiringOrganization: look(hiringOrganization), jobLocation: look(jobLocation) }
}
