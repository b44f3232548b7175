import { useTranslations } from 'use-intl'
import { profileSections, type ProfileSection } from './profile-sections.ts'
import type { ProfileView } from './profile.view.ts'
import type { DatePrecision } from './say-dates.ts'
import { useMonth, useSpan } from './use-span.ts'

/** The sections of a profile in the reader's language. */
export function useProfileSections(profile: ProfileView, precision: DatePrecision): ProfileSection[] {
  const t = useTranslations('profile.page')
  return profileSections(profile, { label: t, span: useSpan(precision), month: useMonth(precision) })
}
