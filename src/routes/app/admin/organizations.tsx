import { createFileRoute } from '@tanstack/react-router'
import { OrganizationsScreen } from '#/features/admin/components/organizations/organizations-screen.tsx'
import { useTypedWords } from '#/features/admin/components/table/use-typed-words.ts'
import { parseOrganizationsAddress } from '#/features/admin/organizations-address.ts'
import { allOrganizationsQuery } from '#/features/admin/organizations.queries.ts'
import { SuspensionMenu } from '#/features/jobs/components/suspension/suspension-menu.tsx'
import { pickTexts } from '#/lib/pick-texts.ts'

export const Route = createFileRoute('/app/admin/organizations')({
  validateSearch: pickTexts('sort', 'state', 'after', 'before'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location, cause }) => {
    const query = allOrganizationsQuery(parseOrganizationsAddress(deps), location.state.words ?? '')
    const loading = context.queryClient.ensureQueryData(query)
    if (cause !== 'stay') return void (await loading)
    // A list changed in place keeps its rows until the others are here; what fails is told by the screen.
    loading.catch(() => undefined)
  },
  component: Organizations,
})

function Organizations() {
  const address = parseOrganizationsAddress(Route.useSearch())
  const words = useTypedWords()
  const navigate = Route.useNavigate()
  return (
    <OrganizationsScreen
      {...{ address, words }}
      onAddress={(search, next) => void navigate({ search, state: { words: next }, resetScroll: false })}
      Actions={SuspensionMenu}
    />
  )
}
