import { createFileRoute, notFound } from '@tanstack/react-router'
import { AppError } from '#/domain/app-error.ts'
import { useSessionChange } from '#/features/account/use-session-change.ts'
import { UserPage } from '#/features/admin/components/user/user-page.tsx'
import { userAccountQuery, userAuditQuery } from '#/features/admin/user-account.queries.ts'
import { titleOf } from '#/lib/product.ts'

export const Route = createFileRoute('/app/admin/users/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    // What fails of the log is told where it stands.
    const audit = queryClient.prefetchInfiniteQuery(userAuditQuery(id, 'about'))
    try {
      const { name } = await queryClient.ensureQueryData(userAccountQuery(id))
      await audit
      return { meta: [{ title: titleOf(name) }] }
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') throw notFound()
      throw error
    }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: User,
})

function User() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  const changeSession = useSessionChange()
  return (
    <UserPage
      key={id}
      id={id}
      onSessionChange={changeSession}
      onRemoved={() => navigate({ to: '/app/admin/users', replace: true })}
    />
  )
}
