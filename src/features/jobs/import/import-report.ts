import type { PayQuestion } from '#/domain/job/pay-question.ts'
import type { PublishProblem } from '#/domain/job/publish-rules.ts'
import type { JobStatus } from '#/domain/job/vocabulary.ts'

/** `edited`: somebody changed the job in the product after it was imported, so it was left as it is. */
const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged', 'edited'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/**
 * What became of one advertisement. `problems`: what the job still needs to be published; [] unless it is a draft.
 * `payQuestion`: pay that is hardly meant, taken over all the same.
 */
export type ImportedJob = {
  importKey: string
  title: string
  organizationName: string
  outcome: ImportOutcome
  status: JobStatus
  problems: PublishProblem[]
  payQuestion: PayQuestion | null
  /** What was left empty or rounded because of how the source says it, each as a few words. */
  leftOpen: string[]
}

export type ImportReport = { createdOrganizations: string[]; jobs: ImportedJob[] }

const OUTCOME_WORDS: Record<ImportOutcome, string> = {
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged',
  edited: 'left alone because they were edited here',
}

/** The report for the terminal, line by line. `say` turns a rule's message key into words. */
export function formatReport(
  { createdOrganizations, jobs }: ImportReport,
  say: (key: string) => string,
): string[] {
  const countOf = (outcome: ImportOutcome) => jobs.filter((job) => job.outcome === outcome).length
  const outcomes = IMPORT_OUTCOMES.map((outcome) => `${countOf(outcome)} ${OUTCOME_WORDS[outcome]}`)
  return [
    `${plural(jobs.length, 'job')}: ${outcomes.join(', ')}.`,
    ...createdOrganizations.map((name) => `Organisation created: ${name}`),
    ...formatDrafts(jobs, say),
    ...formatPay(jobs),
    ...formatLeftOpen(jobs),
  ]
}

function formatPay(jobs: readonly ImportedJob[]): string[] {
  const lines = jobs.flatMap(({ importKey, payQuestion }) =>
    payQuestion ? [`  ${importKey}: ${payWords(payQuestion)}`] : [],
  )
  return lines.length === 0 ? [] : ['', 'Pay that is hardly meant, taken over as it was written:', ...lines]
}

function formatLeftOpen(jobs: readonly ImportedJob[]): string[] {
  const lines = jobs.flatMap(({ importKey, leftOpen }) =>
    leftOpen.length > 0 ? [`  ${importKey}: ${leftOpen.join('; ')}`] : [],
  )
  return lines.length === 0 ? [] : ['', 'Not taken over as it was written:', ...lines]
}

function payWords({ amount, period, yearly, is, instead }: PayQuestion): string {
  const said = `${amount.toLocaleString('en')} by the ${period.toLowerCase()}`
  const told =
    period === 'Year'
      ? `${said} is far ${is === 'much' ? 'more' : 'less'} than jobs usually pay`
      : `${said} is about ${Math.round(yearly).toLocaleString('en')} by the year`
  return instead ? `${told}; by the ${instead.toLowerCase()}?` : told
}

function formatDrafts(jobs: readonly ImportedJob[], say: (key: string) => string): string[] {
  const drafts = jobs.filter(({ status }) => status === 'Draft')
  if (drafts.length === 0) return []
  const rules = countRules(drafts).map(([message, count]) => `${String(count).padStart(6)} × ${say(message)}`)
  return [
    '',
    `${plural(drafts.length, 'job')} cannot be published yet. What they lack:`,
    ...rules,
    '',
    'Job by job:',
    ...drafts.map(
      ({ importKey, outcome, problems }) => `  ${importKey} (${outcome}): ${shortNames(problems)}`,
    ),
  ]
}

/** How many drafts break each rule, the most frequent first. */
export function countRules(
  drafts: readonly Pick<ImportedJob, 'problems'>[],
): [message: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { message } of drafts.flatMap(({ problems }) => problems)) {
    counts.set(message, (counts.get(message) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])
}

/** 'job.publish.mustHaveSkills' becomes "must have skills". A draft that lacks nothing waits for its owner. */
function shortNames(problems: readonly PublishProblem[]): string {
  const names = problems.map(({ message }) =>
    (message.split('.').at(-1) ?? message).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  )
  return names.join(', ') || 'nothing; publish it in the product'
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
