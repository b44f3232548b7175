import { useHydrated } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLocale } from 'use-intl'
import { COUNTRIES } from '#/domain/place/place.ts'
import { LANGUAGES } from '#/domain/profile/languages.ts'
import type { SelectOption } from '#/ui/select.tsx'

type Kind = 'region' | 'language'

/** Names as the reader's language writes them, with a capital; the code where it has none. */
function useNames(kind: Kind): (code: string) => string {
  const locale = useLocale()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: kind })
    return (code) => {
      const name = names.of(code) ?? code
      return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
    }
  }, [locale, kind])
}

/** Says a country's name. */
export function useCountryName(): (code: string) => string {
  return useNames('region')
}

/** Says a language's name. */
export function useLanguageName(): (code: string) => string {
  return useNames('language')
}

/**
 * Codes with their names, sorted as the reader's language sorts. Until the page is alive only the chosen ones: server
 * and browser disagree about some names, and nobody can open the list before. What has no name is left out.
 */
function useNameOptions(
  kind: Kind,
  codes: readonly string[],
  chosen: readonly (string | null)[],
): SelectOption[] {
  const locale = useLocale()
  const nameOf = useNames(kind)
  const isAlive = useHydrated()
  const kept = chosen.join(' ')
  return useMemo(() => {
    const isChosen = (code: string) => kept.split(' ').includes(code)
    const isNamed = (code: string) => nameOf(code).toLowerCase() !== code.toLowerCase()
    return codes
      .filter((code) => isChosen(code) || (isAlive && isNamed(code)))
      .map((value) => ({ value, label: nameOf(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  }, [locale, nameOf, isAlive, codes, kept])
}

export function useCountryOptions(...chosen: (string | null)[]): SelectOption[] {
  return useNameOptions('region', COUNTRIES, chosen)
}

export function useLanguageOptions(...chosen: (string | null)[]): SelectOption[] {
  return useNameOptions('language', LANGUAGES, chosen)
}
