import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import {
  freshEmployerMiddleware,
  freshIndividualMiddleware,
  individualMiddleware,
  sessionMiddleware,
} from '#/platform/auth/session.middleware.ts'
import { askJobCandidates } from './candidates.server.ts'
import { approachAnswerSchema, candidateSchema, jobFitsSchema, jobIdSchema } from './fits.schema.ts'
import { findJobFit, listJobFits, listRecommendedJobs } from './fits.server.ts'
import * as matches from './matches.server.ts'
import { listMyLikes } from './my-likes.server.ts'

/** The caller's fit with each of a page's jobs; empty for anybody but a job seeker. */
export const getJobFits = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(jobFitsSchema)
  .handler(({ data, context }) => listJobFits(context.actor, data.jobIds, getRequest()))

/** The caller's whole explained fit with one job, or null. */
export const getJobFit = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(jobIdSchema)
  .handler(({ data, context }) => findJobFit(context.actor, data.jobId, getRequest()))

/** The jobs that fit the caller best. */
export const getRecommendedJobs = createServerFn({ method: 'GET' })
  .middleware([individualMiddleware])
  .handler(({ context }) => listRecommendedJobs(context.actor))

/** Everything the caller liked or was asked. */
export const getMyLikes = createServerFn({ method: 'GET' })
  .middleware([freshIndividualMiddleware])
  .handler(({ context }) => listMyLikes(context.actor))

/** The candidates of one job, for members of its company. */
export const getJobLikesAndMatches = createServerFn({ method: 'GET' })
  .middleware([freshEmployerMiddleware])
  .validator(jobIdSchema)
  .handler(({ data, context }) => askJobCandidates(context.actor, data.jobId))

/** The employer's yes to a candidate. */
export const matchCandidate = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware])
  .validator(candidateSchema)
  .handler(({ data, context }) => matches.matchCandidate(context.actor, matches.getPair(data)))

/** The employer's no to a candidate. */
export const passCandidate = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware])
  .validator(candidateSchema)
  .handler(({ data, context }) => matches.passCandidate(context.actor, matches.getPair(data)))

/** The caller's answer to an employer who made the first move. */
export const answerApproach = createServerFn({ method: 'POST' })
  .middleware([freshIndividualMiddleware])
  .validator(approachAnswerSchema)
  .handler(({ data, context }) => matches.answerApproach(context.actor, data))
