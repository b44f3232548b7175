import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { myProfileQuery } from '#/features/profile/profile.queries.ts'

type StepContext = { context: { user: { id: string } | null; queryClient: QueryClient } }

/** What the routes of all five steps do before they show themselves; apart from the page, which is loaded when it is wanted. */
export const stepRoute = {
  beforeLoad: ({ context }: StepContext) => {
    if (!context.user) throw redirect({ to: '/auth/signin' })
  },
  loader: async ({ context }: StepContext) => {
    await context.queryClient.ensureQueryData(myProfileQuery)
  },
}
