import { createFileRoute } from '@tanstack/react-router'
import { useListPlace } from '#/features/admin/components/table/use-list-place.ts'
import { UsersScreen } from '#/features/admin/components/users/users-screen.tsx'
import { listLoader } from '#/features/admin/list-loader.ts'
import { parseUsersAddress } from '#/features/admin/users-address.ts'
import { usersQuery } from '#/features/admin/users.queries.ts'
import { pickTexts } from '#/lib/pick-texts.ts'

export const Route = createFileRoute('/app/admin/users/')({
  validateSearch: pickTexts('sort', 'type', 'state', 'after', 'before'),
  loaderDeps: ({ search }) => search,
  loader: listLoader(parseUsersAddress, usersQuery),
  component: Users,
})

function Users() {
  return <UsersScreen {...useListPlace(parseUsersAddress)} />
}
