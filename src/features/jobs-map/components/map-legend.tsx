import { useTranslations } from 'use-intl'

const ENTRIES = [
  { key: 'usual', colour: 'bg-sky' },
  { key: 'many', colour: 'bg-hot' },
] as const

/** What the two colours of clusters mean. Their numbers say the same to whoever does not see colours. */
export function MapLegend() {
  const t = useTranslations('map.legend')
  return (
    <ul className="map-label pointer-events-none absolute bottom-2.5 left-(--side) z-5 flex gap-4 pl-4 text-12 text-ink-2 max-md:hidden">
      {ENTRIES.map(({ key, colour }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${colour}`} />
          {t(key)}
        </li>
      ))}
    </ul>
  )
}
