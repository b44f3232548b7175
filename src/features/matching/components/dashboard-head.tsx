import { useFormatter, useTranslations } from 'use-intl'
import { dayPart } from '../dashboard.ts'
import { useLocalHour } from './use-local-hour.ts'
import { useToday } from '#/components/clock/use-today.ts'

export type DashboardHeadProps = { firstName: string; lead: string }

export function DashboardHead({ firstName, lead }: DashboardHeadProps) {
  const t = useTranslations('match.dashboard.greeting')
  const format = useFormatter()
  const part = dayPart(useLocalHour())
  const today = new Date(useToday())
  return (
    <header className="mb-6 flex items-end justify-between gap-6 max-md:mb-5">
      <div>
        <h1 className="text-28 max-md:text-22">{t(part, { name: firstName })}</h1>
        <p className="text-15 text-pretty text-muted">{lead}</p>
      </div>
      <p className="flex-none text-13 text-muted max-md:hidden">
        {format.dateTime(today, { weekday: 'long', day: 'numeric', month: 'long' })}
      </p>
    </header>
  )
}
