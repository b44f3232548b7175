import { findJobPostings } from './find-job-postings.ts'
import { isJsonLd, readerFor } from './recognize-entry.ts'
import { readAshby } from './read-ashby.ts'
import { readGreenhouse } from './read-greenhouse.ts'
import { indeedReader, readPublisher } from './read-indeed.ts'
import { readJobPosting } from './read-job-posting.ts'
import { readPage, tidyBlock } from './read-page.ts'
import type { ReadEntry } from './reading.ts'
import { splitJobs } from './split-jobs.ts'

/** One entry of a file: where it stands ('' when it is the whole file), what stands there, and who can read it. */
export type Entry = { place: string; value: unknown; read: ReadEntry }
/** The entries of a file, and a sentence for each part of it that could not be taken apart. */
export type Entries = { entries: Entry[]; problems: string[] }

const readOwn: ReadEntry = (entry) => ({ draft: entry })

const PROLOG = /^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->|<!doctype\b[^>[]*(?:\[[^\]]*\]\s*)?>)*/i
const PAGE_START = /^<(html|head|body|script|div|main|section|article|p|meta|link|title|style|h\d)\b/i

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const failure = (problem: string): Entries => ({ entries: [], problems: [problem] })

/** Takes a file apart by what it holds: JSON, a feed in XML, or a page of HTML. */
export function listEntries(content: string): Entries {
  // Some editors begin a file with a byte order mark, which JSON does not know.
  const text = content.replace(/^\uFEFF/, '').trimStart()
  if (text === '') return failure('is empty')
  if (!text.startsWith('<')) return listJson(text)
  return isPage(text) ? listPage(text) : listFeed(text)
}

/** A page says so before its first element, or begins with an element that pages have. */
function isPage(text: string): boolean {
  const prolog = PROLOG.exec(text)?.[0] ?? ''
  return /<!doctype\s+html/i.test(prolog) || PAGE_START.test(text.slice(prolog.length))
}

function listFeed(text: string): Entries {
  const read = indeedReader(readPublisher(text))
  const entries = splitJobs(text).map((value, index) => ({ place: `job ${index + 1}`, value, read }))
  return entries.length > 0 ? { entries, problems: [] } : failure('holds no <job>')
}

function listPage(text: string): Entries {
  const page = readPage(text)
  const postings: unknown[] = []
  const problems: string[] = []
  for (const [index, block] of page.blocks.entries()) {
    const parsed = parseJson(tidyBlock(block))
    if ('value' in parsed) postings.push(...findJobPostings(parsed.value))
    else problems.push(`block ${index + 1} of JSON-LD ${parsed.problem}`)
  }
  if (postings.length === 0 && problems.length === 0) return failure('holds no JobPosting')
  return {
    entries: listPostings(postings.map((it) => withAddress(it, page.address, postings.length))),
    problems,
  }
}

/** The page of a single posting is where it is applied for, when it names no other. */
function withAddress(posting: unknown, address: string, count: number): unknown {
  return isObject(posting) && !posting.url && address !== '' && count === 1
    ? { ...posting, url: address }
    : posting
}

function listPostings(postings: readonly unknown[]): Entry[] {
  return postings.map((value, index) => ({
    place: postings.length > 1 ? `posting ${index + 1}` : '',
    value,
    read: readJobPosting,
  }))
}

function listJson(text: string): Entries {
  const parsed = parseJson(text)
  if ('problem' in parsed) return failure(parsed.problem)
  if (!Array.isArray(parsed.value)) return listDocument(parsed.value)
  const values: unknown[] = parsed.value
  // Whatever makes no sense by itself is taken for what the others are.
  const usual = values.map(readerFor).find((read) => read !== null) ?? readOwn
  const lists = values.map((value, index) => {
    const place = `${usual === readOwn ? 'advertisement' : 'job'} ${index + 1}`
    if (!isBoard(value) && !isJsonLd(value)) {
      return { entries: [{ place, value, read: readerFor(value) ?? usual }], problems: [] }
    }
    return within(place, listDocument(value))
  })
  return {
    entries: lists.flatMap(({ entries }) => entries),
    problems: lists.flatMap(({ problems }) => problems),
  }
}

function within(place: string, { entries, problems }: Entries): Entries {
  return {
    entries: entries.map((entry) => ({ ...entry, place: [place, entry.place].filter(Boolean).join(', ') })),
    problems: problems.map((problem) => `${place}: ${problem}`),
  }
}

function listDocument(value: unknown): Entries {
  if (isJsonLd(value)) {
    const postings = findJobPostings(value)
    return postings.length > 0
      ? { entries: listPostings(postings), problems: [] }
      : failure('holds no JobPosting')
  }
  if (isBoard(value)) return listBoard(value)
  return { entries: [{ place: '', value, read: readerFor(value) ?? readOwn }], problems: [] }
}

const isBoard = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && Object.hasOwn(value, 'jobs') && readerFor(value) === null

/** Greenhouse and Ashby both answer with `jobs`; Ashby says its version. */
function listBoard(board: Record<string, unknown>): Entries {
  const { jobs } = board
  if (!Array.isArray(jobs))
    return failure(`jobs should be a list, is ${jobs === null ? 'null' : typeof jobs}`)
  const values: unknown[] = jobs
  const usual = Object.hasOwn(board, 'apiVersion') ? readAshby : readGreenhouse
  const entries = values.map((value, index) => ({
    place: `job ${index + 1}`,
    value,
    read: readerFor(value) ?? usual,
  }))
  return { entries, problems: [] }
}

function parseJson(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: `is not JSON (${error instanceof Error ? error.message : String(error)})` }
  }
}
