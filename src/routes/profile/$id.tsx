import { createFileRoute, notFound } from '@tanstack/react-router'
import { ProfilePage } from '#/features/profile/components/profile-page.tsx'
import { loadShownProfile } from '#/features/profile/profile.queries.ts'
import { profileMeta } from '#/features/profile/profile-meta.ts'

export const Route = createFileRoute('/profile/$id')({
  loader: async ({ context, params }) => {
    try {
      return await loadShownProfile(context.queryClient, params.id, context.user)
    } catch {
      throw notFound()
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
  return <ProfilePage profile={profile} isOwn={user?.id === profile.userId} />
}
