import { useTranslations } from 'use-intl'
import { withFieldGroup } from '#/components/form/app-form.ts'
import { PASSWORD_WAYS, type PasswordWay } from '../../user-account.schema.ts'

export type PasswordFields = { way: PasswordWay; password: string }

/** Unless something else is chosen they choose it themselves. */
export const BY_LINK: PasswordFields = { way: 'link', password: '' }

export type PasswordChoiceProps = {
  label: string
  textsOf: (way: PasswordWay) => { label: string; help: string }
  passwordLabel: string
}

/** How somebody else comes to a password: they choose it by a mailed link, or the admin sets one. */
export const PasswordChoice = withFieldGroup<PasswordFields, unknown, PasswordChoiceProps>({
  render: function PasswordChoice({ group, label, textsOf, passwordLabel }) {
    const t = useTranslations('account.field')
    return (
      <>
        <group.AppField name="way">
          {(field) => (
            <field.RadioCardsField
              label={label}
              hideLabel
              options={PASSWORD_WAYS.map((value) => ({ value, ...textsOf(value) }))}
            />
          )}
        </group.AppField>
        <group.Subscribe selector={({ values }) => values.way}>
          {(way) =>
            way === 'password' && (
              <group.AppField name="password">
                {(field) => (
                  <field.PasswordField
                    label={passwordLabel}
                    help={t('passwordHelp')}
                    autoComplete="new-password"
                  />
                )}
              </group.AppField>
            )
          }
        </group.Subscribe>
      </>
    )
  },
})
