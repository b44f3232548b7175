import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type AxisDomainItem,
} from 'recharts'
import { useTranslations } from 'use-intl'
import { dayTicks, unitOf, type ChartOf } from '../../analytics/charts.ts'
import type { DayMeasures } from '../../analytics/analytics.view.ts'
import type { Measure } from '../../analytics/measures.ts'
import { MEASURE_STYLES } from './measure-styles.ts'
import { useDayText } from './use-day-text.ts'
import { useMeasureText } from './use-measure-text.ts'

const TICK = { fill: 'var(--muted)', fontSize: 12 }
const SHEET = { background: 'var(--raised)', border: '1px solid var(--line)', borderRadius: 8, fontSize: 13 }
const FIRST_SIZE = { width: 320, height: 256 }
const AXIS_PX = 64
/** Of more days only the line is drawn, unless it has gaps: a day between two of them is a point. */
const DOTS_MAX = 31

const mostOf = (measure: Measure, days: readonly DayMeasures[]) =>
  Math.max(0, ...days.map((day) => day[measure] ?? 0))

/** A share reaches to the whole, also where it is nothing on every day. */
const WHOLE: [AxisDomainItem, AxisDomainItem] = [0, (highest: number) => Math.max(1, highest)]

export type DayChartProps = ChartOf & { days: readonly DayMeasures[] }

/** Days from left to right. For eyes alone: who does not see it has the table. */
export function DayChart({ measures, shape, days }: DayChartProps) {
  const t = useTranslations('admin.analytics')
  const [dayText, textOf] = [useDayText(), useMeasureText()]
  const [first] = measures
  const most = first && mostOf(first, days)
  const ticks = most && first && unitOf(first) === 'hours' ? dayTicks(most) : undefined
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={FIRST_SIZE}>
      <ComposedChart data={days} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => dayText(day)}
          tick={TICK}
          tickMargin={8}
          stroke="var(--line-2)"
          minTickGap={days.length > DOTS_MAX ? 24 : 8}
        />
        <YAxis
          tickFormatter={(value: number) => (first ? textOf(first, value, most) : '')}
          {...(first && unitOf(first) === 'share' && { domain: WHOLE })}
          {...(ticks && { ticks, domain: [0, ticks.at(-1) ?? 0] })}
          {...{ tick: TICK, width: AXIS_PX, axisLine: false, tickLine: false }}
          allowDecimals={first !== undefined && unitOf(first) === 'share'}
        />
        <Tooltip
          isAnimationActive={false}
          separator=" "
          contentStyle={SHEET}
          itemStyle={{ color: 'var(--ink)' }}
          cursor={{ fill: 'var(--track)', stroke: 'var(--line-2)' }}
          labelFormatter={(day) => (typeof day === 'string' ? dayText(day, 'numeric') : day)}
          formatter={(value, _name, { dataKey }) => {
            const measure = measures.find((one) => one === dataKey)
            return measure ? [textOf(measure, Number(value)), t(`measure.${measure}`)] : null
          }}
        />
        {measures.map((measure, nth) => {
          const { color, dashes } = MEASURE_STYLES[nth] ?? MEASURE_STYLES[0]
          return shape === 'bars' ? (
            <Bar key={measure} dataKey={measure} stackId="all" fill={color} isAnimationActive={false} />
          ) : (
            <Line
              key={measure}
              dataKey={measure}
              stroke={color}
              strokeWidth={2}
              strokeDasharray={dashes}
              dot={
                days.length <= DOTS_MAX || unitOf(measure) !== 'count'
                  ? { r: 2, fill: color, strokeDasharray: '0' }
                  : false
              }
              isAnimationActive={false}
            />
          )
        })}
      </ComposedChart>
    </ResponsiveContainer>
  )
}
