import { Crosshair, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'
import type { MapEngine } from '../base-map/map-engine.ts'
import type { Here } from '../use-here.ts'

export type MapControlsProps = { engine: MapEngine; here: Here; onLocate: () => void; className?: string }

function Control({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-9 place-items-center transition-colors not-first:border-t not-first:border-line hover:bg-sky-tint focus-inset touch:size-11"
    >
      {children}
    </button>
  )
}

/** Zoom and "where am I", and what came of asking. */
export function MapControls({ engine, here, onLocate, className }: MapControlsProps) {
  const t = useTranslations('map.controls')
  const { state } = here
  const isRefused = state === 'denied' || state === 'unlocated'
  return (
    <div
      className={cn(
        'absolute right-4 bottom-[calc(var(--cover)+2.5rem)] z-5 flex items-end gap-2',
        className,
      )}
    >
      <p
        role="status"
        className={isRefused ? 'max-w-56 rounded-ctl bg-surface px-3 py-2 text-13 shadow-float' : 'sr-only'}
      >
        {(isRefused || state === 'located') && t(state)}
      </p>
      <div
        role="group"
        aria-label={t('label')}
        className="overflow-hidden rounded-ctl border border-line-2 bg-surface text-ink-2 shadow-float"
      >
        <Control label={t('zoomIn')} onPress={() => engine.zoomBy(1)}>
          <Plus aria-hidden="true" />
        </Control>
        <Control label={t('zoomOut')} onPress={() => engine.zoomBy(-1)}>
          <Minus aria-hidden="true" />
        </Control>
        <Control label={t('locate')} onPress={onLocate}>
          <Crosshair aria-hidden="true" />
        </Control>
      </div>
    </div>
  )
}
