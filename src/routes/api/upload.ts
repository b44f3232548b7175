import { createFileRoute } from '@tanstack/react-router'
import { answerUpload } from '#/features/uploads/upload.server.ts'
import { onlyMethods } from '#/platform/http/only-methods.ts'

/** A picture or a video for the file storage. */
export const Route = createFileRoute('/api/upload')({
  server: {
    handlers: onlyMethods({
      POST: ({ request }) => answerUpload(request),
    }),
  },
})
