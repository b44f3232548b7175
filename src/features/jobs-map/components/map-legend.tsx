import { useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'
import { clusterColour, meanCount } from '../clusters/cluster-colour.ts'
import type { MapPicture } from '../clusters/map-picture.ts'

const ENTRIES = [
  { key: 'usual', colour: 'bg-sky' },
  { key: 'many', colour: 'bg-hot' },
] as const

/** Whether a disc of the map is red; where none is, that colour means nothing. */
function hasRed(picture: MapPicture | null): boolean {
  const counts = picture?.clusters.map(({ count }) => count) ?? []
  const mean = meanCount(counts)
  return counts.some((count) => clusterColour(count, mean) === 'red')
}

/**
 * What the colours of clusters mean. Their numbers say the same to whoever does not see colours. It stands on a
 * ground of its own: names and pins of the map would run through it.
 */
export function MapLegend({ picture, className }: { picture: MapPicture | null; className: string }) {
  const t = useTranslations('map.legend')
  const shown = hasRed(picture) ? ENTRIES : ENTRIES.slice(0, 1)
  return (
    <ul className={cn('flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-2 max-md:hidden', className)}>
      {shown.map(({ key, colour }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${colour}`} />
          {t(key)}
        </li>
      ))}
    </ul>
  )
}
