import { revalidateLogic } from '@tanstack/react-form'
import { Compass, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { FormFailure } from '#/components/form/form-failure.tsx'
import type { SignUpAccountType } from '#/domain/access/account-type.ts'
import { safeNextPath } from '#/domain/access/next-path.ts'
import { chooseAccountType } from '../account-type.functions.ts'
import { chooseTypeSchema } from '../account.schema.ts'
import { useSessionChange } from '../use-session-change.ts'
import { AuthPage } from './auth-page.tsx'

export type WelcomePageProps = { firstName: string; next: string | undefined }

/** The one question to somebody who came by a provider, which says who they are and not what they want here. */
export function WelcomePage({ firstName, next }: WelcomePageProps) {
  const t = useTranslations('account')
  const changeSession = useSessionChange()
  const defaultValues: { type: SignUpAccountType | null } = { type: null }
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: chooseTypeSchema },
    onSubmit: async ({ value }) => {
      await chooseAccountType({ data: chooseTypeSchema.parse(value) })
      await changeSession(safeNextPath(next))
    },
  })
  return (
    <AuthPage title={t('welcome.title')} lead={t('welcome.lead', { name: firstName })}>
      <form.AppForm>
        <form.FormRoot className="grid gap-4">
          <form.AppField name="type">
            {(field) => (
              <field.RadioCardsField
                label={t('welcome.title')}
                hideLabel
                options={[
                  { value: 'Individual', label: t('signUp.individual'), icon: Compass },
                  { value: 'Employer', label: t('signUp.employer'), icon: Users },
                ]}
              />
            )}
          </form.AppField>
          <FormFailure />
          <form.SubmitButton className="w-full">{t('welcome.submit')}</form.SubmitButton>
          <p className="text-12 text-pretty text-muted">{t('welcome.later')}</p>
        </form.FormRoot>
      </form.AppForm>
    </AuthPage>
  )
}
