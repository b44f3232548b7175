import { useTranslations } from 'use-intl'
import { useCountryName, useLanguageName } from '#/components/vocabulary/use-name-options.ts'
import type { Sheet } from '#/platform/pdf/sheet.ts'
import { cvSheet } from './cv/cv-sheet.ts'
import type { ProfileView } from './profile.view.ts'
import { useMonth, useSpan } from './use-span.ts'

/** A profile as a CV in the reader's language. */
export function useCvSheet(profile: ProfileView): Sheet {
  const label = useTranslations('profile.page')
  const cefr = useTranslations('vocabulary.cefr')
  return cvSheet(profile, {
    ...{ label, cefr, country: useCountryName(), language: useLanguageName() },
    ...{ span: useSpan('year'), month: useMonth('year') },
  })
}
