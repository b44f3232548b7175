import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResetPasswordPage } from '#/features/account/components/reset-password-page.tsx'
import { pickTexts } from '#/lib/pick-texts.ts'

/** What a link in a reset mail brings back. */
const parseSearch = pickTexts('token', 'error')

export const Route = createFileRoute('/auth/password/reset')({
  validateSearch: parseSearch,
  beforeLoad: ({ context, search: { token, error } }) => {
    if (context.user) throw redirect({ to: '/app', replace: true })
    if (!token) throw redirect({ to: '/auth/signin', search: { error }, replace: true })
    return { token }
  },
  component: ResetPassword,
})

function ResetPassword() {
  return <ResetPasswordPage token={Route.useRouteContext().token} />
}
