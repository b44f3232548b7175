import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsScreen } from '#/features/admin/components/analytics/analytics-screen.tsx'
import { analyticsQuery } from '#/features/admin/analytics/analytics.queries.ts'
import { readPeriod, toPeriodSearch } from '#/features/admin/analytics/periods.ts'
import { CHANGES_IN_PLACE } from '#/lib/changes-in-place.ts'
import { pickTexts } from '#/lib/pick-texts.ts'

const parseSearch = pickTexts('period')

export const Route = createFileRoute('/app/admin/analytics')({
  validateSearch: parseSearch,
  ...CHANGES_IN_PLACE,
  loader: ({ context, location }) =>
    context.queryClient.ensureQueryData(analyticsQuery(readPeriod(parseSearch(location.search).period))),
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
