import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignUpPage } from '#/features/account/components/sign-up-page.tsx'
import { enterSearchSchema } from '#/features/account/search.schema.ts'

export const Route = createFileRoute('/auth/signup')({
  validateSearch: enterSearchSchema,
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/app', replace: true })
  },
  component: SignUp,
})

function SignUp() {
  const { next, error } = Route.useSearch()
  return <SignUpPage next={next ?? undefined} error={error ?? undefined} />
}
