import { useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'

const ENTRIES = [
  { key: 'usual', colour: 'bg-sky' },
  { key: 'many', colour: 'bg-hot' },
] as const

/**
 * What the two colours of clusters mean. Their numbers say the same to whoever does not see colours. It stands on a
 * ground of its own: names and pins of the map would run through it.
 */
export function MapLegend({ className }: { className: string }) {
  const t = useTranslations('map.legend')
  return (
    <ul className={cn('flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-2 max-md:hidden', className)}>
      {ENTRIES.map(({ key, colour }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${colour}`} />
          {t(key)}
        </li>
      ))}
    </ul>
  )
}
