import { useTranslations } from 'use-intl'
import { PasswordField } from '#/components/form/password-field.tsx'

/** A password that is chosen, as a field of whatever form. */
export function NewPasswordField() {
  const t = useTranslations('account.field')
  return <PasswordField label={t('newPassword')} help={t('passwordHelp')} autoComplete="new-password" />
}
