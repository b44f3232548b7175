import { createFileRoute } from '@tanstack/react-router'
import { answerDataExport } from '#/features/account/data-export.server.ts'
import { onlyMethods } from '#/platform/http/only-methods.ts'

/** Everything we hold about the caller, as a ZIP. */
export const Route = createFileRoute('/api/my-data')({
  server: { handlers: onlyMethods({ POST: ({ request }) => answerDataExport(request) }) },
})
