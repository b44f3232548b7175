import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#/features/contact/components/legal-page.tsx'

export const Route = createFileRoute('/terms')({ component: Terms })

function Terms() {
  return <LegalPage page="terms" />
}
