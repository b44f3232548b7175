/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on narrow screens the table is displayed as cards, which takes these roles from it in some browsers */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { columnOf, isDescending, nextOrder } from '../../table-page.ts'

export type ColumnHeadProps = {
  label: string
  /** The order a first press asks for; without it the column has none. */
  firstOrder?: string
  /** Said, not shown: what stands below speaks for itself. */
  isSilent?: boolean
  order: string
  onOrder: (order: string) => void
}

const HEAD =
  'text-left text-12 font-medium text-muted @min-[44rem]:px-3 @min-[44rem]:py-2 @min-[44rem]:first:pl-5 @min-[44rem]:last:pr-5'

/** A column's name; a press on it puts the rows into its order, and another turns the order round. */
export function ColumnHead({ label, firstOrder, isSilent = false, order, onOrder }: ColumnHeadProps) {
  if (firstOrder === undefined) {
    return (
      <th scope="col" role="columnheader" className={`${HEAD} @max-[44rem]:hidden`}>
        <span className={isSilent ? 'sr-only' : undefined}>{label}</span>
      </th>
    )
  }
  const isOrdered = columnOf(order) === columnOf(firstOrder)
  const sorted = isDescending(order) ? 'descending' : 'ascending'
  const Arrow = isOrdered ? (isDescending(order) ? ArrowDown : ArrowUp) : ChevronsUpDown
  return (
    <th scope="col" role="columnheader" aria-sort={isOrdered ? sorted : 'none'} className={HEAD}>
      <button
        type="button"
        className="-mx-2 inline-flex h-8 items-center gap-1 rounded-ctl px-2 font-medium transition-colors hover:text-ink touch:h-11"
        onClick={() => onOrder(nextOrder(order, firstOrder))}
      >
        <span className={isOrdered ? 'text-ink' : undefined}>{label}</span>
        <Arrow aria-hidden="true" className="size-3.5" />
      </button>
    </th>
  )
}
