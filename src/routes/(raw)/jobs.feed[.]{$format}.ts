import { createFileRoute } from '@tanstack/react-router'
import { answerSearchFeed } from '#/features/jobs/open-web/feed.server.ts'
import { readOnly } from '#/platform/http/public-document.server.ts'

/** The newest jobs of a search, to be followed. */
export const Route = createFileRoute('/(raw)/jobs/feed.{$format}')({
  server: {
    handlers: readOnly<{ format: string }>('/jobs/feed', ({ params, request }) =>
      answerSearchFeed(params.format, request),
    ),
  },
})
