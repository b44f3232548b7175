import { useTranslations } from 'use-intl'
import type { AccountType } from '#/domain/access/account-type.ts'
import { Banner } from '#/ui/banner.tsx'
import { ResendVerification } from './resend-verification.tsx'

/** Above one's own area until the address is confirmed: what does not work yet, and how to change that. */
export function VerifyEmailBanner({ email, type }: { email: string; type: AccountType }) {
  const t = useTranslations('account.verification')
  return (
    <div className="mx-auto w-full max-w-dash px-4 pt-4 md:px-5">
      <Banner tone="warning" title={t('bannerTitle')} action={<ResendVerification email={email} size="sm" />}>
        {t('banner', { email, type })}
      </Banner>
    </div>
  )
}
