import { createFileRoute } from '@tanstack/react-router'
import { answerShareImage } from '#/features/jobs/open-web/share-image.server.ts'
import { readOnly } from '#/platform/http/public-document.server.ts'

/** What a job looks like where it is shared. */
export const Route = createFileRoute('/(raw)/job/$id/share.png')({
  server: {
    handlers: readOnly<{ id: string }>('/job/share.png', ({ params, request }) =>
      answerShareImage(params.id, request),
    ),
  },
})
