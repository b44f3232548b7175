import { useTranslations } from 'use-intl'
import { readLink } from './way-link.tsx'

/** What one agrees to, right below the button that does it. */
export function SignUpTerms() {
  const t = useTranslations('account.signUp')
  return (
    <p className="text-12 text-muted">
      {t.rich('accept', {
        terms: readLink('/terms', t('newTab')),
        privacy: readLink('/privacy', t('newTab')),
      })}
    </p>
  )
}
