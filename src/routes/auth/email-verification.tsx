import { createFileRoute } from '@tanstack/react-router'
import { EmailVerificationPage } from '#/features/account/components/email-verification-page.tsx'
import { myInvitationsQuery } from '#/features/account/invitations.queries.ts'
import { verificationSearchSchema } from '#/features/account/search.schema.ts'

export const Route = createFileRoute('/auth/email-verification')({
  validateSearch: verificationSearchSchema,
  // Whoever came by an invitation goes on with it.
  loader: async ({ context: { queryClient, user } }) => {
    const mine = user?.emailVerified ? await queryClient.fetchQuery(myInvitationsQuery) : []
    return { isInvited: mine.some(({ isExpired }) => !isExpired) }
  },
  component: EmailVerification,
})

function EmailVerification() {
  const { error, stage } = Route.useSearch()
  const { user } = Route.useRouteContext()
  const { isInvited } = Route.useLoaderData()
  return (
    <EmailVerificationPage
      error={error ?? undefined}
      stage={stage ?? undefined}
      user={user}
      isInvited={isInvited}
    />
  )
}
