import { createFileRoute } from '@tanstack/react-router'
import { answerUpload } from '#/features/uploads/upload.server.ts'

/** A picture or a video for the file storage. */
export const Route = createFileRoute('/api/upload')({
  server: {
    handlers: {
      ANY: () => new Response('Method Not Allowed', { status: 405, headers: { allow: 'POST' } }),
      POST: ({ request }) => answerUpload(request),
    },
  },
})
