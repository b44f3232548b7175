import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { freshIndividualMiddleware, sessionMiddleware } from '#/platform/auth/session.middleware.ts'
import { jobIdSchema } from './fits.schema.ts'
import { setJobLikeSchema } from './job-likes.schema.ts'
import { findLikeStatus, listLikedJobs, setLike } from './job-likes.server.ts'

/** How the caller and a job stand: `{ liked, likedAt, matched, matchedAt, state }`, all false when signed out. */
export const getJobLikeStatus = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(jobIdSchema)
  .handler(({ data, context }) => findLikeStatus(context.actor, data.jobId, getRequest()))

/** Where the caller stands with jobs, for the hearts of a list; nowhere when signed out. */
export const getLikedJobs = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => listLikedJobs(context.actor, getRequest()))

/** Likes a job or takes the like back; answers the new status. */
export const setJobLike = createServerFn({ method: 'POST' })
  .middleware([freshIndividualMiddleware])
  .validator(setJobLikeSchema)
  .handler(({ data, context }) => setLike(context.actor, data))
