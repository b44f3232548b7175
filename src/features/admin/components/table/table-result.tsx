import type { UseQueryResult } from '@tanstack/react-query'
import type { TableCursor, TablePage } from '../../table-page.ts'
import { AdminTable, type Column } from './admin-table.tsx'
import { TablePager } from './table-pager.tsx'
import { TableCount, TableEmpty, TableFailure, TableLoading } from './table-states.tsx'

export type TableResultProps<Row> = {
  /** The page as it was asked for. */
  found: Pick<UseQueryResult<TablePage<Row>>, 'data' | 'isError' | 'isPlaceholderData' | 'refetch'>
  label: string
  columns: readonly Column<Row>[]
  order: string
  onOrder: (order: string) => void
  /** Asks for all rows; where all are asked for already there is nothing to clear. */
  onClear: (() => void) | undefined
  onMove: (cursor: TableCursor) => void
}

/** What was found: how many, the rows and the ways to others; or that they are on their way, none, or not to be had. */
export function TableResult<Row extends { id: string }>(props: TableResultProps<Row>) {
  const { found, onClear, onMove, ...table } = props
  const { data: page, isError, isPlaceholderData, refetch } = found
  if (isError) return <TableFailure onRetry={() => void refetch()} />
  if (!page) return <TableLoading />
  return (
    <>
      <TableCount count={page.count} />
      {page.rows.length === 0 ? (
        <TableEmpty onClear={onClear} />
      ) : (
        <AdminTable {...table} rows={page.rows} isBusy={isPlaceholderData} />
      )}
      <TablePager page={page} onMove={onMove} />
    </>
  )
}
