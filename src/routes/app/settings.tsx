import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '#/features/account/components/settings-page.tsx'

export const Route = createFileRoute('/app/settings')({ component: Settings })

function Settings() {
  const { user, language, languages, theme } = Route.useRouteContext()
  return <SettingsPage user={user} language={language} offeredLanguages={languages} theme={theme} />
}
