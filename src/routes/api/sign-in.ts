import { createFileRoute } from '@tanstack/react-router'
import { answerSignInForm } from '#/features/account/plain-forms.server.ts'
import { onlyMethods } from '#/platform/http/only-methods.ts'

/** The sign-in form without the page's scripts, or when they are long in coming. */
export const Route = createFileRoute('/api/sign-in')({
  server: { handlers: onlyMethods({ POST: ({ request }) => answerSignInForm(request) }) },
})
