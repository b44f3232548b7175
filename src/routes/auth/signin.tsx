import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignInPage } from '#/features/account/components/sign-in-page.tsx'
import { enterSearchSchema } from '#/features/account/search.schema.ts'

export const Route = createFileRoute('/auth/signin')({
  validateSearch: enterSearchSchema,
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/app', replace: true })
  },
  component: SignIn,
})

function SignIn() {
  const { next, error, step } = Route.useSearch()
  const { providers } = Route.useRouteContext()
  return (
    <SignInPage
      next={next ?? undefined}
      error={error ?? undefined}
      step={step ?? undefined}
      providers={providers}
    />
  )
}
