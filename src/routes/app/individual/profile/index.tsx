import { createFileRoute, redirect } from '@tanstack/react-router'

/** The entrance to the editor: people who are new here sign up first. */
export const Route = createFileRoute('/app/individual/profile/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: context.user ? '/app/individual/profile/step1' : '/auth/signup' })
  },
})
