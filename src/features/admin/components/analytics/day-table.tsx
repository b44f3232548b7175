/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls by itself must be reached by keyboard */
import { useTranslations } from 'use-intl'
import type { DayMeasures } from '../../analytics/analytics.view.ts'
import type { Measure } from '../../analytics/measures.ts'
import { useDayText } from './use-day-text.ts'
import { useMeasureText } from './use-measure-text.ts'

export type DayTableProps = { title: string; measures: readonly Measure[]; days: readonly DayMeasures[] }

/** The twin of a chart: the same days in numbers, the latest first. A long one scrolls by itself, by keyboard too. */
export function DayTable({ title, measures, days }: DayTableProps) {
  const t = useTranslations('admin.analytics')
  const [dayText, textOf] = [useDayText(), useMeasureText()]
  return (
    <div
      role="region"
      aria-label={t('tableOf', { title })}
      tabIndex={0}
      className="relative h-64 overflow-auto"
    >
      <table className="w-full text-14 tabular-nums">
        <thead className="sticky top-0 bg-surface text-left text-13 text-muted">
          <tr>
            <th className="py-2 pr-3 font-medium">{t('day')}</th>
            {measures.map((measure) => (
              <th key={measure} className="py-2 pl-3 text-right font-medium">
                {t(`measure.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, ...values }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
                {dayText(day, 'numeric')}
              </th>
              {measures.map((measure) => (
                <td key={measure} className="py-1.5 pl-3 text-right">
                  {textOf(measure, values[measure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
