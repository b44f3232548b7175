import { createFileRoute, redirect } from '@tanstack/react-router'
import { useState } from 'react'
import { invitationOf } from '#/domain/access/invitation-path.ts'
import { safeNextPath } from '#/domain/access/next-path.ts'
import { SignUpPage } from '#/features/account/components/sign-up-page.tsx'
import { invitationQuery } from '#/features/account/invitations.queries.ts'
import { getTypedFields } from '#/features/account/typed-fields.functions.ts'
import { useLikeReason } from '#/features/matching/components/likes/use-like-reason.ts'
import { pickTexts } from '#/lib/pick-texts.ts'

/** As on the way in. */
const parseSearch = pickTexts('next', 'error', 'step')

export const Route = createFileRoute('/auth/signup')({
  validateSearch: parseSearch,
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/app', replace: true })
  },
  loaderDeps: ({ search: { next, error } }) => ({ next, error }),
  loader: async ({ context: { queryClient }, deps: { next, error } }) => {
    const id = invitationOf(safeNextPath(next))
    const [invitation, typed] = await Promise.all([
      id === null ? null : queryClient.fetchQuery(invitationQuery(id)),
      error ? getTypedFields() : {},
    ])
    return { invitation, typed }
  },
  component: SignUp,
})

function SignUp() {
  const { next, error } = Route.useSearch()
  const { providers } = Route.useRouteContext()
  const { invitation, ...loaded } = Route.useLoaderData()
  // The browser sends what it kept with the page alone: when the page is asked anew, nothing comes.
  const [typed] = useState(loaded.typed)
  const reason = useLikeReason('signUp')
  return <SignUpPage {...{ next, error, typed, reason, providers }} invitation={invitation ?? undefined} />
}
