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
import { ListScreen } from '../table/list-screen.tsx'
import type { ListPlace } from '../table/use-list-place.ts'
import { useOrganizationColumns } from './organization-columns.tsx'

export type OrganizationsScreenProps = ListPlace<OrganizationsAddress> & {
  /** What can be done to a company. */
  Actions: ComponentType<{ company: OrganizationRow }>
}

export function OrganizationsScreen({ Actions, ...place }: OrganizationsScreenProps) {
  const t = useTranslations('admin.organizations')
  return (
    <ListScreen
      {...place}
      title={t('title')}
      lead={t('lead')}
      search={t('search')}
      filters={[
        {
          ...{ field: 'state', label: t('stateLabel'), all: t('allStates') },
          options: ORGANIZATION_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        },
      ]}
      columns={useOrganizationColumns(Actions)}
      firstOrder={FIRST_ORGANIZATION_ORDER}
      parse={parseOrganizationsAddress}
      found={useQuery(allOrganizationsQuery(place.address, place.words))}
    />
  )
}
