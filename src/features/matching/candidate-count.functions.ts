import { createServerFn } from '@tanstack/react-start'
import { freshEmployerMiddleware } from '#/platform/auth/session.middleware.ts'
import { candidateCountSchema } from './candidate-count.schema.ts'
import { countCandidates } from './candidate-count.server.ts'

/** How many people would be found now for what a job asks, for members of its company. */
export const getCandidateCount = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware])
  .validator(candidateCountSchema)
  .handler(({ data, context }) => countCandidates(context.actor, data))
