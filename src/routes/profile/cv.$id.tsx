import { createFileRoute, notFound } from '@tanstack/react-router'
import { isAway } from '#/components/screens/is-away.ts'
import { CvPage } from '#/features/profile/components/cv-page.tsx'
import cvStyles from '#/features/profile/components/cv-page.css?url'
import { loadShownProfile } from '#/features/profile/profile.queries.ts'
import { fetchTexts } from '#/i18n/texts-provider.tsx'
import { profileMeta } from '#/features/profile/profile-meta.ts'

export const Route = createFileRoute('/profile/cv/$id')({
  loader: async ({ context, params }) => {
    try {
      const profile = await loadShownProfile(context.queryClient, params.id, context.user)
      await fetchTexts(profile.cvLanguage)
      return profile
    } catch (error) {
      throw isAway(error) ? error : notFound()
    }
  },
  head: ({ loaderData, match }) => ({
    meta: loaderData ? profileMeta(loaderData, { page: 'cv', baseUrl: match.context.baseUrl }) : [],
    links: [{ rel: 'stylesheet', href: cvStyles }],
  }),
  component: Cv,
})

function Cv() {
  const { user, languages } = Route.useRouteContext()
  const profile = Route.useLoaderData()
  return <CvPage profile={profile} isOwn={user?.id === profile.userId} offeredLanguages={languages} />
}
