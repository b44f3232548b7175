import { useTranslations } from 'use-intl'
import { ACCOUNT_TYPES, type AccountType } from '#/domain/access/account-type.ts'
import { PLATFORM_ROLES, type PlatformRole } from '#/domain/access/platform-roles.ts'
import { useAppForm } from '#/components/form/app-form.ts'
import { createUserAccount } from '../../user-account.functions.ts'
import { newUserSchema } from '../../user-account.schema.ts'
import { BY_LINK, PasswordChoice, type PasswordFields } from '../user/password-choice.tsx'

type Fields = PasswordFields & {
  firstName: string
  lastName: string
  email: string
  type: AccountType
  platformRole: PlatformRole
}

const EMPTY: Fields = {
  ...{ firstName: '', lastName: '', email: '', type: 'Individual', platformRole: 'user' },
  ...BY_LINK,
}

export type CreatedUser = {
  id: string
  name: string
  email: string
  /** How the account is come into: by a mailed link, by the password that was set, or not yet. */
  way: 'link' | 'password' | 'linkFailed'
}

/** Opens an account for somebody else. Account type and platform role name the same admins: each follows the other. */
export function CreateUserForm({ onCreated }: { onCreated: (user: CreatedUser) => Promise<void> }) {
  const t = useTranslations('admin.newUser')
  const account = useTranslations('account.field')
  const form = useAppForm({
    defaultValues: EMPTY,
    validators: { onChange: newUserSchema },
    onSubmit: async ({ value }) => {
      const data = newUserSchema.parse(value)
      const { id, isLinkSent } = await createUserAccount({ data })
      const way = data.way === 'link' && !isLinkSent ? 'linkFailed' : data.way
      await onCreated({ id, name: `${data.firstName} ${data.lastName}`, email: data.email, way })
    },
  })
  const followType = (type: string | null) =>
    form.setFieldValue('platformRole', type === 'Admin' ? 'admin' : 'user')
  const followRole = (role: string | null) => {
    const isAdmin = form.getFieldValue('type') === 'Admin'
    if (isAdmin !== (role === 'admin')) form.setFieldValue('type', isAdmin ? 'Individual' : 'Admin')
  }
  return (
    <form.AppForm>
      <form.FormRoot className="grid gap-8" autoComplete="off">
        <fieldset className="grid gap-4">
          <legend className="mb-4 text-18 font-semibold">{t('who')}</legend>
          <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
            <form.AppField name="firstName">
              {(field) => <field.TextField label={account('firstName')} autoComplete="off" />}
            </form.AppField>
            <form.AppField name="lastName">
              {(field) => <field.TextField label={account('lastName')} autoComplete="off" />}
            </form.AppField>
          </div>
          <form.AppField name="email">
            {(field) => (
              <field.TextField label={account('email')} type="email" autoComplete="off" spellCheck={false} />
            )}
          </form.AppField>
        </fieldset>
        <fieldset className="grid gap-4">
          <legend className="mb-4 text-18 font-semibold">{t('what')}</legend>
          <form.AppField name="type" listeners={{ onChange: ({ value }) => followType(value) }}>
            {(field) => (
              <field.RadioCardsField
                label={t('type')}
                options={ACCOUNT_TYPES.map((value) => ({
                  value,
                  label: t(`types.${value}.label`),
                  help: t(`types.${value}.help`),
                }))}
              />
            )}
          </form.AppField>
          <form.AppField name="platformRole" listeners={{ onChange: ({ value }) => followRole(value) }}>
            {(field) => (
              <field.SegmentedField
                label={t('role')}
                help={t('roleHelp')}
                options={PLATFORM_ROLES.toReversed().map((value) => ({ value, label: t(`roles.${value}`) }))}
              />
            )}
          </form.AppField>
        </fieldset>
        <fieldset className="grid gap-4">
          <legend className="mb-4 text-18 font-semibold">{t('how')}</legend>
          <PasswordChoice
            form={form}
            fields={{ way: 'way', password: 'password' }}
            label={t('how')}
            textsOf={(way) => ({ label: t(`ways.${way}.label`), help: t(`ways.${way}.help`) })}
            passwordLabel={t('password')}
          />
        </fieldset>
        <form.FormErrorSummary />
        <form.SubmitButton className="justify-self-start max-sm:w-full">{t('submit')}</form.SubmitButton>
      </form.FormRoot>
    </form.AppForm>
  )
}
