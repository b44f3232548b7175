import { createFileRoute } from '@tanstack/react-router'
import { answerReadCv } from '#/features/profile/import/read-cv.server.ts'

/** A CV as a file, read and not kept. */
export const Route = createFileRoute('/api/read-cv')({
  server: {
    handlers: {
      ANY: () => new Response('Method Not Allowed', { status: 405, headers: { allow: 'POST' } }),
      POST: ({ request }) => answerReadCv(request),
    },
  },
})
