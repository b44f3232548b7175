import { AppError } from '#/domain/app-error.ts'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { createDraftStore } from '#/features/jobs/draft-store.ts'
import { decide, discard, learn, type } from '#/features/jobs/draft-state.ts'
import { findConflicts, isSameValue } from '#/features/jobs/find-conflicts.ts'
import type { SaveJobStepInput } from '#/features/jobs/job-editor.schema.ts'
import type { JobEditView } from '#/features/jobs/job-editor.view.ts'
import { isJobField, type JobChanges, type JobField, type TypedChanges } from '#/features/jobs/job-steps.ts'
import { readDraft } from '#/features/jobs/read-draft.ts'
import { saveDraft, type WrittenStatus } from '#/features/jobs/save-draft.ts'
import { buildJobEdit } from '#tests/factories/build-job-edit.ts'

export type Answer = 'ok' | 'never arrives' | 'answer lost'
type Writer = 'me' | 'colleague'

/** A title that the server takes from nobody, though the form sees nothing wrong with it. */
export const REFUSED_TITLE = 'Not with us'

const isBackwards = ({ minSalary, maxSalary }: JobDetails) => (minSalary ?? 0) > (maxSalary ?? Infinity)

const refusing = (field: JobField) => {
  const issues = [{ field, message: 'No' }]
  return new AppError('INVALID', 'No', { issues })
}

/** One job, one tab that edits it, and a colleague elsewhere. Notes every step by which somebody would lose something. */
export function createDraftWorld() {
  let job: JobEditView = buildJobEdit()
  let seen: JobEditView = job
  let store = createDraftStore(job)
  const faults: string[] = []
  const writers = new Map<JobField, Writer>()
  const owed = new Map<JobField, unknown>()

  /** What is on the server now is not lost when a colleague, who sees it, writes over it. */
  function forgetIfThere(field: JobField): void {
    if (owed.has(field) && isSameValue(field, owed.get(field), job.details[field])) owed.delete(field)
  }

  function write(writer: Writer, changes: Partial<JobDetails>, status = job.status): void {
    for (const field of Object.keys(changes).filter(isJobField)) {
      if (!isSameValue(field, changes[field], job.details[field])) writers.set(field, writer)
      if (writer === 'me' && isSameValue(field, changes[field], owed.get(field))) owed.delete(field)
    }
    const updatedAt = new Date(Date.parse(job.updatedAt) + 1).toISOString()
    job = { ...job, status, updatedAt, details: { ...job.details, ...changes } }
  }

  /** Somebody else's words may only be written over by who has had them before their eyes. */
  function watchCommit(changes: JobChanges): void {
    const { typed, theirs, stored } = store.get()
    for (const field of Object.keys(changes).filter(isJobField)) {
      const stands = (known: TypedChanges) => isSameValue(field, known[field], job.details[field])
      // Writing the same again takes nothing away.
      if (stands(changes)) continue
      const isSeen = [typed, theirs, stored].some(stands)
      if (writers.get(field) === 'colleague' && !isSeen) faults.push(`${field} is written over unseen`)
    }
  }

  function commit({ status, values, base }: SaveJobStepInput): void {
    if (status !== job.status) throw new AppError('CONFLICT', 'This job went live meanwhile')
    const issues = findConflicts(job.details, { base: base ?? {}, values }).map((field) => ({
      field,
      message: '!',
    }))
    if (issues.length > 0) throw new AppError('CONFLICT', 'Changed', { issues })
    const after = { ...job.details, ...values }
    if (after.title === REFUSED_TITLE) throw refusing('title')
    if (isBackwards(after)) throw refusing('minSalary')
    watchCommit(values)
    write('me', values)
  }

  const look = () => {
    seen = job
    return Promise.resolve(job)
  }

  /** `meanwhile` runs twice: while the request travels, and while the answer does. */
  const linkFor = (answer: Answer, meanwhile: () => void) => ({
    jobId: job.id,
    store,
    look,
    send: async (input: SaveJobStepInput) => {
      const { typed } = store.get()
      for (const field of Object.keys(input.values).filter(isJobField)) {
        if (!isSameValue(field, input.values[field as never], typed[field]))
          faults.push(`${field} is sent old`)
      }
      await Promise.resolve(meanwhile())
      if (answer === 'never arrives') throw new TypeError('Failed to fetch')
      commit(input)
      const { details, updatedAt } = job
      meanwhile()
      if (answer === 'answer lost') throw new TypeError('Failed to fetch')
      return { details, updatedAt }
    },
  })

  return {
    faults,
    store: () => store,
    server: () => job,
    /** What was typed and has never been on the server. */
    owed(): ReadonlyMap<JobField, unknown> {
      for (const field of owed.keys()) forgetIfThere(field)
      return owed
    },
    writerOf: (field: JobField) => writers.get(field),
    /** What the tab takes the job for. */
    believed: () => seen.status,
    type(field: JobField, value: unknown): void {
      store.update((state) => type(state, { [field]: value }))
      const { stored, sent } = store.get()
      // Back at what was there before, the writer wants nothing any more, unless other words may have arrived.
      const known = [stored[field], ...(sent[field] ?? [])]
      if (known.every((each) => isSameValue(field, value, each))) owed.delete(field)
      else owed.set(field, value)
    },
    save: (answer: Answer, meanwhile = () => undefined) =>
      saveDraft(linkFor(answer, meanwhile), seen.status as WrittenStatus),
    writeElsewhere(field: JobField, value: unknown): void {
      if (isBackwards({ ...job.details, [field]: value })) return
      forgetIfThere(field)
      write('colleague', { [field]: value })
    },
    moveElsewhere: () => write('colleague', {}, job.status === 'Draft' ? 'Published' : 'Draft'),
    /** The page asks again, as it does when one comes back to it. */
    async refetch(): Promise<void> {
      const found = await look()
      store.update((state) => learn(state, found))
    },
    /** An answer to a question of long ago. */
    hearOld: (old: JobEditView) => store.update((state) => learn(state, old)),
    reload(): void {
      // In an undecided conflict, the words of before both are nothing to come back for.
      const { stored, sent } = store.get()
      for (const [field, value] of owed) {
        const wanted = [value, ...(sent[field] ?? [])]
        if (wanted.every((each) => isSameValue(field, each, stored[field]))) owed.delete(field)
      }
      seen = job
      store = createDraftStore(job)
      store.restore()
    },
    decide(whose: 'mine' | 'theirs'): void {
      const field = Object.keys(readDraft(store.get()).conflicts).find(isJobField)
      if (!field) return
      if (whose === 'theirs') owed.delete(field)
      store.update((state) => decide(state, field, whose))
    },
    async discard(): Promise<void> {
      owed.clear()
      await this.refetch()
      store.update(discard)
    },
  }
}
