import { revalidateLogic } from '@tanstack/react-form'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { AppError } from '#/domain/app-error.ts'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { deletionSchema } from '../account.schema.ts'
import { deleteAccount } from '../auth-actions.ts'

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
  const common = useTranslations('common.actions')
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useAppForm({
    defaultValues: { password: '' },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: hasPassword ? deletionSchema : undefined },
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
      <form.FormRoot className="grid gap-4">
        {hasPassword ? (
          <form.AppField name="password">
            {(field) => <field.PasswordField label={t('password')} autoComplete="current-password" />}
          </form.AppField>
        ) : (
          <p className="text-14 text-ink-2">{t('noPassword')}</p>
        )}
        {refusal && <SoleOwnerBanner refusal={refusal} />}
        <FormFailure />
        <div className="flex flex-wrap justify-end gap-2 pt-1 max-md:*:flex-1">
          <Button size="lg" onClick={onCancel}>
            {common('cancel')}
          </Button>
          <form.SubmitButton variant="danger">{t('confirm')}</form.SubmitButton>
        </div>
      </form.FormRoot>
    </form.AppForm>
  )
}
