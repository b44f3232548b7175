import { createFileRoute, notFound } from '@tanstack/react-router'
import { isAway } from '#/components/screens/is-away.ts'
import { OwnProfilePage } from '#/features/profile/components/own-profile-page.tsx'
import { ProfilePage } from '#/features/profile/components/profile-page.tsx'
import { loadShownProfile } from '#/features/profile/profile.queries.ts'
import { profileMeta } from '#/features/profile/profile-meta.ts'
import { onlookerOf, type Onlooker } from '#/features/profile/onlookers.ts'

export const Route = createFileRoute('/profile/$id')({
  validateSearch: ({ as }: Record<string, unknown>): { as?: Onlooker } => ({ as: onlookerOf(as) }),
  loader: async ({ context, params }) => {
    try {
      return await loadShownProfile(context.queryClient, params.id, context.user)
    } catch (error) {
      throw isAway(error) ? error : notFound()
    }
  },
  head: ({ loaderData, match }) => ({
    meta: loaderData ? profileMeta(loaderData, { page: 'profile', baseUrl: match.context.baseUrl }) : [],
  }),
  component: Profile,
})

function Profile() {
  const { user } = Route.useRouteContext()
  const profile = Route.useLoaderData()
  const { as } = Route.useSearch()
  const isOwn = user?.id === profile.userId
  if (isOwn && user.type === 'Individual') return <OwnProfilePage profile={profile} onlooker={as} />
  return <ProfilePage profile={profile} isOwn={isOwn} />
}
