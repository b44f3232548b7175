import { createFileRoute } from '@tanstack/react-router'
import { answerSitemapFile } from '#/features/jobs/open-web/sitemap.server.ts'
import { readOnly } from '#/platform/http/public-document.server.ts'

export const Route = createFileRoute('/(raw)/sitemaps/$name')({
  server: {
    handlers: readOnly<{ name: string }>('/sitemaps', ({ params, request }) =>
      answerSitemapFile(params.name, request),
    ),
  },
})
