import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#/features/contact/components/legal-page.tsx'

export const Route = createFileRoute('/privacy')({ component: Privacy })

function Privacy() {
  return <LegalPage page="privacy" />
}
