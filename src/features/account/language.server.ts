import { getCookie, setCookie } from '@tanstack/react-start/server'
import { AppError } from '#/domain/app-error.ts'
import { DEFAULT_LANGUAGE, enabledLanguages, type Language } from '#/i18n/languages.ts'
import { baseUrl, env } from '#/platform/env/env.server.ts'

const COOKIE = 'language'
const YEAR_S = 31_536_000

/** The languages that whoever runs the product offers. */
export function offeredLanguages(): Language[] {
  return enabledLanguages(env().LANGUAGES)
}

/** The language of the caller's cookie while it is offered, else English. What the browser prefers is not asked. */
export function currentLanguage(): Language {
  const chosen = getCookie(COOKIE)
  return offeredLanguages().find((language) => language === chosen) ?? DEFAULT_LANGUAGE
}

/** A language as received, when it is offered. Throws invalid otherwise. */
export function requireOffered(language: string, offered: readonly Language[]): Language {
  const found = offered.find((code) => code === language)
  if (!found) throw new AppError('INVALID', 'account.invalid.language', { field: 'language' })
  return found
}

/** Remembers the choice for a year. Throws invalid for a language that is not offered. */
export function rememberLanguage(language: string): Language {
  const chosen = requireOffered(language, offeredLanguages())
  const secure = baseUrl().startsWith('https:')
  setCookie(COOKIE, chosen, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: YEAR_S })
  return chosen
}
