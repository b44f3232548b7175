import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#/features/contact/components/legal-page.tsx'
import { legalPageQuery } from '#/features/contact/legal/legal.queries.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => context.queryClient.ensureQueryData(legalPageQuery('terms', context.language)),
  component: Terms,
})

function Terms() {
  const { language } = Route.useRouteContext()
  return <LegalPage page="terms" language={language} />
}
