import { createFileRoute } from '@tanstack/react-router'
import { answerTowns } from '#/features/jobs-map/towns/answer-towns.server.ts'

/** The towns after which groups of jobs are named on the map. */
export const Route = createFileRoute('/api/map/towns')({
  server: { handlers: { GET: ({ request }) => answerTowns(request) } },
})
