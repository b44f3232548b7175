import { createFileRoute, redirect } from '@tanstack/react-router'
import { useState } from 'react'
import { SignInPage } from '#/features/account/components/sign-in-page.tsx'
import { getTypedFields } from '#/features/account/typed-fields.functions.ts'
import { useLikeReason } from '#/features/matching/components/likes/use-like-reason.ts'
import { pickTexts } from '#/lib/pick-texts.ts'

/** Where to go once signed in, and what the way back from a mail or a provider had to say. */
const parseSearch = pickTexts('next', 'error', 'step')

export const Route = createFileRoute('/auth/signin')({
  validateSearch: parseSearch,
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/app', replace: true })
  },
  loaderDeps: ({ search: { error } }) => ({ error }),
  loader: async ({ deps: { error } }) => ({ typed: error ? await getTypedFields() : {} }),
  component: SignIn,
})

function SignIn() {
  const { next, error, step } = Route.useSearch()
  const { providers } = Route.useRouteContext()
  const loaded = Route.useLoaderData()
  // The browser sends what it kept with the page alone: when the page is asked anew, nothing comes.
  const [typed] = useState(loaded.typed)
  const reason = useLikeReason('signIn')
  return <SignInPage {...{ next, error, step, reason, providers, typed }} />
}
