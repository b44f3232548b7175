import { useFormatter, useTranslations } from 'use-intl'
import { Card } from '#/ui/card.tsx'
import { changeOf } from '../../analytics/charts.ts'
import type { AnalyticsView } from '../../analytics/analytics.view.ts'
import type { Measure } from '../../analytics/measures.ts'
import { useMeasureText } from './use-measure-text.ts'

export type MeasureTileProps = Pick<AnalyticsView, 'total' | 'before'> & { measure: Measure }

/** One number of the period, and how it changed. More is not always better: the change has no colour. */
export function MeasureTile({ measure, total, before }: MeasureTileProps) {
  const t = useTranslations('admin.analytics')
  const format = useFormatter()
  const textOf = useMeasureText()
  const change = changeOf(measure, total[measure], before?.[measure])
  const signed = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const
  return (
    <Card asChild className="grid content-start p-4">
      <li>
        <span className="text-13 text-muted">{t(`measure.${measure}`)}</span>
        <span className="head text-28">{textOf(measure, total[measure])}</span>
        <span className="text-13 text-muted">
          {change?.by === 'points' && t('points', { change: format.number(change.value, signed) })}
          {change?.by === 'part' && format.number(change.value, { ...signed, style: 'percent' })}
          {!change && <span className="sr-only">{t('noChange')}</span>}
          {!change && <span aria-hidden="true">–</span>}
        </span>
      </li>
    </Card>
  )
}
