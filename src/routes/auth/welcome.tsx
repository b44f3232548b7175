import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeNextPath } from '#/domain/access/next-path.ts'
import { isToBeAsked } from '#/features/account/area-guard.ts'
import { WelcomePage } from '#/features/account/components/welcome-page.tsx'
import { pickTexts } from '#/lib/pick-texts.ts'

const parseSearch = pickTexts('next')

/** Asked once: who has answered, or was never to be asked, goes on at once. */
export const Route = createFileRoute('/auth/welcome')({
  validateSearch: parseSearch,
  beforeLoad: ({ context: { user }, search }) => {
    const { next } = search
    if (!user) throw redirect({ to: '/auth/signin', search: { next }, replace: true })
    if (!isToBeAsked(user)) throw redirect({ href: safeNextPath(next), replace: true })
    return { user }
  },
  component: Welcome,
})

function Welcome() {
  const { next } = Route.useSearch()
  const { user } = Route.useRouteContext()
  return <WelcomePage firstName={user.firstName} next={next} />
}
