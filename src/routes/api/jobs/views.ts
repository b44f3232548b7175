import { createFileRoute } from '@tanstack/react-router'
import { answerView } from '#/features/jobs/views/answer-view.server.ts'
import { onlyMethods } from '#/platform/http/only-methods.ts'

/** Where the page of a job says that somebody reads it. */
export const Route = createFileRoute('/api/jobs/views')({
  server: { handlers: onlyMethods({ POST: ({ request }) => answerView(request) }) },
})
