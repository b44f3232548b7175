import { useHydrated } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'

type Vocabulary =
  | 'jobType'
  | 'jobDuration'
  | 'sector'
  | 'workLocation'
  | 'educationLevel'
  | 'educationRequirement'
  | 'cefr'

/** The labels of a list of codes, in the order of the list. */
export function useVocabulary<Code extends string>(
  kind: Vocabulary,
  codes: readonly Code[],
): { value: Code; label: string }[] {
  const t = useTranslations('job.vocabulary')
  // The compiler cannot follow a key that is put together; the texts of every code are proved by a test.
  const labelOf = t as unknown as (key: string) => string
  return codes.map((code) => ({ value: code, label: labelOf(`${kind}.${code}`) }))
}

/**
 * Codes with their names in the reader's language, sorted as it sorts. Until the page is alive only the chosen ones:
 * server and browser disagree about some names, and nobody can open the list before. What has no name is left out.
 */
export function useDisplayNames(
  kind: 'region' | 'language',
  codes: readonly string[],
  chosen: readonly (string | null)[],
): { value: string; label: string }[] {
  const locale = useLocale()
  const isAlive = useHydrated()
  const kept = chosen.join(' ')
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: kind })
    const capital = (name: string) => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
    const isChosen = (code: string) => kept.split(' ').includes(code)
    return codes
      .filter((code) => isChosen(code) || (isAlive && names.of(code) !== code))
      .map((code) => ({ value: code, label: capital(names.of(code) ?? code) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  }, [locale, isAlive, kind, codes, kept])
}
