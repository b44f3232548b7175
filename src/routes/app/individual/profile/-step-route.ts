import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'

type StepContext = { context: { user: { id: string } | null; queryClient: QueryClient } }

/** What the routes of all five steps do before they show themselves; apart from the page, which is loaded when it is wanted. */
export const stepRoute = {
  beforeLoad: ({ context }: StepContext) => {
    if (!context.user) throw redirect({ to: '/auth/signin' })
  },
  // Every page has this function, and only the steps should have what it asks for.
  loader: async ({ context }: StepContext) => {
    const { myProfileQuery } = await import('#/features/profile/profile.queries.ts')
    await context.queryClient.ensureQueryData(myProfileQuery)
  },
}
