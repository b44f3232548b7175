import { createFileRoute } from '@tanstack/react-router'
import { answerSignUpForm } from '#/features/account/plain-forms.server.ts'

/** The sign-up form without the page's scripts, or when they are long in coming. */
export const Route = createFileRoute('/api/sign-up')({
  server: { handlers: { POST: ({ request }) => answerSignUpForm(request) } },
})
