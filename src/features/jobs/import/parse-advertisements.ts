import { jobAdvertisementSchema, type JobAdvertisement } from './job-advertisement.schema.ts'
import { listEntries, type Entry } from './list-entries.ts'
import { toSentences } from './reading.ts'

/**
 * What a file gave: the advertisements that are in order, and a sentence for each thing that is not. `leftOut` names
 * what its source does not want to be shown, and is absent when there is none.
 */
export type ParsedAdvertisements = {
  advertisements: JobAdvertisement[]
  problems: string[]
  leftOut?: string[]
}

const ID_CHARACTERS_SHOWN = 80

type Judged = { advertisement: JobAdvertisement } | { problem: string } | { leftOut: string }

/**
 * Reads the text of a file in any of the formats we know; which one, its content says. `organization` is who looks for
 * people where an advertisement does not name them. Never throws: what is wrong with one does not keep the others out.
 */
export function parseAdvertisements(
  content: string,
  { organization = '' }: { organization?: string } = {},
): ParsedAdvertisements {
  const { entries, problems } = listEntries(content)
  const judged = entries.map((entry) => judge(entry, organization))
  const leftOut = judged.flatMap((it) => ('leftOut' in it ? [it.leftOut] : []))
  return {
    advertisements: judged.flatMap((it) => ('advertisement' in it ? [it.advertisement] : [])),
    problems: [...problems, ...judged.flatMap((it) => ('problem' in it ? [it.problem] : []))],
    ...(leftOut.length > 0 ? { leftOut } : {}),
  }
}

function judge({ place, value, read }: Entry, organization: string): Judged {
  const reading = read(value)
  if ('problem' in reading) return { problem: at(place, idOf(value), reading.problem) }
  if ('leftOut' in reading) return { leftOut: at(place, idOf(value), reading.leftOut) }
  const draft = withOrganization(reading.draft, organization)
  const judged = jobAdvertisementSchema.safeParse(draft)
  if (judged.success) return { advertisement: judged.data }
  const isNamed = isObject(draft) && Boolean(draft.organization)
  const issues = judged.error.issues.filter(({ path }) => isNamed || path[0] !== 'organization')
  const sentences = [
    ...(issues.length > 0
      ? [toSentences(issues).replace('descriptionMarkdown is empty', 'has no description')]
      : []),
    ...(issues.length < judged.error.issues.length ? ['names no company: add --organization "Name"'] : []),
  ]
  const id = isObject(draft) && typeof draft.id === 'string' ? draft.id : ''
  return { problem: at(place, id, sentences.join('; ')) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function withOrganization(draft: unknown, organization: string): unknown {
  if (!isObject(draft) || draft.organization || organization === '') return draft
  return { ...draft, organization }
}

/** What a source itself calls an entry. */
function idOf(value: unknown): string {
  const id = isObject(value) ? value.id : ''
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

/** 'job 3 (greenhouse:127817): title is empty' */
function at(place: string, id: string, sentence: string): string {
  if (place === '') return sentence
  return `${id === '' ? place : `${place} (${id.slice(0, ID_CHARACTERS_SHOWN)})`}: ${sentence}`
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
