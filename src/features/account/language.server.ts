import { getCookie, setCookie } from '@tanstack/react-start/server'
import { eq } from 'drizzle-orm'
import { AppError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { DEFAULT_LANGUAGE, enabledLanguages, type Language } from '#/i18n/languages.ts'
import { baseUrl, env } from '#/platform/env/env.server.ts'

const COOKIE = 'language'
const YEAR_S = 31_536_000

/** The languages that whoever runs the product offers. */
export function offeredLanguages(): Language[] {
  return enabledLanguages(env().LANGUAGES)
}

/** The first of the wanted languages that is offered, else English. */
export function firstOffered(
  wanted: readonly (string | undefined)[],
  offered: readonly Language[],
): Language {
  const found = wanted.find((code) => offered.some((language) => language === code))
  return offered.find((language) => language === found) ?? DEFAULT_LANGUAGE
}

/**
 * The language of the caller's cookie, else the one that they chose on another device. What the browser prefers is not
 * asked.
 */
export function currentLanguage(chosenElsewhere?: string): Language {
  return firstOffered([getCookie(COOKIE), chosenElsewhere], offeredLanguages())
}

/** A language as received, when it is offered. Throws invalid otherwise. */
export function requireOffered(language: string, offered: readonly Language[]): Language {
  const found = offered.find((code) => code === language)
  if (!found) throw new AppError('INVALID', 'account.invalid.language', { field: 'language' })
  return found
}

/** Keeps the choice with the account, for other devices. Primary key of `user`. */
export async function saveLanguage(userId: string, language: Language): Promise<void> {
  await db().update(user).set({ language }).where(eq(user.id, userId))
}

/** Remembers the choice for a year. Throws invalid for a language that is not offered. */
export function rememberLanguage(language: string): Language {
  const chosen = requireOffered(language, offeredLanguages())
  const secure = baseUrl().startsWith('https:')
  setCookie(COOKIE, chosen, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: YEAR_S })
  return chosen
}
