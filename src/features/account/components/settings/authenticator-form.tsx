import { lazyRouteComponent } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { QuietPart } from '#/components/screens/quiet-part.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { secondFactorSchema } from '../../account.schema.ts'
import { proveSecondFactor } from '../../second-factor-actions.ts'

const QrCode = lazyRouteComponent(() => import('./qr-code.tsx'), 'QrCode')

/** The key in groups of four, as one types it. */
function groupedKey(totpURI: string): string {
  const key = new URL(totpURI).searchParams.get('secret') ?? ''
  return key.replace(/(.{4})(?=.)/g, '$1 ')
}

export type AuthenticatorFormProps = { totpURI: string; onProved: () => void; onCancel: () => void }

/** The picture to scan, or the key to type, and the first code as the proof that it worked. */
export function AuthenticatorForm({ totpURI, onProved, onCancel }: AuthenticatorFormProps) {
  const t = useTranslations('account.settings.secondFactor')
  const first = useFocusOnMount<HTMLDivElement>()
  const form = useAppForm({
    defaultValues: { code: '' },
    validators: { onChange: secondFactorSchema },
    onSubmit: async ({ value }) => {
      await proveSecondFactor(secondFactorSchema.parse(value).code)
      onProved()
    },
  })
  return (
    <form.AppForm>
      <DialogForm onCancel={onCancel} button={<form.SubmitButton>{t('prove')}</form.SubmitButton>}>
        <div className="grid items-center gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
          <QuietPart before={<Skeleton className="size-44 justify-self-center" />}>
            <QrCode text={totpURI} label={t('picture')} className="size-44 justify-self-center" />
          </QuietPart>
          <p className="text-14 text-muted">
            {t('byHand')}
            <code className="mt-1 block font-mono text-14 font-medium wrap-anywhere text-ink select-all">
              {groupedKey(totpURI)}
            </code>
          </p>
        </div>
        <div ref={first}>
          <form.AppField name="code">
            {(field) => (
              <field.TextField
                label={t('code')}
                help={t('codeHelp')}
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={20}
                spellCheck={false}
              />
            )}
          </form.AppField>
        </div>
      </DialogForm>
    </form.AppForm>
  )
}
