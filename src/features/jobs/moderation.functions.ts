import { createServerFn } from '@tanstack/react-start'
import { adminMiddleware } from '#/platform/auth/session.middleware.ts'
import { archiveAnyJobSchema, deleteAnyJobSchema, restoreAnyJobSchema } from './moderation.schema.ts'
import {
  archiveAnyJob as archive,
  deleteAnyJob as remove,
  restoreAnyJob as restore,
} from './moderation.server.ts'

/** An open job of whatever company, taken down with words to its people. */
export const archiveAnyJob = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(archiveAnyJobSchema)
  .handler(({ data, context }) => archive(context.actor, data))

/** An archived job of whatever company, open again. */
export const restoreAnyJob = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(restoreAnyJobSchema)
  .handler(({ data, context }) => restore(context.actor, data.id))

/** A job of whatever company and status, gone. */
export const deleteAnyJob = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(deleteAnyJobSchema)
  .handler(({ data, context }) => remove(context.actor, data))
