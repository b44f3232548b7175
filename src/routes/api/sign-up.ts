import { createFileRoute } from '@tanstack/react-router'
import { answerSignUpForm } from '#/features/account/plain-forms.server.ts'

/** The sign-up form before the page's scripts have arrived. */
export const Route = createFileRoute('/api/sign-up')({
  server: { handlers: { POST: ({ request }) => answerSignUpForm(request) } },
})
