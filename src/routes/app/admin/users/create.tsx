import { createFileRoute } from '@tanstack/react-router'
import { CreateUserPage } from '#/features/admin/components/users/create-user-page.tsx'

export const Route = createFileRoute('/app/admin/users/create')({
  component: CreateUser,
})

function CreateUser() {
  const navigate = Route.useNavigate()
  return <CreateUserPage onCreated={(id) => navigate({ to: '/app/admin/users/$id', params: { id } })} />
}
