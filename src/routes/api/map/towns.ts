import { createFileRoute } from '@tanstack/react-router'
import { answerTowns } from '#/features/jobs-map/towns/answer-towns.server.ts'
import { onlyMethods } from '#/platform/http/only-methods.ts'

/** The towns after which groups of jobs are named on the map. */
export const Route = createFileRoute('/api/map/towns')({
  server: { handlers: onlyMethods({ GET: ({ request }) => answerTowns(request) }) },
})
