import { useTranslations } from 'use-intl'
import { RefusalText } from '#/components/form/refusal-text.tsx'
import { ThemeSwitch } from '#/components/layout/theme-switch.tsx'
import { useTheme } from '#/components/layout/use-theme.ts'
import type { OfferedProvider } from '#/domain/access/sign-in-provider.ts'
import type { Language } from '#/i18n/languages.ts'
import type { Theme } from '#/lib/theme.ts'
import type { SessionUser } from '#/platform/auth/actor.server.ts'
import { Banner } from '#/ui/banner.tsx'
import { authErrorText } from '#/platform/auth/auth-errors.ts'
import { useHasPassword } from '../../use-has-password.ts'
import { ProfilePicture } from '../profile-picture.tsx'
import { AccountTypeSection } from './account-type-section.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { EmailSection } from './email-section.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordSection } from './password-section.tsx'
import { PrivacySummary, type PrivacySummaryProps } from './privacy-summary.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionList } from './session-list.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { SettingsNav } from './settings-nav.tsx'
import { SettingsSection } from './settings-section.tsx'

export type SettingsPageProps = {
  user: SessionUser
  language: Language
  offeredLanguages: readonly Language[]
  theme: Theme
  /** The providers one may come in by. */
  providers: readonly OfferedProvider[]
  /** A code that the way back from a provider brought along. */
  error?: string
  /** A job seeker's own rules for who sees them. */
  privacy?: PrivacySummaryProps
}

/** What the product knows of the account, how one gets in, and what becomes of it all. */
export function SettingsPage(props: SettingsPageProps) {
  const t = useTranslations('account.settings')
  const hasPassword = useHasPassword()
  return (
    <div className="mx-auto w-full max-w-3xl flex-1 px-4 py-8 md:px-5 md:py-12">
      <h1 className="text-28">{t('title')}</h1>
      <SettingsNav />
      {props.error && (
        <Banner tone="error" role="alert" className="mb-6">
          <RefusalText refusal={authErrorText({ code: props.error })} />
        </Banner>
      )}
      <AccountGroup {...props} hasPassword={hasPassword} />
      <SecurityGroup {...props} hasPassword={hasPassword} />
      <PrivacyGroup {...props} hasPassword={hasPassword} />
    </div>
  )
}

type GroupProps = SettingsPageProps & { hasPassword: boolean }

function AccountGroup({ user, language, offeredLanguages, theme: initialTheme, hasPassword }: GroupProps) {
  const t = useTranslations('account.settings')
  const [theme, chooseTheme] = useTheme(initialTheme)
  return (
    <SettingsGroup anchor="account" title={t('groups.account')}>
      <SettingsSection title={t('name')} lead={t('nameLead')}>
        <ProfilePicture image={user.image}>
          <div className="w-full min-w-0">
            <p className="truncate text-18 font-semibold">{user.name}</p>
            <p className="text-14 text-muted">{t(`type.${user.type}`)}</p>
          </div>
        </ProfilePicture>
        <NameForm user={user} />
      </SettingsSection>
      <EmailSection user={user} hasPassword={hasPassword} />
      {hasPassword && <PasswordSection email={user.email} />}
      {user.type !== 'Admin' && <AccountTypeSection type={user.type} />}
      <SettingsSection title={t('language')} lead={t('languageLead')}>
        <LanguageChoice language={language} offered={offeredLanguages} />
      </SettingsSection>
      <SettingsSection title={t('currency')} lead={t('currencyLead')}>
        <CurrencyChoice currency={user.currency} />
      </SettingsSection>
      <SettingsSection title={t('appearance')} lead={t('appearanceLead')}>
        <div className="max-w-80">
          <ThemeSwitch theme={theme} onThemeChange={chooseTheme} hideLabel />
        </div>
      </SettingsSection>
    </SettingsGroup>
  )
}

function SecurityGroup({ user, providers, hasPassword }: GroupProps) {
  const t = useTranslations('account.settings')
  return (
    <SettingsGroup anchor="security" title={t('groups.security')}>
      <SecondFactorSection user={user} hasPassword={hasPassword} />
      {(providers.length > 0 || !hasPassword) && (
        <SettingsSection title={t('waysIn')} lead={t('waysInLead')}>
          <LinkedAccounts email={user.email} providers={providers} />
        </SettingsSection>
      )}
      <SettingsSection title={t('sessions.title')} lead={t('sessions.lead')}>
        <SessionList />
      </SettingsSection>
    </SettingsGroup>
  )
}

function PrivacyGroup({ user, privacy, hasPassword }: GroupProps) {
  const t = useTranslations('account.settings')
  return (
    <SettingsGroup anchor="privacy" title={t('groups.privacy')}>
      {privacy && <PrivacySummary {...privacy} />}
      <DownloadData type={user.type} />
      <DeleteAccount type={user.type} hasPassword={hasPassword} />
    </SettingsGroup>
  )
}
