import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { NotFoundScreen } from '#/components/screens/not-found-screen.tsx'
import { signedOutRedirect } from '#/features/account/area-guard.ts'
import { VerifyEmailBanner } from '#/features/account/components/verify-email-banner.tsx'

/** Everything below is for people who are signed in; `user` is never null there. */
export const Route = createFileRoute('/app')({
  beforeLoad: ({ context: { user }, location }) => {
    if (!user) throw redirect({ ...signedOutRedirect(location), replace: true })
    return { user }
  },
  component: App,
  notFoundComponent: () => <NotFoundScreen back="/app" />,
})

function App() {
  const { user } = Route.useRouteContext()
  return (
    <>
      {!user.emailVerified && <VerifyEmailBanner email={user.email} />}
      <Outlet />
    </>
  )
}
