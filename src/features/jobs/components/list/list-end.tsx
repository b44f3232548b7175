import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { fromTheTop, type JobsSearch } from '../../jobs-search.ts'

export type ListEndProps = {
  search: JobsSearch
  nextCursor: string | null
  isLoading: boolean
  /** Loads what comes next into the same list. */
  onNear: () => void
}

// Far enough ahead that a person who scrolls rarely sees the end.
const AHEAD = '600px'

/** The list, where it scrolls by itself; else the page, which IntersectionObserver calls null. */
function scrollerOf(element: HTMLElement | null): Element | null {
  const list = element?.closest('[data-scrolls]')
  return list && /auto|scroll/.test(getComputedStyle(list).overflowY) ? list : null
}

/** Calls back when an element comes near the visible part of the page or of its scrolling list. */
function useNearness(onNear: () => void) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear()
      },
      { root: scrollerOf(element.current), rootMargin: AHEAD },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [onNear])
  return element
}

/** What stands behind the last row: more by itself, and a link that leads there without scripts. */
export function ListEnd({ search, nextCursor, isLoading, onNear }: ListEndProps) {
  const t = useTranslations('job.list')
  const element = useNearness(onNear)
  return (
    <div ref={element} className="grid justify-items-center gap-1 border-t border-line px-4 py-6">
      {nextCursor === null ? (
        <p className="text-13 text-muted">{t('end')}</p>
      ) : (
        <Button asChild loading={isLoading}>
          <Link to="/jobs" search={{ ...fromTheTop(search), cursor: nextCursor }} rel="next" preload={false}>
            {t('nextPage')}
          </Link>
        </Button>
      )}
      <p className="sr-only" role="status">
        {isLoading ? t('loadingMore') : ''}
      </p>
    </div>
  )
}
