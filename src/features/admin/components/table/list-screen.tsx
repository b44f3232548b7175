import type { ReactNode } from 'react'
import { isNarrowed, type ParseAddress, type TableAddress } from '../../table-page.ts'
import { TableFilter, type TableFilterProps } from './table-filter.tsx'
import { TableResult, type TableResultProps } from './table-result.tsx'
import { TableSearch } from './table-search.tsx'
import { TableTools } from './table-tools.tsx'
import type { ListPlace } from './use-list-place.ts'

/** A choice that leaves rows out, and the field of the address that says so. */
type ListFilter<Field> = Pick<TableFilterProps, 'label' | 'all' | 'options'> & { field: Field }

export type ListScreenProps<Address, Row> = ListPlace<Address> &
  Pick<TableResultProps<Row>, 'found' | 'columns'> & {
    title: string
    lead: string
    /** What can be done beside the rows. */
    action?: ReactNode
    /** What the words are sought in. */
    search: string
    filters: readonly ListFilter<keyof Address & string>[]
    /** How the rows lie where the address does not say. */
    firstOrder: string
    parse: ParseAddress<Address>
  }

/** Everything there is of a kind: found, filtered, put into order, page by page. */
export function ListScreen<Address extends TableAddress, Row extends { id: string }>(
  props: ListScreenProps<Address, Row>,
) {
  const { title, lead, action, search, filters, columns, found, firstOrder } = props
  const { address, words, onMove, parse } = props
  // Other rows are asked for: their pages begin anew, unless a cursor is among the changes.
  const change = (changes: Record<string, unknown>, typed?: string) =>
    onMove((from) => ({
      address: parse({ ...from.address, after: undefined, before: undefined, ...changes }),
      words: typed ?? from.words,
    }))
  return (
    <div className="mx-auto w-full max-w-dash flex-1 px-4 py-8 md:px-5 md:py-12">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-28">{title}</h1>
          <p className="mt-1 text-muted">{lead}</p>
        </div>
        {action}
      </header>
      <TableTools>
        <TableSearch label={search} words={words} onWords={(typed) => change({}, typed)} />
        {filters.map(({ field, ...filter }) => (
          <TableFilter
            key={field}
            {...filter}
            value={address[field]}
            onChange={(value) => change({ [field]: value })}
          />
        ))}
      </TableTools>
      <TableResult
        label={title}
        order={address.sort ?? firstOrder}
        onOrder={(order) => change({ sort: order === firstOrder ? undefined : order })}
        onClear={
          isNarrowed(address, words) ? () => onMove(() => ({ address: parse({}), words: '' })) : undefined
        }
        onMove={change}
        {...{ found, columns }}
      />
    </div>
  )
}
