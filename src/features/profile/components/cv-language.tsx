import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { useTakeOver } from '#/components/form/use-take-over.ts'
import { LOCALES, type Language } from '#/i18n/languages.ts'
import { fetchTexts } from '#/i18n/texts-provider.tsx'
import { codeNamer } from '#/lib/code-namer.ts'
import { SettledSelect } from '#/ui/settled-select.tsx'
import { saveMyProfile } from '../profile.queries.ts'

/** A language in its own words, as a name stands alone: 'English', 'Français'. */
const ownName = (language: Language) => codeNamer('language', LOCALES[language])(language)

export type CvLanguageProps = { chosen: Language; offered: readonly Language[] }

/** Its owner chooses in which language a CV is written, for everybody who reads it. With one language there is no choice. */
export function CvLanguage({ chosen, offered }: CvLanguageProps) {
  const t = useTranslations('profile.cv')
  const queryClient = useQueryClient()
  const router = useRouter()
  const bar = useTakeOver<HTMLDivElement>()
  const [saving, setSaving] = useState<Language | null>(null)
  const choose = async (language: Language) => {
    setSaving(language)
    try {
      await saveMyProfile(queryClient, [{ step: 1, values: { cvLanguage: language } }])
      await fetchTexts(language)
      await router.invalidate()
    } catch (error) {
      showErrors(error)
    } finally {
      setSaving(null)
    }
  }
  if (offered.length < 2) return null
  return (
    <div ref={bar} className="noscript:hidden">
      <SettledSelect
        aria-label={t('language')}
        value={saving ?? chosen}
        aria-busy={saving !== null}
        onSettle={(value) => {
          const language = offered.find((code) => code === value)
          if (language) void choose(language)
        }}
        options={offered.map((code) => ({ value: code, label: ownName(code) }))}
      />
    </div>
  )
}
