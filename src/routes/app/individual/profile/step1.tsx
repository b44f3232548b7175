import { createFileRoute } from '@tanstack/react-router'
import { ProfilePicture } from '#/features/account/components/profile-picture.tsx'
import { StepPage } from './-step-page.tsx'
import { stepRoute } from './-step-route.ts'

export const Route = createFileRoute('/app/individual/profile/step1')({
  ...stepRoute,
  component: AboutPage,
})

/** The picture is the account's, and not the profile's. */
function AboutPage() {
  const { user } = Route.useRouteContext()
  return <StepPage step={1} picture={<ProfilePicture image={user.image} />} />
}
