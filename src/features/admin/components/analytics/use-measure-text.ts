import { useFormatter, useTranslations } from 'use-intl'
import { HOURS_SAID_MAX, unitOf } from '../../analytics/charts.ts'
import type { Measure } from '../../analytics/measures.ts'

/** Writes a value as people read it: a share in percent, waits in days where the longest beside them is long. */
export function useMeasureText() {
  const format = useFormatter()
  const t = useTranslations('admin.analytics')
  return (measure: Measure, value: number | null, longest = value ?? 0): string => {
    if (value === null) return t('unknown')
    const unit = unitOf(measure)
    if (unit === 'count') return format.number(value)
    if (unit === 'share') return format.number(value, { style: 'percent', maximumFractionDigits: 1 })
    return longest < HOURS_SAID_MAX
      ? format.number(value, { style: 'unit', unit: 'hour', unitDisplay: 'long', maximumFractionDigits: 0 })
      : format.number(value / 24, {
          ...({ style: 'unit', unit: 'day', unitDisplay: 'long' } as const),
          maximumFractionDigits: 1,
        })
  }
}
