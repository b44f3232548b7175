import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrorsToRetry } from '#/components/form/show-errors.ts'
import type { OfferedProvider } from '#/domain/access/sign-in-provider.ts'
import { Button } from '#/ui/button.tsx'
import { announce } from '../../announce.ts'
import {
  connectProvider,
  disconnectAccount,
  linkedAccountsQuery,
  type LinkedAccount,
} from '../../linked-accounts.queries.ts'
import { useProviderName } from '../../use-provider-name.ts'
import { ProviderMark } from '../provider-mark.tsx'
import { WayRow } from './way-row.tsx'

export type ProviderWayProps = {
  provider: OfferedProvider
  account: LinkedAccount | undefined
  isOnlyWay: boolean
}

/** A provider: connected by leaving for it, disconnected on the spot while there is another way in. */
export function ProviderWay({ provider, account, isOnlyWay }: ProviderWayProps) {
  const t = useTranslations('account.waysIn')
  const name = useProviderName()(provider)
  const queryClient = useQueryClient()
  const [isWorking, setWorking] = useState(false)
  const work = async (act: () => Promise<void>) => {
    setWorking(true)
    try {
      await act()
    } catch (error) {
      showErrorsToRetry(error, () => void work(act))
    } finally {
      setWorking(false)
    }
  }
  const disconnect = async ({ id }: LinkedAccount) => {
    await disconnectAccount(id)
    await queryClient.invalidateQueries({ queryKey: linkedAccountsQuery.queryKey })
    await announce(t('disconnected', { provider: name }))
  }
  const [verb, act] = account
    ? (['disconnect', () => disconnect(account)] as const)
    : (['connect', () => connectProvider(provider.id)] as const)
  const stays = account !== undefined && isOnlyWay
  return (
    <WayRow
      icon={<ProviderMark provider={provider.id} />}
      name={name}
      state={stays ? t('onlyWay') : t(account ? 'connected' : 'notConnected')}
      action={
        stays ? undefined : (
          <Button
            size="sm"
            loading={isWorking}
            aria-label={t(`${verb}Named`, { provider: name })}
            onClick={() => void work(act)}
          >
            {t(verb)}
          </Button>
        )
      }
    />
  )
}
