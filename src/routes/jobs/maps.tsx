import { createFileRoute } from '@tanstack/react-router'
import { parseJobFilters } from '#/domain/job/job-filters.ts'
import { MapSoon } from '#/features/jobs/components/list/map-soon.tsx'
import { englishMessages } from '#/i18n/messages.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'

export const Route = createFileRoute('/jobs/maps')({
  validateSearch: parseJobFilters,
  head: () => ({ meta: [{ title: `${englishMessages().job.list.map.title} | ${PRODUCT_NAME}` }] }),
  component: JobsMap,
})

function JobsMap() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return <MapSoon filters={filters} onFilter={(search) => void navigate({ search })} />
}
