import { createFileRoute, redirect } from '@tanstack/react-router'
import { InvitationLinkPage } from '#/features/account/components/invitation-link-page.tsx'
import { invitationQuery } from '#/features/account/invitations.queries.ts'

/** Whoever is signed in with the invited address answers on the page of their invitations. */
export const Route = createFileRoute('/auth/invitation/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const invitation = await queryClient.fetchQuery(invitationQuery(id))
    if (invitation.state === 'open' && invitation.isTheirs)
      throw redirect({ to: '/auth/invitations', replace: true })
    return { invitation }
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: Invitation,
})

function Invitation() {
  const { invitation } = Route.useLoaderData()
  const { user } = Route.useRouteContext()
  return <InvitationLinkPage id={Route.useParams().id} invitation={invitation} user={user} />
}
