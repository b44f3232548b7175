import { createFileRoute, redirect } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#/features/account/components/forgot-password-page.tsx'

export const Route = createFileRoute('/auth/password/forgot')({
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/app', replace: true })
  },
  component: ForgotPasswordPage,
})
