import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { DEFAULT_CURRENCY } from '#/domain/money/currency.ts'
import { sessionMiddleware } from '#/platform/auth/session.middleware.ts'
import { askPublishedJobs } from './ask-published-jobs.server.ts'
import { publishedJobsSchema } from './published-jobs.schema.ts'

/** The published jobs, newest first: without parameters all of them, with any a page. For everybody. */
export const getPublishedJobs = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(publishedJobsSchema)
  .handler(async ({ data, context }) => {
    const request = getRequest()
    const currency = context.user?.currency ?? DEFAULT_CURRENCY
    return askPublishedJobs(data, { currency, actor: context.actor, request }, request.headers)
  })
