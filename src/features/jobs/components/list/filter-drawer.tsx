import { lazyRouteComponent } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LatePart } from '#/components/screens/late-part.tsx'
import { Chip } from '#/ui/chip.tsx'
import { activeFilters } from '../../filter-values.ts'
import type { FilterFieldProps } from './filter-field.ts'
import type { JobsView } from './view-switch.tsx'

const FilterSheet = lazyRouteComponent(() => import('./filter-sheet.tsx'), 'FilterSheet')

const fetchSheet = () => void FilterSheet.preload?.()

const strong = (text: ReactNode) => <b className="font-semibold">{text}</b>
const forEars = (text: ReactNode) => <span className="sr-only">{text}</span>

/** All filters in a sheet from the foot, for phones. They apply at once; the button only closes the sheet. */
export function FilterDrawer({ filters, currency, onChange, view }: FilterFieldProps & { view: JobsView }) {
  const t = useTranslations('job.filters')
  const [open, setOpen] = useState(false)
  const count = activeFilters(filters).length
  return (
    <div className="md:hidden noscript:hidden">
      <Chip
        active={count > 0}
        aria-haspopup="dialog"
        onPointerEnter={fetchSheet}
        onFocus={fetchSheet}
        onClick={() => {
          fetchSheet()
          setOpen(true)
        }}
      >
        <SlidersHorizontal aria-hidden="true" />
        {count > 0 ? t.rich('openCount', { count, b: strong, ears: forEars }) : t('open')}
      </Chip>
      <LatePart isWanted={open} onFailed={() => setOpen(false)}>
        <FilterSheet
          filters={filters}
          currency={currency}
          onChange={onChange}
          view={view}
          open={open}
          onOpenChange={setOpen}
        />
      </LatePart>
    </div>
  )
}
