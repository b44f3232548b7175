import { useHydrated } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLocale } from 'use-intl'
import { COUNTRIES } from '#/domain/place/place.ts'
import { LANGUAGES } from '#/domain/profile/languages.ts'
import type { SelectOption } from '#/ui/select.tsx'

/** Names as the reader's language writes them; the code where it has none. */
function names(locale: string, type: 'region' | 'language'): (code: string) => string {
  const display = new Intl.DisplayNames([locale], { type })
  return (code) => {
    const name = display.of(code) ?? code
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  }
}

/** Says a country's name. */
export function useCountryName(): (code: string) => string {
  const locale = useLocale()
  return useMemo(() => names(locale, 'region'), [locale])
}

/** Says a language's name. */
export function useLanguageName(): (code: string) => string {
  const locale = useLocale()
  return useMemo(() => names(locale, 'language'), [locale])
}

/**
 * Every code with its name, by name. Until the page is alive only the chosen one: servers and browsers disagree about
 * some names, and nobody can open the list before.
 */
function useOptions(
  codes: readonly string[],
  nameOf: (code: string) => string,
  chosen: string | null,
): SelectOption[] {
  const locale = useLocale()
  const isAlive = useHydrated()
  return useMemo(() => {
    const shown = isAlive ? codes : codes.filter((code) => code === chosen)
    return shown
      .map((value) => ({ value, label: nameOf(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  }, [isAlive, codes, nameOf, chosen, locale])
}

export function useCountryOptions(chosen: string | null): SelectOption[] {
  return useOptions(COUNTRIES, useCountryName(), chosen)
}

export function useLanguageOptions(chosen: string | null): SelectOption[] {
  return useOptions(LANGUAGES, useLanguageName(), chosen)
}
