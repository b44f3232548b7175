import { createFileRoute, notFound } from '@tanstack/react-router'
import { isAway } from '#/components/screens/is-away.ts'
import { OwnProfilePage } from '#/features/profile/components/own-profile-page.tsx'
import { ProfilePage } from '#/features/profile/components/profile-page.tsx'
import { loadShownProfile, myProfileAsQuery } from '#/features/profile/profile.queries.ts'
import { profileMeta } from '#/features/profile/profile-meta.ts'
import { onlookerOf, type Onlooker } from '#/features/profile/onlookers.ts'

export const Route = createFileRoute('/profile/$id')({
  validateSearch: ({ as }: Record<string, unknown>): { as?: Onlooker } => ({ as: onlookerOf(as) }),
  loaderDeps: ({ search }) => ({ as: search.as }),
  loader: async ({ context: { queryClient, user }, params, deps }) => {
    const isOwn = user?.id === params.id && user.type === 'Individual'
    try {
      if (isOwn && deps.as) await queryClient.ensureQueryData(myProfileAsQuery(deps.as))
      return await loadShownProfile(queryClient, params.id, user)
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
