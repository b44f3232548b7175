import { createFileRoute } from '@tanstack/react-router'
import { EmailVerificationPage } from '#/features/account/components/email-verification-page.tsx'
import { verificationSearchSchema } from '#/features/account/search.schema.ts'

export const Route = createFileRoute('/auth/email-verification')({
  validateSearch: verificationSearchSchema,
  component: EmailVerification,
})

function EmailVerification() {
  const { error, stage } = Route.useSearch()
  const { user } = Route.useRouteContext()
  return <EmailVerificationPage error={error ?? undefined} stage={stage ?? undefined} user={user} />
}
