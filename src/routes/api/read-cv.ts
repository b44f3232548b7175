import { createFileRoute } from '@tanstack/react-router'
import { answerReadCv } from '#/features/profile/import/read-cv.server.ts'
import { onlyMethods } from '#/platform/http/only-methods.ts'

/** A CV as a file, read and not kept. */
export const Route = createFileRoute('/api/read-cv')({
  server: {
    handlers: onlyMethods({
      POST: ({ request }) => answerReadCv(request),
    }),
  },
})
