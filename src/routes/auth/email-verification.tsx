import { createFileRoute } from '@tanstack/react-router'
import { EmailVerificationPage } from '#/features/account/components/email-verification-page.tsx'
import { myInvitationsQuery } from '#/features/account/invitations.queries.ts'
import { pickTexts } from '#/lib/pick-texts.ts'

/** What a link in a verification mail brings back; `stage` when it was about another address. */
const parseSearch = pickTexts('error', 'stage')

export const Route = createFileRoute('/auth/email-verification')({
  validateSearch: parseSearch,
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
  return <EmailVerificationPage error={error} stage={stage} user={user} isInvited={isInvited} />
}
