import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ThemeSwitch } from '#/components/layout/theme-switch.tsx'
import { useTheme } from '#/components/layout/use-theme.ts'
import type { Language } from '#/i18n/languages.ts'
import type { Theme } from '#/lib/theme.ts'
import type { SessionUser } from '#/platform/auth/actor.server.ts'
import { Avatar } from '#/ui/avatar.tsx'
import { Banner } from '#/ui/banner.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { ResendVerification } from './resend-verification.tsx'
import { SettingsSection } from './settings-section.tsx'

export type SettingsPageProps = {
  user: SessionUser
  language: Language
  offeredLanguages: readonly Language[]
  theme: Theme
}

/** What the product knows of the account, and how it looks and speaks. */
export function SettingsPage({ user, language, offeredLanguages, theme: initialTheme }: SettingsPageProps) {
  const t = useTranslations('account.settings')
  const [theme, chooseTheme] = useTheme(initialTheme)
  return (
    <div className="mx-auto w-full max-w-3xl flex-1 px-4 py-8 md:px-5 md:py-12">
      <h1 className="mb-6 text-28">{t('title')}</h1>
      <SettingsSection title={t('account')} lead={t('accountLead')}>
        <div className="flex items-center gap-4">
          <Avatar name={user.name} src={user.image} size="lg" />
          <div className="min-w-0">
            <p className="truncate text-18 font-semibold">{user.name}</p>
            <p className="text-14 text-muted">{t(`type.${user.type}`)}</p>
          </div>
        </div>
      </SettingsSection>
      <SettingsSection title={t('email')} lead={t('emailLead')}>
        <p className="font-medium wrap-anywhere">{user.email}</p>
        {user.emailVerified ? (
          <p className="flex items-center gap-2 text-14 text-strong-ink">
            <CircleCheck aria-hidden="true" />
            {t('verified')}
          </p>
        ) : (
          <Banner tone="warning" action={<ResendVerification email={user.email} size="sm" />}>
            {t('unverified')}
          </Banner>
        )}
      </SettingsSection>
      <SettingsSection title={t('language')} lead={t('languageLead')}>
        <LanguageChoice language={language} offered={offeredLanguages} />
      </SettingsSection>
      <SettingsSection title={t('appearance')} lead={t('appearanceLead')}>
        <div className="max-w-80">
          <ThemeSwitch theme={theme} onThemeChange={chooseTheme} hideLabel />
        </div>
      </SettingsSection>
    </div>
  )
}
