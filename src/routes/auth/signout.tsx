import { createFileRoute } from '@tanstack/react-router'
import { SignOutPage } from '#/features/account/components/sign-out-page.tsx'
import { pickTexts } from '#/lib/pick-texts.ts'

const parseSearch = pickTexts('next')

/** It acts once it is shown; nothing here may act while the page is loaded ahead. */
export const Route = createFileRoute('/auth/signout')({
  validateSearch: parseSearch,
  component: SignOut,
})

function SignOut() {
  return <SignOutPage next={Route.useSearch().next} />
}
