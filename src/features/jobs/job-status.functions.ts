import { createServerFn } from '@tanstack/react-start'
import { freshEmployerMiddleware } from '#/platform/auth/session.middleware.ts'
import { jobIdSchema } from './job-editor.schema.ts'
import { archiveJobSchema, publishJobSchema, repostJobSchema } from './job-status.schema.ts'
import {
  archiveOpenJob,
  discardDraft,
  publishDraft,
  repostArchivedJob,
  restoreArchivedJob,
  unpublishOpenJob,
} from './job-status.server.ts'

/** Draft to Published. Pay that is hardly meant is asked about first. */
export const publishJob = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware])
  .validator(publishJobSchema)
  .handler(({ data, context }) => publishDraft(context.actor, data.id, data))

/** Published back to Draft, while nobody has liked it. */
export const unpublishJob = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware])
  .validator(jobIdSchema)
  .handler(({ data, context }) => unpublishOpenJob(context.actor, data.id))

/** Published to Archived, with a reason. */
export const archiveJob = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware])
  .validator(archiveJobSchema)
  .handler(({ data, context }) => archiveOpenJob(context.actor, data))

/** Archived back to Published, for a week. */
export const restoreJob = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware])
  .validator(jobIdSchema)
  .handler(({ data, context }) => restoreArchivedJob(context.actor, data.id))

/** A new draft from an archived job. */
export const repostJob = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware])
  .validator(repostJobSchema)
  .handler(({ data, context }) => repostArchivedJob(context.actor, data))

/** A draft, gone. */
export const deleteJob = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware])
  .validator(jobIdSchema)
  .handler(({ data, context }) => discardDraft(context.actor, data.id))
