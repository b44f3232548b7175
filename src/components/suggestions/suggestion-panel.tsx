import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'
import type { SuggestionBox } from './use-suggestion-box.ts'

type SuggestionPanelProps = {
  isOpen: boolean
  /** Changes with the height of what is inside. */
  height: string | number
  className?: string
  children: ReactNode
}

/** What hangs below a field. It stays on the page while it is closed: the field points into it. */
export function SuggestionPanel({ isOpen, height, className, children }: SuggestionPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  // It may open below the edge of the page, or behind the foot of an editor.
  const shown = isOpen ? String(height) : null
  useEffect(() => {
    if (shown) panel.current?.scrollIntoView?.({ block: 'nearest' })
  }, [shown])
  return (
    <div
      ref={panel}
      role="presentation"
      hidden={!isOpen}
      // A press anywhere in here leaves the keyboard in the field.
      onMouseDown={(event) => event.preventDefault()}
      className={cn(
        'absolute inset-x-0 top-full z-30 mt-1 scroll-mt-20 scroll-mb-2 overflow-hidden rounded-ctl border border-line bg-raised shadow-float',
        className,
      )}
    >
      {children}
    </div>
  )
}

type SuggestionListProps<Item> = {
  box: SuggestionBox<Item>
  items: readonly Item[]
  keyOf: (item: Item) => string
  isHidden?: boolean
  children: (item: Item) => ReactNode
}

/** The suggestions themselves, each large enough for a finger. */
export function SuggestionList<Item>({ box, items, keyOf, isHidden, children }: SuggestionListProps<Item>) {
  const t = useTranslations('common.suggestions')
  return (
    <ul
      {...box.getMenuProps({ 'aria-label': t('label') })}
      hidden={isHidden}
      // A list that scrolls would be a stop of its own for Tab, and gone by the time it has the focus.
      tabIndex={-1}
      className="max-h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain p-1"
    >
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          {...box.getItemProps({ item, index })}
          className={cn(
            'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-tag px-2.5 select-none',
            index === box.highlightedIndex && 'bg-track/60',
          )}
        >
          {children(item)}
        </li>
      ))}
    </ul>
  )
}
