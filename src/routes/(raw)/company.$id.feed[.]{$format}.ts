import { createFileRoute } from '@tanstack/react-router'
import { answerCompanyFeed } from '#/features/jobs/open-web/feed.server.ts'
import { readOnly } from '#/platform/http/public-document.server.ts'

/** A company's newest jobs, to be followed. */
export const Route = createFileRoute('/(raw)/company/$id/feed.{$format}')({
  server: {
    handlers: readOnly<{ id: string; format: string }>('/company/feed', ({ params, request }) =>
      answerCompanyFeed({ organizationId: params.id, format: params.format }, request),
    ),
  },
})
