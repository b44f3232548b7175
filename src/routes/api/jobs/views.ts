import { createFileRoute } from '@tanstack/react-router'
import { answerView } from '#/features/jobs/views/answer-view.server.ts'

/** Where the page of a job says that somebody reads it. */
export const Route = createFileRoute('/api/jobs/views')({
  server: { handlers: { POST: ({ request }) => answerView(request) } },
})
