import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PROVIDER_NAMES, SIGN_IN_PROVIDERS, type OfferedProvider } from '#/domain/access/sign-in-provider.ts'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { linkedAccountsQuery, type LinkedAccount } from '../../linked-accounts.queries.ts'
import { PasswordWay } from './password-way.tsx'
import { ProviderWay } from './provider-way.tsx'

export type LinkedAccountsProps = {
  email: string
  providers: readonly OfferedProvider[]
}

/** Those that are set up, and those that were once and are still connected. */
function withConnected(offered: readonly OfferedProvider[], accounts: readonly LinkedAccount[]) {
  return SIGN_IN_PROVIDERS.flatMap((id) => {
    const known = offered.find((provider) => provider.id === id)
    const isConnected = accounts.some(({ providerId }) => providerId === id)
    return known ?? (isConnected ? { id, name: id === 'oidc' ? '' : PROVIDER_NAMES[id] } : [])
  })
}

/** The ways in of the signed-in person: the password, and every provider that is set up or was connected once. */
export function LinkedAccounts({ email, providers }: LinkedAccountsProps) {
  const t = useTranslations('account.waysIn')
  const { data, isError, refetch } = useQuery(linkedAccountsQuery)
  if (isError) {
    return (
      <Banner tone="error" action={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
        {t('failed')}
      </Banner>
    )
  }
  if (!data) return <Skeleton className="h-22 rounded-card" />
  const of = (id: string): LinkedAccount | undefined => data.find(({ providerId }) => providerId === id)
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
      <PasswordWay email={email} isSet={of('credential') !== undefined} />
      {withConnected(providers, data).map((provider) => (
        <ProviderWay
          key={provider.id}
          provider={provider}
          account={of(provider.id)}
          isOnlyWay={data.length === 1}
        />
      ))}
    </ul>
  )
}
