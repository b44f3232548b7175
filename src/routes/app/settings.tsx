import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '#/features/account/components/settings/settings-page.tsx'
import { mySessionsQuery } from '#/features/account/sessions.queries.ts'

export const Route = createFileRoute('/app/settings')({
  // The devices are part of the page; without them it still stands.
  loader: ({ context }) => context.queryClient.prefetchQuery(mySessionsQuery),
  component: Settings,
})

function Settings() {
  const { user, language, languages, theme } = Route.useRouteContext()
  return <SettingsPage user={user} language={language} offeredLanguages={languages} theme={theme} />
}
