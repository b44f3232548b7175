import { createFileRoute } from '@tanstack/react-router'
import { SignOutPage } from '#/features/account/components/sign-out-page.tsx'
import { nextSearchSchema } from '#/features/account/search.schema.ts'

/** It acts once it is shown; nothing here may act while the page is loaded ahead. */
export const Route = createFileRoute('/auth/signout')({
  validateSearch: nextSearchSchema,
  component: SignOut,
})

function SignOut() {
  return <SignOutPage next={Route.useSearch().next ?? undefined} />
}
