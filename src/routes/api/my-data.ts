import { createFileRoute } from '@tanstack/react-router'
import { answerDataExport } from '#/features/account/data-export.server.ts'

/** Everything we hold about the caller, as a ZIP. */
export const Route = createFileRoute('/api/my-data')({
  server: { handlers: { POST: ({ request }) => answerDataExport(request) } },
})
