import { useFormatter, useTranslations } from 'use-intl'
import { unitOf } from '../../analytics/charts.ts'
import type { Measure } from '../../analytics/measures.ts'

const HOURS_SAID_MAX = 48

/** Writes a value as people read it: a share in percent, long waits in days. */
export function useMeasureText() {
  const format = useFormatter()
  const t = useTranslations('admin.analytics')
  return (measure: Measure, value: number | null): string => {
    if (value === null) return t('unknown')
    const unit = unitOf(measure)
    if (unit === 'count') return format.number(value)
    if (unit === 'share') return format.number(value, { style: 'percent', maximumFractionDigits: 1 })
    return value < HOURS_SAID_MAX
      ? format.number(value, { style: 'unit', unit: 'hour', unitDisplay: 'long', maximumFractionDigits: 0 })
      : format.number(value / 24, {
          ...({ style: 'unit', unit: 'day', unitDisplay: 'long' } as const),
          maximumFractionDigits: 1,
        })
  }
}
