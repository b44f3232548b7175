import { useTranslations } from 'use-intl'
import { useTakeOver } from '#/components/form/use-take-over.ts'
import { LOCALES, type Language } from '#/i18n/languages.ts'
import { codeNamer } from '#/lib/code-namer.ts'
import { SettledSelect } from '#/ui/settled-select.tsx'
import { setLanguage } from '../../language.functions.ts'
import { useSessionChange } from '../../use-session-change.ts'
import { useSavedChoice } from './use-saved-choice.ts'

/** A language in its own words, as a name stands alone: 'English', 'Français'. */
const ownName = (language: Language) => codeNamer('language', LOCALES[language])(language)

export type LanguageChoiceProps = { language: Language; offered: readonly Language[] }

/** The languages that are offered. With one alone there is nothing to choose, and it says so. */
export function LanguageChoice({ language, offered }: LanguageChoiceProps) {
  const t = useTranslations('account.settings')
  const changeSession = useSessionChange()
  const bar = useTakeOver<HTMLDivElement>()
  const { saving, choose } = useSavedChoice(async (chosen) => {
    await setLanguage({ data: { language: chosen } })
    await changeSession()
  })
  if (offered.length < 2) return <p className="font-medium">{ownName(language)}</p>
  return (
    <div ref={bar}>
      <SettledSelect
        aria-label={t('language')}
        className="max-w-80"
        value={saving ?? language}
        aria-busy={saving !== null}
        onSettle={(chosen) => void choose(chosen)}
        options={offered.map((code) => ({ value: code, label: ownName(code) }))}
      />
    </div>
  )
}
