import { memo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { VideoField } from '#/components/media/video-field.tsx'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import type { StepForm } from '../use-step-form.ts'
import { CharacterCount } from './character-count.tsx'
import { ImportCard } from './import/import-card.tsx'
import { OwnPlace } from './own-place.tsx'

const LINKS = ['website', 'linkedin', 'github', 'portfolio'] as const

type AboutStepProps = {
  form: StepForm<1>
  /** The control of the account's picture, from whoever keeps accounts. */
  picture?: ReactNode
}

/** Step 1: who one is and where to be reached. Long: a key typed into one field does not draw all others again. */
export const AboutStep = memo(function AboutStep({ form, picture }: AboutStepProps) {
  const t = useTranslations('profile.about')
  const common = useTranslations('common.form')
  return (
    <div className="grid grid-cols-1 gap-6">
      <ImportCard />
      {picture}
      <div className="grid gap-4 sm:grid-cols-2">
        <form.AppField name="firstName">
          {(field) => <field.TextField label={t('firstName')} autoComplete="given-name" />}
        </form.AppField>
        <form.AppField name="lastName">
          {(field) => <field.TextField label={t('lastName')} autoComplete="family-name" />}
        </form.AppField>
      </div>
      <form.AppField name="headline">
        {(field) => (
          <field.TextField
            label={t('headline')}
            help={t('headlineHelp')}
            placeholder={t('headlinePlaceholder')}
            aside={<CharacterCount max={PROFILE_LIMITS.headlineMax} />}
          />
        )}
      </form.AppField>
      <form.AppField name="bio">
        {(field) => (
          <field.TextAreaField
            label={t('bio')}
            rows={5}
            help={t('bioHelp')}
            placeholder={t('bioPlaceholder')}
            aside={<CharacterCount max={PROFILE_LIMITS.bioMax} />}
          />
        )}
      </form.AppField>
      <form.AppField name="profileVideo">
        {() => (
          <VideoField
            folder="profile-videos"
            fileName="profile-video"
            label={t('video')}
            aside={common('optional')}
            help={t('videoHelp')}
          />
        )}
      </form.AppField>
      <OwnPlace form={form} />
      <form.AppField name="phone">
        {(field) => (
          <field.TextField
            label={t('phone')}
            type="tel"
            autoComplete="tel"
            aside={common('optional')}
            help={t('phoneHelp')}
            className="sm:max-w-72"
          />
        )}
      </form.AppField>
      <fieldset className="grid gap-4">
        <legend className="head mb-3 text-16">{t('links')}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {LINKS.map((link) => (
            <form.AppField key={link} name={`links.${link}`}>
              {(field) => (
                <field.TextField
                  label={t(`link.${link}`)}
                  placeholder={t(`linkPlaceholder.${link}`)}
                  inputMode="url"
                  autoComplete="url"
                  spellCheck={false}
                />
              )}
            </form.AppField>
          ))}
        </div>
      </fieldset>
    </div>
  )
})
