import { useSuspenseQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useTakeOver } from '#/components/form/use-take-over.ts'
import { EmptyState } from '#/ui/empty-state.tsx'
import { Segmented } from '#/ui/segmented.tsx'
import { analyticsQuery } from '../../analytics/analytics.queries.ts'
import { CHARTS, TILES } from '../../analytics/charts.ts'
import { PERIODS, readPeriod, type Period } from '../../analytics/periods.ts'
import { ChartCard } from './chart-card.tsx'
import { MeasureTile } from './measure-tile.tsx'

export type AnalyticsScreenProps = { period: Period; onPeriod: (period: Period) => void }

/** How the platform went over some days up to yesterday, in numbers and as charts. */
export function AnalyticsScreen({ period, onPeriod }: AnalyticsScreenProps) {
  const t = useTranslations('admin.analytics')
  const { data } = useSuspenseQuery(analyticsQuery(period))
  return (
    <div className="mx-auto grid w-full max-w-dash flex-1 content-start gap-8 px-4 py-8 md:px-5 md:py-12">
      <header ref={useTakeOver()} className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-28">{t('title')}</h1>
          <p className="mt-1 text-muted">{t(data.before ? 'leadCompared' : 'lead', { days: period })}</p>
        </div>
        <Segmented
          name="period"
          label={t('period')}
          options={PERIODS.map((days) => ({ value: String(days), label: t('periodDays', { days }) }))}
          value={String(period)}
          onValueChange={(days) => onPeriod(readPeriod(days))}
          className="noscript:hidden"
        />
      </header>
      {data.days.length === 0 ? (
        <EmptyState icon={ChartNoAxesColumn} title={t('emptyTitle')}>
          {t('empty')}
        </EmptyState>
      ) : (
        <>
          <ul aria-label={t('numbers')} className="grid grid-cols-2 gap-3 md:grid-cols-3">
            {TILES.map((measure) => (
              <MeasureTile key={measure} {...{ measure, ...data }} />
            ))}
          </ul>
          <div className="grid gap-4 lg:grid-cols-2">
            {CHARTS.map((chart) => (
              <ChartCard key={chart.id} chart={chart} days={data.days} />
            ))}
          </div>
        </>
      )}
    </div>
  )
}
