import { createFileRoute } from '@tanstack/react-router'
import { answerSitemapIndex } from '#/features/jobs/open-web/sitemap.server.ts'
import { readOnly } from '#/platform/http/public-document.server.ts'

/** The list of the files that name every public page. */
export const Route = createFileRoute('/(raw)/sitemap.xml')({
  server: { handlers: readOnly('/sitemap.xml', ({ request }) => answerSitemapIndex(request)) },
})
