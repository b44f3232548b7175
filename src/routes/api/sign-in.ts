import { createFileRoute } from '@tanstack/react-router'
import { answerSignInForm } from '#/features/account/plain-forms.server.ts'

/** The sign-in form without the page's scripts, or when they are long in coming. */
export const Route = createFileRoute('/api/sign-in')({
  server: { handlers: { POST: ({ request }) => answerSignInForm(request) } },
})
