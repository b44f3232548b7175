import { useHydrated } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLocale } from 'use-intl'
import { COUNTRIES } from '#/domain/place/place.ts'
import { LANGUAGES } from '#/domain/profile/languages.ts'
import { codeNamer, type CodeKind } from '#/lib/code-namer.ts'
import type { SelectOption } from '#/ui/select.tsx'

const CODES: Record<CodeKind, readonly string[]> = { region: COUNTRIES, language: LANGUAGES }

type Names = {
  nameOf: (code: string) => string
  sorted: (codes: readonly string[]) => SelectOption[]
  /** All that have a name, each name once. */
  all: readonly SelectOption[]
}

function readNames(kind: CodeKind, locale: string): Names {
  const { compare } = new Intl.Collator(locale)
  const nameOf = codeNamer(kind, locale)
  const sorted = (codes: readonly string[]) =>
    codes.map((value) => ({ value, label: nameOf(value) })).toSorted((a, b) => compare(a.label, b.label))
  const isNamed = (code: string) => nameOf(code).toLowerCase() !== code.toLowerCase()
  const all = sorted(CODES[kind].filter(isNamed))
  return { nameOf, sorted, all: all.filter(({ label }, index) => label !== all[index - 1]?.label) }
}

const known = new Map<string, Names>()

/** Worked out once: two hundred names take their time on a phone, and a form asks for them in every row. */
function namesIn(kind: CodeKind, locale: string): Names {
  const key = `${kind} ${locale}`
  const names = known.get(key) ?? readNames(kind, locale)
  known.set(key, names)
  return names
}

export function useCountryName(): (code: string) => string {
  return namesIn('region', useLocale()).nameOf
}

export function useLanguageName(): (code: string) => string {
  return namesIn('language', useLocale()).nameOf
}

/**
 * Codes with their names, sorted as the reader's language sorts. Until the page is alive only the chosen ones: server
 * and browser disagree about some names, and nobody can open the list before. What has no name is left out.
 */
function useNameOptions(kind: CodeKind, chosen: readonly (string | null)[]): readonly SelectOption[] {
  const locale = useLocale()
  const isAlive = useHydrated()
  const kept = chosen.join(' ')
  return useMemo(() => {
    const names = namesIn(kind, locale)
    const listed = isAlive ? names.all : []
    const isMissing = (code: string) =>
      CODES[kind].includes(code) && !listed.some(({ value }) => value === code)
    const missing = [...new Set(kept.split(' '))].filter(isMissing)
    if (missing.length === 0) return listed
    return names.sorted([...listed.map(({ value }) => value), ...missing])
  }, [kind, locale, isAlive, kept])
}

export function useCountryOptions(...chosen: (string | null)[]): readonly SelectOption[] {
  return useNameOptions('region', chosen)
}

export function useLanguageOptions(...chosen: (string | null)[]): readonly SelectOption[] {
  return useNameOptions('language', chosen)
}
