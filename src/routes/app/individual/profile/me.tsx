import { createFileRoute, redirect } from '@tanstack/react-router'

/** An address that is the same for everybody and leads to one's own public profile. */
export const Route = createFileRoute('/app/individual/profile/me')({
  beforeLoad: ({ context }) => {
    if (!context.user) throw redirect({ to: '/auth/signin' })
    throw redirect({ to: '/profile/$id', params: { id: context.user.id } })
  },
})
