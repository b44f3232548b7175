import { useTranslations } from 'use-intl'
import { useLanguageName } from '#/components/vocabulary/use-name-options.ts'

/** What each kind of entry goes by, the better name first; two in a row are said together. */
const NAMES = [['position'], ['name'], ['label'], ['studyType', 'area'], ['institution']] as const

/** Says what an entry of any list goes by: a role's position, a course's award and subject, a language. */
export function useEntryTitle(): (entry: object) => string {
  const t = useTranslations('profile.list')
  const languageName = useLanguageName()
  return (entry) => {
    const said = new Map<string, unknown>(Object.entries(entry))
    const text = (field: string) => {
      const value = said.get(field)
      return typeof value === 'string' ? value.trim() : ''
    }
    const titles = NAMES.map((fields) => fields.map(text).filter(Boolean).join(', '))
    const language = text('language')
    return titles.find(Boolean) ?? (language ? languageName(language) : t('untitled'))
  }
}
