import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignUpPage } from '#/features/account/components/sign-up-page.tsx'
import { signUpSearchSchema } from '#/features/account/search.schema.ts'

export const Route = createFileRoute('/auth/signup')({
  validateSearch: signUpSearchSchema,
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/app', replace: true })
  },
  component: SignUp,
})

function SignUp() {
  const { next, error, type } = Route.useSearch()
  const { providers } = Route.useRouteContext()
  return (
    <SignUpPage
      next={next ?? undefined}
      error={error ?? undefined}
      type={type ?? undefined}
      providers={providers}
    />
  )
}
