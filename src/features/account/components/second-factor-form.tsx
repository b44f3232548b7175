import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { focusControl } from '#/components/form/focus-control.ts'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { Button } from '#/ui/button.tsx'
import { secondFactorSchema } from '../account.schema.ts'
import { confirmSecondFactor } from '../auth-actions.ts'

export type SecondFactorFormProps = { onConfirmed: () => Promise<void>; onStartAgain: () => void }

/** The second step of signing in: a code of the authenticator, or one of the backup codes. */
export function SecondFactorForm({ onConfirmed, onStartAgain }: SecondFactorFormProps) {
  const t = useTranslations('account')
  const [kind, setKind] = useState<'totp' | 'backup'>('totp')
  const form = useAppForm({
    defaultValues: { code: '' },
    validators: { onChange: secondFactorSchema },
    onSubmit: async ({ value }) => {
      await confirmSecondFactor(kind, secondFactorSchema.parse(value).code)
      await onConfirmed()
    },
  })
  const code = useFocusOnMount<HTMLDivElement>()
  const switchKind = () => {
    form.reset()
    setKind(kind === 'totp' ? 'backup' : 'totp')
    requestAnimationFrame(() => focusControl(code.current))
  }
  return (
    <form.AppForm>
      <form.FormRoot className="grid gap-4">
        <div ref={code}>
          <form.AppField name="code">
            {(field) => (
              <field.TextField
                key={kind}
                label={t(`secondFactor.${kind}`)}
                help={t(`secondFactor.${kind}Help`)}
                autoComplete="one-time-code"
                inputMode={kind === 'totp' ? 'numeric' : 'text'}
                maxLength={20}
                spellCheck={false}
              />
            )}
          </form.AppField>
        </div>
        <FormFailure />
        <form.SubmitButton className="w-full">{t('secondFactor.submit')}</form.SubmitButton>
        <div className="flex flex-wrap justify-between gap-2">
          <Button variant="quiet" size="sm" onClick={switchKind}>
            {t(kind === 'totp' ? 'secondFactor.useBackup' : 'secondFactor.useTotp')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onStartAgain}>
            {t('secondFactor.startAgain')}
          </Button>
        </div>
      </form.FormRoot>
    </form.AppForm>
  )
}
