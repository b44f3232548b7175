import { createFileRoute } from '@tanstack/react-router'
import { answerSignInForm } from '#/features/account/plain-forms.server.ts'

/** The sign-in form before the page's scripts have arrived. */
export const Route = createFileRoute('/api/sign-in')({
  server: { handlers: { POST: ({ request }) => answerSignInForm(request) } },
})
