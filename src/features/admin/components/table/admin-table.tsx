/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on narrow screens the table is displayed as cards, which takes these roles from it in some browsers */
import type { ReactNode } from 'react'
import { Card } from '#/ui/card.tsx'
import { cn } from '#/ui/cn.ts'
import { ColumnHead } from './column-head.tsx'

export type Column<Row> = {
  id: string
  label: string
  /** What the rows can be ordered by, as the address says it first. */
  firstOrder?: string
  /** What can be done with the row: at its end, or in the corner of its card. */
  isActions?: boolean
  /** Takes the whole width of a card. */
  isWide?: boolean
  cell: (row: Row) => ReactNode
}

export type AdminTableProps<Row> = {
  /** What the rows are, for those who do not see the heading. */
  label: string
  /** The first names its row and stands alone at the head of a card. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  order: string
  onOrder: (order: string) => void
  /** Other rows are on their way. */
  isBusy: boolean
}

/** Rows under their columns; where they have no room each row is a card. The roles stay where the display does not say them. */
export function AdminTable<Row extends { id: string }>(props: AdminTableProps<Row>) {
  const { label, columns, rows, order, onOrder, isBusy } = props
  return (
    <Card className="@container overflow-hidden">
      <table
        role="table"
        aria-label={label}
        aria-busy={isBusy}
        className={cn('w-full text-14 transition-opacity @max-[44rem]:block', isBusy && 'opacity-60')}
      >
        <thead role="rowgroup" className="border-b border-line @max-[44rem]:block">
          <tr role="row" className="@max-[44rem]:flex @max-[44rem]:gap-6 @max-[44rem]:px-4 @max-[44rem]:py-1">
            {columns.map((column) => (
              <ColumnHead key={column.id} {...{ order, onOrder }} {...headOf(column)} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-[44rem]:block">
          {rows.map((row) => (
            <TableRow key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const headOf = ({ label, firstOrder, isActions = false }: Omit<Column<never>, 'id' | 'cell'>) => ({
  ...{ label, isSilent: isActions },
  ...(firstOrder !== undefined && { firstOrder }),
})

function TableRow<Row>({ row, columns: [name, ...others] }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <tr
      role="row"
      className="relative not-last:border-b not-last:border-line @max-[44rem]:grid @max-[44rem]:grid-cols-2 @max-[44rem]:gap-x-4 @max-[44rem]:gap-y-3 @max-[44rem]:px-4 @max-[44rem]:py-4"
    >
      <th
        scope="row"
        role="rowheader"
        className="text-left font-normal @max-[44rem]:col-span-2 @max-[44rem]:pr-10 @min-[44rem]:py-3 @min-[44rem]:pr-3 @min-[44rem]:pl-5"
      >
        {name?.cell(row)}
      </th>
      {others.map(({ id, label, isActions, isWide, cell }) => (
        <td
          key={id}
          role="cell"
          className={cn(
            '@min-[44rem]:px-3 @min-[44rem]:py-3 @min-[44rem]:last:pr-5',
            isWide && '@max-[44rem]:col-span-2',
            isActions && 'text-right @max-[44rem]:absolute @max-[44rem]:top-3 @max-[44rem]:right-1.5',
          )}
        >
          {!isActions && (
            <span aria-hidden="true" className="block text-12 text-muted @min-[44rem]:hidden">
              {label}
            </span>
          )}
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}
