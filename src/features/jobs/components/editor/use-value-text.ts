import { useFormatter, useTranslations } from 'use-intl'
import { useTextOf } from '#/components/form/use-text-of.ts'
import { useCountryName, useLanguageName } from '#/components/vocabulary/use-name-options.ts'
import type { LanguageSkill } from '#/domain/profile/languages.ts'
import type { JobChanges, JobField } from '../../job-steps.ts'

/** Says what a field holds, in the words in which the form shows it; '' for nothing. */
export function useValueText(): (field: JobField, value: JobChanges[JobField]) => string {
  const t = useTranslations('job.editor')
  const format = useFormatter()
  const textOf = useTextOf()
  const countryName = useCountryName()
  const languageName = useLanguageName()

  const wordOf = (field: JobField, value: string) => {
    if (field === 'video') return t('aVideo')
    if (field === 'teamId') return t('aTeam')
    if (field === 'countryCode' || field === 'countries') return countryName(value)
    if (field === 'startDate' || field === 'closingDate')
      return format.dateTime(new Date(value), { dateStyle: 'long', timeZone: 'UTC' })
    const key = `vocabulary.${field}.${value}`
    const word = textOf(key)
    return word === key ? value : word
  }
  const partOf = (field: JobField, part: string | number | LanguageSkill) => {
    if (typeof part === 'string') return wordOf(field, part)
    if (typeof part === 'object') return `${languageName(part.language)}, ${part.level}`
    return field === 'replyPledgeDays' ? t('pledgeDays', { days: part }) : format.number(part)
  }
  return (field, value) => {
    const parts = [value ?? []].flat()
    return parts.map((part) => partOf(field, part)).join(' · ')
  }
}
