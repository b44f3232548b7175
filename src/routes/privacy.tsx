import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#/features/contact/components/legal-page.tsx'
import { legalPageQuery } from '#/features/contact/legal/legal.queries.ts'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => context.queryClient.ensureQueryData(legalPageQuery('privacy', context.language)),
  component: Privacy,
})

function Privacy() {
  const { language } = Route.useRouteContext()
  return <LegalPage page="privacy" language={language} />
}
