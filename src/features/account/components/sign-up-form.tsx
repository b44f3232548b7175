import { Compass, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { signUpSchema, type SignUpFields, type TypedFields } from '../account.schema.ts'
import { signUp } from '../auth-actions.ts'
import { presetAccountType } from '../sign-up-type.ts'
import { SignUpTerms } from './sign-up-terms.tsx'

export type SignUpFormProps = {
  next: string | undefined
  /** The fields of the refused form, to be shown again. */
  typed?: TypedFields
  /** The masked address that an invitation was mailed to; any other would not open it. */
  invitedAddress?: string
  onSignedUp: (email: string) => Promise<void>
}

export function SignUpForm({ next, typed, invitedAddress, onSignedUp }: SignUpFormProps) {
  const t = useTranslations('account')
  const defaultValues: SignUpFields = {
    type: presetAccountType(next, typed?.type),
    firstName: typed?.firstName ?? '',
    lastName: typed?.lastName ?? '',
    email: typed?.email ?? '',
    password: '',
  }
  const form = useAppForm({
    defaultValues,
    validators: { onChange: signUpSchema },
    onSubmit: async ({ value }) => {
      const fields = signUpSchema.parse(value)
      await signUp(fields)
      await onSignedUp(fields.email)
    },
  })
  return (
    <form.AppForm>
      <form.FormRoot action="/api/sign-up" className="grid gap-4">
        {next && <input type="hidden" name="next" value={next} />}
        <form.AppField name="type">
          {(field) => (
            <field.RadioCardsField
              label={t('field.type')}
              hideLabel
              options={[
                { value: 'Individual', label: t('signUp.individual'), icon: Compass },
                { value: 'Employer', label: t('signUp.employer'), icon: Users },
              ]}
            />
          )}
        </form.AppField>
        <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
          <form.AppField name="firstName">
            {(field) => <field.TextField label={t('field.firstName')} autoComplete="given-name" />}
          </form.AppField>
          <form.AppField name="lastName">
            {(field) => <field.TextField label={t('field.lastName')} autoComplete="family-name" />}
          </form.AppField>
        </div>
        <form.AppField name="email">
          {(field) => (
            <field.TextField
              label={t('field.email')}
              help={invitedAddress && t('signUp.invitedEmail', { email: invitedAddress })}
              type="email"
              autoComplete="email"
              spellCheck={false}
            />
          )}
        </form.AppField>
        <form.AppField name="password">
          {(field) => (
            <field.PasswordField
              label={t('field.password')}
              help={t('field.passwordHelp')}
              autoComplete="new-password"
            />
          )}
        </form.AppField>
        <FormFailure />
        <form.SubmitButton className="w-full">{t('signUp.submit')}</form.SubmitButton>
        <SignUpTerms />
      </form.FormRoot>
    </form.AppForm>
  )
}
