import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#/features/contact/components/contact-page.tsx'

export const Route = createFileRoute('/contact')({ component: Contact })

function Contact() {
  const { user } = Route.useRouteContext()
  return <ContactPage name={user?.name} email={user?.email} />
}
