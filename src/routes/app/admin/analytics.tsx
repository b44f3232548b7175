import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsScreen } from '#/features/admin/components/analytics/analytics-screen.tsx'
import { analyticsQuery } from '#/features/admin/analytics/analytics.queries.ts'
import { readPeriod, toPeriodSearch } from '#/features/admin/analytics/periods.ts'
import { pickTexts } from '#/lib/pick-texts.ts'

const parseSearch = pickTexts('period')

export const Route = createFileRoute('/app/admin/analytics')({
  validateSearch: parseSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(analyticsQuery(readPeriod(deps.period))),
  component: Analytics,
})

function Analytics() {
  const { period } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AnalyticsScreen
      period={readPeriod(period)}
      onPeriod={(days) => void navigate({ search: toPeriodSearch(days), resetScroll: false })}
    />
  )
}
