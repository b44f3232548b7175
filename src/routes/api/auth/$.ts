import { createFileRoute } from '@tanstack/react-router'
import { answerAuthRequest } from '#/platform/auth/answer-auth-request.server.ts'
import { onlyMethods } from '#/platform/http/only-methods.ts'

/** The auth library answers everything under `/api/auth` itself; it checks the Origin of every POST. */
export const Route = createFileRoute('/api/auth/$')({
  server: {
    handlers: onlyMethods({
      GET: ({ request }) => answerAuthRequest(request),
      POST: ({ request }) => answerAuthRequest(request),
    }),
  },
})
