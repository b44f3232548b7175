import { createServerFn } from '@tanstack/react-start'
import { employerMiddleware, freshEmployerMiddleware } from '#/platform/auth/session.middleware.ts'
import { createJobSchema, jobIdSchema, saveJobStepSchema } from './job-editor.schema.ts'
import { beginJob, findJobForEdit, saveStep } from './job-editor.server.ts'

/** Begins an empty draft in the active organisation. */
export const createJob = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware])
  .validator(createJobSchema)
  .handler(({ data, context }) => beginJob(context.actor, data))

/** A job as its own people edit it. */
export const getJobForEdit = createServerFn({ method: 'GET' })
  .middleware([employerMiddleware])
  .validator(jobIdSchema)
  .handler(({ data, context }) => findJobForEdit(context.actor, data.id))

/** Keeps what was typed on one step. */
export const saveJobStep = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware])
  .validator(saveJobStepSchema)
  .handler(({ data, context }) => saveStep(context.actor, data))
