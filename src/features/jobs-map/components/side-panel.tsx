import { ChevronDown, ChevronUp, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'
import { IconButton } from '#/ui/icon-button.tsx'
import type { Sheet } from '../use-sheet.ts'

export type SidePanelProps = {
  sheet: Sheet
  /** Put away on wide screens; narrow ones shrink it instead. */
  isHidden: boolean
  onHide: (isHidden: boolean) => void
  title: ReactNode
  note: ReactNode
  children: ReactNode
  footer: ReactNode
  legend: ReactNode
}

const HEIGHTS = {
  peek: 'max-md:h-23',
  half: 'max-md:h-78',
  full: 'max-md:h-full',
}

function SheetButtons({ sheet: { size, grow, shrink } }: { sheet: Sheet }) {
  const t = useTranslations('map.list')
  return (
    <span className="flex md:hidden">
      {size !== 'peek' && (
        <IconButton label={t('shrink')} onClick={shrink}>
          <ChevronDown aria-hidden="true" />
        </IconButton>
      )}
      {size !== 'full' && (
        <IconButton label={t('grow')} onClick={grow}>
          <ChevronUp aria-hidden="true" />
        </IconButton>
      )}
    </span>
  )
}

/** The list over the map: a drawer at the side, and a sheet from the foot on phones. */
export function SidePanel({
  sheet,
  isHidden,
  onHide,
  title,
  note,
  children,
  footer,
  legend,
}: SidePanelProps) {
  const t = useTranslations('map.list')
  const { size, draggedPx, handle } = sheet
  const isPeeking = size === 'peek' && draggedPx === null
  return (
    <>
      {isHidden && (
        <IconButton
          edge="line"
          size="lg"
          label={t('show')}
          onClick={() => onHide(false)}
          className="absolute top-4 left-4 z-10 shadow-float max-md:hidden"
        >
          <PanelLeftOpen aria-hidden="true" />
        </IconButton>
      )}
      <section
        aria-label={t('label')}
        tabIndex={-1}
        style={draggedPx === null ? undefined : { height: draggedPx }}
        className={cn(
          'absolute z-10 flex flex-col overflow-hidden bg-surface shadow-float [--halo:var(--surface)] noscript:hidden',
          'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-full max-md:rounded-t-sheet',
          'md:top-4 md:bottom-4 md:left-4 md:w-[min(26.5rem,44vw)] md:rounded-card',
          draggedPx === null && 'max-md:transition-[height] max-md:duration-200',
          HEIGHTS[size],
          isHidden && 'md:hidden',
        )}
      >
        <div
          {...handle}
          className="relative flex flex-none items-center justify-between gap-3 border-b border-line px-4 pt-4 pb-3 max-md:touch-none"
        >
          <span
            aria-hidden="true"
            className="absolute top-2 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-line-2 md:hidden"
          />
          <div className="min-w-0">
            <h2 className="truncate font-text text-15 leading-6 tracking-normal">{title}</h2>
            <p className="dotted flex text-13 whitespace-nowrap text-muted">{note}</p>
          </div>
          <SheetButtons sheet={sheet} />
          <IconButton label={t('hide')} onClick={() => onHide(true)} className="max-md:hidden">
            <PanelLeftClose aria-hidden="true" />
          </IconButton>
        </div>
        <div
          data-scrolls
          inert={isPeeking}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain motion-safe:scroll-smooth"
        >
          {children}
        </div>
        {footer && <div className="flex-none border-t border-line">{footer}</div>}
        {legend}
      </section>
    </>
  )
}
