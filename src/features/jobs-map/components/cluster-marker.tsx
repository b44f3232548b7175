import { useFormatter, useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'
import { clusterColour } from '../clusters/cluster-colour.ts'
import { clusterSize } from '../clusters/cluster-size.ts'
import type { Cluster } from '../clusters/map-picture.ts'
import { NAME_BELOW_PX } from '../place-names.ts'
import { pressedBy, type PressedBy } from '../pressed-by.ts'

export type ClusterMarkerProps = {
  cluster: Cluster
  /** The mean count of the clusters shown with it. */
  mean: number
  isNamed: boolean
  onOpen: (by: PressedBy) => void
}

const COLOURS = {
  red: 'bg-hot text-white ring-hot/25',
  blue: 'bg-sky text-on-sky ring-sky/25',
}

/** Several jobs as one disc with their number, and the town they are near. */
export function ClusterMarker({ cluster: { count, near }, mean, isNamed, onOpen }: ClusterMarkerProps) {
  const t = useTranslations('map.cluster')
  const format = useFormatter()
  const size = clusterSize(count)
  const shown = format.number(count, { notation: 'compact', maximumFractionDigits: 1 })
  return (
    <>
      <button
        type="button"
        aria-label={near ? t('near', { shown, place: near }) : t('here', { shown })}
        onClick={(event) => onOpen(pressedBy(event))}
        style={{ width: size, height: size }}
        className={cn(
          'pointer-events-auto absolute -translate-1/2 rounded-full text-14 font-semibold ring-4 transition-[scale] hover:scale-105 focus-visible:outline-offset-4 touch:before:absolute touch:before:-inset-1.5 touch:before:content-[""] motion-safe:animate-fade-in',
          COLOURS[clusterColour(count, mean)],
        )}
      >
        {shown}
      </button>
      {near && isNamed && (
        <span
          aria-hidden="true"
          style={{ top: size / 2 + NAME_BELOW_PX }}
          className="map-label absolute -translate-x-1/2 text-12 font-medium whitespace-nowrap text-ink-2"
        >
          {near}
        </span>
      )}
    </>
  )
}
