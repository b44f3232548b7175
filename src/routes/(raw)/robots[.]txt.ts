import { createFileRoute } from '@tanstack/react-router'
import { baseUrl } from '#/platform/env/env.server.ts'
import { robotsTxt } from '#/platform/http/crawlers.ts'
import { answerDocument, readOnly } from '#/platform/http/public-document.server.ts'

/** What crawlers may read, and where everything is listed. */
export const Route = createFileRoute('/(raw)/robots.txt')({
  server: {
    handlers: readOnly('/robots.txt', ({ request }) =>
      answerDocument(request, { content: robotsTxt(baseUrl()), contentType: 'text/plain; charset=utf-8' }),
    ),
  },
})
