import { createFileRoute, redirect } from '@tanstack/react-router'
import { InvitationsPage } from '#/features/account/components/invitations-page.tsx'

export const Route = createFileRoute('/auth/invitations')({
  beforeLoad: ({ context: { user } }) => {
    if (!user) throw redirect({ to: '/auth/signin', search: { next: '/auth/invitations' }, replace: true })
    return { user }
  },
  component: Invitations,
})

function Invitations() {
  return <InvitationsPage user={Route.useRouteContext().user} />
}
