import { createFileRoute, redirect } from '@tanstack/react-router'
import { invitationOf } from '#/domain/access/invitation-path.ts'
import { safeNextPath } from '#/domain/access/next-path.ts'
import { SignUpPage } from '#/features/account/components/sign-up-page.tsx'
import { invitationQuery } from '#/features/account/invitations.queries.ts'
import { useLikeReason } from '#/features/matching/components/likes/use-like-reason.ts'
import { pickTexts } from '#/lib/pick-texts.ts'

/** As on the way in, and what a refused form had chosen. */
const parseSearch = pickTexts('next', 'error', 'step', 'type')

export const Route = createFileRoute('/auth/signup')({
  validateSearch: parseSearch,
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/app', replace: true })
  },
  loaderDeps: ({ search: { next } }) => ({ next }),
  // Whoever comes by an invitation is known by its address, which stands in no address of a page.
  loader: async ({ context: { queryClient }, deps: { next } }) => {
    const id = invitationOf(safeNextPath(next))
    return { invitation: id === null ? null : await queryClient.fetchQuery(invitationQuery(id)) }
  },
  component: SignUp,
})

function SignUp() {
  const { next, error, type } = Route.useSearch()
  const { providers } = Route.useRouteContext()
  const { invitation } = Route.useLoaderData()
  const reason = useLikeReason('signUp')
  return (
    <SignUpPage
      next={next}
      error={error}
      type={type}
      reason={reason}
      providers={providers}
      invitation={invitation ?? undefined}
    />
  )
}
