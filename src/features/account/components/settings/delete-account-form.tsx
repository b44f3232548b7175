import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { AppError } from '#/domain/app-error.ts'
import { Banner } from '#/ui/banner.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { confirmPasswordSchema } from '../../account.schema.ts'
import { deleteAccount } from '../../account-actions.ts'

export type DeleteAccountFormProps = {
  hasPassword: boolean
  onCancel: () => void
  onDeleted: () => Promise<void>
}

/** Companies stand in the way of their only owner: the refusal names them, and leads there. */
function SoleOwnerBanner({ refusal }: { refusal: string }) {
  const t = useTranslations('account.deletion')
  return (
    <Banner tone="error" role="alert">
      <p>{refusal}</p>
      <LinkText asChild>
        <Link to="/app/employer/company">{t('toCompanies')}</Link>
      </LinkText>
    </Banner>
  )
}

/** Asks for the password once more; what is refused stands beside it. */
export function DeleteAccountForm({ hasPassword, onCancel, onDeleted }: DeleteAccountFormProps) {
  const t = useTranslations('account.deletion')
  const first = useFocusOnMount<HTMLDivElement>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useAppForm({
    defaultValues: { password: '' },
    validators: { onChange: hasPassword ? confirmPasswordSchema : undefined },
    onSubmit: async ({ value }) => {
      setRefusal(null)
      try {
        await deleteAccount(value.password)
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error
        setRefusal(error.message)
        return
      }
      await onDeleted()
    },
  })
  return (
    <form.AppForm>
      <DialogForm
        onCancel={onCancel}
        button={<form.SubmitButton variant="danger">{t('confirm')}</form.SubmitButton>}
      >
        {hasPassword ? (
          <div ref={first}>
            <form.AppField name="password">
              {(field) => <field.PasswordField label={t('password')} autoComplete="current-password" />}
            </form.AppField>
          </div>
        ) : (
          <p className="text-14 text-ink-2">{t('noPassword')}</p>
        )}
        {refusal && <SoleOwnerBanner refusal={refusal} />}
      </DialogForm>
    </form.AppForm>
  )
}
