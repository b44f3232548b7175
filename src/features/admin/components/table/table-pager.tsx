import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import type { TableCursor, TablePage } from '../../table-page.ts'

export type TablePagerProps = { page: TablePage<{ id: string }>; onMove: (cursor: TableCursor) => void }

/** The ways to the rows before and behind these. The last one pressed keeps the keyboard when it leads no further. */
export function TablePager({ page, onMove }: TablePagerProps) {
  const t = useTranslations('admin.table')
  const { rows, hasPrevious, hasNext } = page
  const [first, last] = [rows[0]?.id, rows.at(-1)?.id]
  if (!hasPrevious && !hasNext) return null
  return (
    <nav aria-label={t('pages')} className="mt-4 flex justify-between gap-2 md:justify-end">
      <Button
        aria-disabled={!hasPrevious}
        onClick={() => onMove(first === undefined ? {} : { before: first })}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {t('previous')}
      </Button>
      <Button aria-disabled={!hasNext} onClick={() => onMove(last === undefined ? {} : { after: last })}>
        {t('next')}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </nav>
  )
}
