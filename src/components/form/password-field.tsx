import { useTranslations } from 'use-intl'
import { PasswordInput } from '#/ui/password-input.tsx'
import { BoundField, type BoundFieldProps } from './bound-field.tsx'
import { useFieldContext } from './form-context.ts'

export type PasswordFieldProps = BoundFieldProps & { autoComplete: 'current-password' | 'new-password' }

export function PasswordField({ label, help, aside, className, autoComplete }: PasswordFieldProps) {
  const t = useTranslations('common.form')
  const field = useFieldContext<string>()
  return (
    <BoundField {...{ label, help, aside, className }}>
      {(control) => (
        <PasswordInput
          {...control}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoComplete={autoComplete}
          name={field.name}
          value={field.state.value}
          onChange={(event) => field.handleChange(event.target.value)}
          onBlur={field.handleBlur}
        />
      )}
    </BoundField>
  )
}
