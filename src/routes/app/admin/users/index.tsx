import { createFileRoute } from '@tanstack/react-router'
import { UsersScreen } from '#/features/admin/components/users/users-screen.tsx'
import { useTypedWords } from '#/features/admin/components/table/use-typed-words.ts'
import { usersQuery } from '#/features/admin/users.queries.ts'
import { parseUsersAddress } from '#/features/admin/users-address.ts'
import { pickTexts } from '#/lib/pick-texts.ts'

export const Route = createFileRoute('/app/admin/users/')({
  validateSearch: pickTexts('sort', 'type', 'state', 'after', 'before'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location, cause }) => {
    const query = usersQuery(parseUsersAddress(deps), location.state.words ?? '')
    const loading = context.queryClient.ensureQueryData(query)
    if (cause !== 'stay') return void (await loading)
    // A list changed in place keeps its rows until the others are here; what fails is told by the screen.
    loading.catch(() => undefined)
  },
  component: Users,
})

function Users() {
  const address = parseUsersAddress(Route.useSearch())
  const words = useTypedWords()
  const navigate = Route.useNavigate()
  return (
    <UsersScreen
      {...{ address, words }}
      onAddress={(search, next) => void navigate({ search, state: { words: next }, resetScroll: false })}
    />
  )
}
