import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ACCOUNT_TYPES } from '#/domain/access/account-type.ts'
import { Button } from '#/ui/button.tsx'
import { usersQuery } from '../../users.queries.ts'
import { FIRST_USER_ORDER, USER_STATES, parseUsersAddress, type UsersAddress } from '../../users-address.ts'
import { isNarrowed } from '../../table-page.ts'
import { TableFilter } from '../table/table-filter.tsx'
import { TableResult } from '../table/table-result.tsx'
import { TableSearch } from '../table/table-search.tsx'
import { TableTools } from '../table/table-tools.tsx'
import { useUserColumns } from './user-columns.tsx'

export type UsersScreenProps = {
  address: UsersAddress
  words: string
  onAddress: (address: UsersAddress, words: string) => void
}

/** Everybody who has an account: found, filtered, put into order, page by page. */
export function UsersScreen(props: UsersScreenProps) {
  const t = useTranslations('admin.users')
  return (
    <div className="mx-auto w-full max-w-dash flex-1 px-4 py-8 md:px-5 md:py-12">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-28">{t('title')}</h1>
          <p className="mt-1 text-muted">{t('lead')}</p>
        </div>
        <Button asChild variant="primary" className="max-sm:w-full">
          <Link to="/app/admin/users/create">{t('create')}</Link>
        </Button>
      </header>
      <UsersTools {...props} />
      <Users {...props} />
    </div>
  )
}

/** The rows are others then: their pages begin anew. */
const fromTheTop = ({ after: _after, before: _before, ...rest }: UsersAddress): UsersAddress => rest

function UsersTools({ address, words, onAddress }: UsersScreenProps) {
  const t = useTranslations('admin.users')
  const change = (changes: object) =>
    onAddress(parseUsersAddress({ ...fromTheTop(address), ...changes }), words)
  return (
    <TableTools>
      <TableSearch
        label={t('search')}
        words={words}
        onWords={(next) => onAddress(fromTheTop(address), next)}
      />
      <TableFilter
        label={t('type')}
        all={t('allTypes')}
        options={ACCOUNT_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={address.type}
        onChange={(type) => change({ type })}
      />
      <TableFilter
        label={t('stateLabel')}
        all={t('allStates')}
        options={USER_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={address.state}
        onChange={(state) => change({ state })}
      />
    </TableTools>
  )
}

function Users({ address, words, onAddress }: UsersScreenProps) {
  const t = useTranslations('admin.users')
  const columns = useUserColumns()
  const found = useQuery(usersQuery(address, words))
  const onOrder = (order: string) =>
    onAddress(
      parseUsersAddress({
        ...fromTheTop(address),
        sort: order === FIRST_USER_ORDER ? undefined : order,
      }),
      words,
    )
  return (
    <TableResult
      label={t('title')}
      order={address.sort ?? FIRST_USER_ORDER}
      onClear={isNarrowed(address, words) ? () => onAddress({}, '') : undefined}
      onMove={(cursor) => onAddress({ ...fromTheTop(address), ...cursor }, words)}
      {...{ found, columns, onOrder }}
    />
  )
}
