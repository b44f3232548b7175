import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '#/features/account/components/settings/settings-page.tsx'
import { pickTexts } from '#/lib/pick-texts.ts'
import { mySessionsQuery } from '#/features/account/sessions.queries.ts'
import { myProfileQuery } from '#/features/profile/profile.queries.ts'

/** What the way back from a provider that was to be connected had to say. */
const parseSearch = pickTexts('error')

export const Route = createFileRoute('/app/settings')({
  validateSearch: parseSearch,
  // Parts of the page; without them the rest still stands.
  loader: async ({ context: { queryClient, user } }) => {
    const isIndividual = user.type === 'Individual'
    await Promise.all([
      queryClient.prefetchQuery(mySessionsQuery),
      isIndividual && queryClient.prefetchQuery(myProfileQuery),
    ])
  },
  component: Settings,
})

function Settings() {
  const { user, language, languages, theme, providers } = Route.useRouteContext()
  const { error } = Route.useSearch()
  const { data: mine } = useQuery({ ...myProfileQuery, enabled: user.type === 'Individual' })
  const privacy = mine && {
    visibility: mine.document.preferences.visibility,
    anonymousUntilMatch: mine.document.preferences.anonymousUntilMatch,
    excludedEmployers: mine.excludedEmployers.map(({ name }) => name),
  }
  return (
    <SettingsPage
      user={user}
      language={language}
      offeredLanguages={languages}
      theme={theme}
      providers={providers}
      error={error}
      privacy={privacy}
    />
  )
}
