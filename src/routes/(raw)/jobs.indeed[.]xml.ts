import { createFileRoute } from '@tanstack/react-router'
import { answerIndeedFeed } from '#/features/jobs/open-web/indeed-feed.server.ts'
import { readOnly } from '#/platform/http/public-document.server.ts'

/** Every open job, for job boards. */
export const Route = createFileRoute('/(raw)/jobs/indeed.xml')({
  server: { handlers: readOnly('/jobs/indeed.xml', ({ request }) => answerIndeedFeed(request)) },
})
