import { createFileRoute } from '@tanstack/react-router'
import { OrganizationsScreen } from '#/features/admin/components/organizations/organizations-screen.tsx'
import { useListPlace } from '#/features/admin/components/table/use-list-place.ts'
import { listLoader } from '#/features/admin/list-loader.ts'
import { parseOrganizationsAddress } from '#/features/admin/organizations-address.ts'
import { allOrganizationsQuery } from '#/features/admin/organizations.queries.ts'
import { SuspensionMenu } from '#/features/jobs/components/suspension/suspension-menu.tsx'
import { pickTexts } from '#/lib/pick-texts.ts'

export const Route = createFileRoute('/app/admin/organizations')({
  validateSearch: pickTexts('sort', 'state', 'after', 'before'),
  loaderDeps: ({ search }) => search,
  loader: listLoader(parseOrganizationsAddress, allOrganizationsQuery),
  component: Organizations,
})

function Organizations() {
  return <OrganizationsScreen {...useListPlace(parseOrganizationsAddress)} Actions={SuspensionMenu} />
}
