import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import {
  FIRST_ORGANIZATION_ORDER,
  ORGANIZATION_STATES,
  parseOrganizationsAddress,
  type OrganizationsAddress,
} from '../../organizations-address.ts'
import { allOrganizationsQuery } from '../../organizations.queries.ts'
import type { OrganizationRow } from '../../organizations.view.ts'
import { isNarrowed, type TableCursor } from '../../table-page.ts'
import { TableFilter } from '../table/table-filter.tsx'
import { TableResult } from '../table/table-result.tsx'
import { TableSearch } from '../table/table-search.tsx'
import { TableTools } from '../table/table-tools.tsx'
import { useOrganizationColumns } from './organization-columns.tsx'

export type OrganizationsScreenProps = {
  address: OrganizationsAddress
  words: string
  onAddress: (address: OrganizationsAddress, words: string) => void
  /** What can be done to a company. */
  Actions: ComponentType<{ company: OrganizationRow }>
}

/** Other rows are asked for: their pages begin anew, unless a cursor is among the changes. */
const changed = (
  { sort, state }: OrganizationsAddress,
  changes: Record<string, unknown> & TableCursor,
): OrganizationsAddress => parseOrganizationsAddress({ sort, state, ...changes })

/** Every company: found, filtered, put into order, page by page, with what an admin can do. */
export function OrganizationsScreen({ Actions, ...props }: OrganizationsScreenProps) {
  const t = useTranslations('admin.organizations')
  return (
    <div className="mx-auto w-full max-w-dash flex-1 px-4 py-8 md:px-5 md:py-12">
      <h1 className="text-28">{t('title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('lead')}</p>
      <OrganizationsTools {...props} />
      <Organizations Actions={Actions} {...props} />
    </div>
  )
}

function OrganizationsTools({ address, words, onAddress }: Omit<OrganizationsScreenProps, 'Actions'>) {
  const t = useTranslations('admin.organizations')
  return (
    <TableTools>
      <TableSearch
        label={t('search')}
        words={words}
        onWords={(next) => onAddress(changed(address, {}), next)}
      />
      <TableFilter
        label={t('stateLabel')}
        all={t('allStates')}
        options={ORGANIZATION_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={address.state}
        onChange={(state) => onAddress(changed(address, { state }), words)}
      />
    </TableTools>
  )
}

function Organizations({ address, words, onAddress, Actions }: OrganizationsScreenProps) {
  const t = useTranslations('admin.organizations')
  const columns = useOrganizationColumns(Actions)
  const found = useQuery(allOrganizationsQuery(address, words))
  const onOrder = (order: string) =>
    onAddress(changed(address, { sort: order === FIRST_ORGANIZATION_ORDER ? undefined : order }), words)
  return (
    <TableResult
      label={t('title')}
      order={address.sort ?? FIRST_ORGANIZATION_ORDER}
      onClear={isNarrowed(address, words) ? () => onAddress({}, '') : undefined}
      onMove={(cursor) => onAddress(changed(address, cursor), words)}
      {...{ found, columns, onOrder }}
    />
  )
}
