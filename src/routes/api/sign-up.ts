import { createFileRoute } from '@tanstack/react-router'
import { answerSignUpForm } from '#/features/account/plain-forms.server.ts'
import { onlyMethods } from '#/platform/http/only-methods.ts'

/** The sign-up form without the page's scripts, or when they are long in coming. */
export const Route = createFileRoute('/api/sign-up')({
  server: { handlers: onlyMethods({ POST: ({ request }) => answerSignUpForm(request) }) },
})
