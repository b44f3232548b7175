import { ClientOnly, lazyRouteComponent } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { QuietPart } from '#/components/screens/quiet-part.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { unitOf, type CHARTS } from '../../analytics/charts.ts'
import type { DayMeasures } from '../../analytics/analytics.view.ts'
import type { Measure } from '../../analytics/measures.ts'
import { toCsv } from '../../analytics/to-csv.ts'
import { DayTable } from './day-table.tsx'
import { MEASURE_STYLES } from './measure-styles.ts'
import { saveText } from './save-text.ts'

const DayChart = lazyRouteComponent(() => import('./day-chart.tsx'), 'DayChart')

export type ChartCardProps = { chart: (typeof CHARTS)[number]; days: readonly DayMeasures[] }

/** A chart, or its days as a table, which also stands where the chart cannot be fetched; either way as a file. */
export function ChartCard({ chart, days }: ChartCardProps) {
  const t = useTranslations('admin.analytics')
  const [isTable, setTable] = useState(false)
  const measures: readonly Measure[] = chart.measures
  const title = t(`chart.${chart.id}`)
  const table = <DayTable {...{ title, measures, days }} />
  const space = <Skeleton className="h-64" />
  const save = () => {
    // One that stands alone is named as its chart, which says more.
    const nameOf = (measure: Measure) => (measures.length === 1 ? title : t(`measure.${measure}`))
    const named = (measure: Measure) =>
      unitOf(measure) === 'hours' ? t('inHours', { measure: nameOf(measure) }) : nameOf(measure)
    const head = [t('day'), ...measures.map(named)]
    const rows = days.map((day) => [day.day, ...measures.map((measure) => day[measure])])
    saveText(`${chart.id}-${days.at(-1)?.day}.csv`, toCsv([head, ...rows]))
  }
  return (
    <Card asChild className="flex min-w-0 flex-col gap-3 p-4">
      <section aria-labelledby={`chart-${chart.id}`}>
        <h2 id={`chart-${chart.id}`} className="text-16">
          {title}
        </h2>
        {isTable ? (
          table
        ) : (
          <figure className="grid min-w-0 gap-3">
            <div role="img" aria-label={t('chartOf', { title })} className="h-64 min-w-0 overflow-hidden">
              <ClientOnly fallback={space}>
                <QuietPart before={space} without={table}>
                  <DayChart {...chart} days={days} />
                </QuietPart>
              </ClientOnly>
            </div>
            {measures.length > 1 && <Legend measures={measures} />}
          </figure>
        )}
        <div className="mt-auto flex flex-wrap gap-2 noscript:hidden">
          <Button size="sm" onClick={() => setTable(!isTable)}>
            {t(isTable ? 'asChart' : 'asTable')}
            <span className="sr-only">, {title}</span>
          </Button>
          <Button size="sm" variant="quiet" onClick={save}>
            <Download aria-hidden="true" className="size-4" />
            {t('csv')}
            <span className="sr-only">, {title}</span>
          </Button>
        </div>
      </section>
    </Card>
  )
}

function Legend({ measures }: { measures: readonly Measure[] }) {
  const t = useTranslations('admin.analytics')
  return (
    <figcaption>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
        {measures.map((measure, nth) => (
          <li key={measure} className="inline-flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 24 4" className="h-1 w-6">
              <line
                {...{ x1: 0, x2: 24, y1: 2, y2: 2, strokeWidth: 4 }}
                stroke={MEASURE_STYLES[nth]?.color}
                strokeDasharray={MEASURE_STYLES[nth]?.dashes}
              />
            </svg>
            {t(`measure.${measure}`)}
          </li>
        ))}
      </ul>
    </figcaption>
  )
}
