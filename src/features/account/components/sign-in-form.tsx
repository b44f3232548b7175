import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { useReadyControl } from '#/components/form/use-ready-control.ts'
import { LinkText } from '#/ui/link-text.tsx'
import { signInSchema } from '../account.schema.ts'
import { signIn } from '../auth-actions.ts'

export type SignInFormProps = {
  next: string | undefined
  /** The email of the form that was refused. */
  email?: string
  onSignedIn: () => Promise<void>
  onSecondFactor: () => void
}

/** Email and password. Without the page's scripts it is a plain form that the server answers. */
export function SignInForm({ next, email = '', onSignedIn, onSecondFactor }: SignInFormProps) {
  const t = useTranslations('account')
  const form = useAppForm({
    defaultValues: { email, password: '' },
    validators: { onChange: signInSchema },
    onSubmit: async ({ value }) => {
      const outcome = await signIn(signInSchema.parse(value))
      if (outcome === 'second-factor') onSecondFactor()
      else await onSignedIn()
    },
  })
  const first = useReadyControl<HTMLDivElement>()
  return (
    <form.AppForm>
      <form.FormRoot action="/api/sign-in" className="grid gap-4">
        {next && <input type="hidden" name="next" value={next} />}
        <div ref={first}>
          <form.AppField name="email">
            {(field) => (
              <field.TextField
                label={t('field.email')}
                type="email"
                autoComplete="username"
                spellCheck={false}
              />
            )}
          </form.AppField>
        </div>
        <form.AppField name="password">
          {(field) => (
            <field.PasswordField
              label={t('field.password')}
              autoComplete="current-password"
              aside={
                <LinkText asChild>
                  <Link to="/auth/password/forgot">{t('signIn.forgot')}</Link>
                </LinkText>
              }
            />
          )}
        </form.AppField>
        <FormFailure />
        <form.SubmitButton className="w-full">{t('signIn.submit')}</form.SubmitButton>
      </form.FormRoot>
    </form.AppForm>
  )
}
