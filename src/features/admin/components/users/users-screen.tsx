import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ACCOUNT_TYPES } from '#/domain/access/account-type.ts'
import { Button } from '#/ui/button.tsx'
import { usersQuery } from '../../users.queries.ts'
import { FIRST_USER_ORDER, USER_STATES, parseUsersAddress, type UsersAddress } from '../../users-address.ts'
import { ListScreen } from '../table/list-screen.tsx'
import type { ListPlace } from '../table/use-list-place.ts'
import { useUserColumns } from './user-columns.tsx'

export function UsersScreen(place: ListPlace<UsersAddress>) {
  const t = useTranslations('admin.users')
  return (
    <ListScreen
      {...place}
      title={t('title')}
      lead={t('lead')}
      action={
        <Button asChild variant="primary" className="max-sm:w-full">
          <Link to="/app/admin/users/create">{t('create')}</Link>
        </Button>
      }
      search={t('search')}
      filters={[
        {
          ...{ field: 'type', label: t('type'), all: t('allTypes') },
          options: ACCOUNT_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
        },
        {
          ...{ field: 'state', label: t('stateLabel'), all: t('allStates') },
          options: USER_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        },
      ]}
      columns={useUserColumns()}
      firstOrder={FIRST_USER_ORDER}
      parse={parseUsersAddress}
      found={useQuery(usersQuery(place.address, place.words))}
    />
  )
}
