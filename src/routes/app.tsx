import { createFileRoute, Outlet, redirect, useLocation } from '@tanstack/react-router'
import { NoScriptNote } from '#/components/screens/no-script-note.tsx'
import { NotFoundScreen } from '#/components/screens/not-found-screen.tsx'
import { isToBeAsked, signedOutRedirect } from '#/features/account/area-guard.ts'
import { VerifyEmailBanner } from '#/features/account/components/verify-email-banner.tsx'

/** Everything below is for people who are signed in; `user` is never null there. */
export const Route = createFileRoute('/app')({
  beforeLoad: ({ context: { user }, location }) => {
    if (!user) throw redirect({ ...signedOutRedirect(location), replace: true })
    if (isToBeAsked(user)) {
      throw redirect({ to: '/auth/welcome', search: { next: location.href }, replace: true })
    }
    return { user }
  },
  component: App,
  notFoundComponent: () => <NotFoundScreen back="/app" />,
})

function App() {
  const { user } = Route.useRouteContext()
  const isInSettings = useLocation({ select: ({ pathname }) => pathname.startsWith('/app/settings') })
  return (
    <>
      <NoScriptNote />
      {/* The settings say it beside the address. */}
      {!user.emailVerified && !isInSettings && <VerifyEmailBanner email={user.email} type={user.type} />}
      <Outlet />
    </>
  )
}
