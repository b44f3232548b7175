import { useTranslations } from 'use-intl'
import type { OfferedProvider } from '#/domain/access/sign-in-provider.ts'

/** What a provider is called on the screen, also when the operator gave it no name. */
export function useProviderName(): (provider: OfferedProvider) => string {
  const t = useTranslations('account.social')
  return ({ name }) => name || t('single')
}
