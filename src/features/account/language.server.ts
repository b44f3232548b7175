import { setCookie } from '@tanstack/react-start/server'
import { eq } from 'drizzle-orm'
import { AppError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import type { Language } from '#/i18n/languages.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { LANGUAGE_COOKIE, offeredLanguages } from '#/platform/language/reader-language.server.ts'

const YEAR_S = 31_536_000

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
  setCookie(LANGUAGE_COOKIE, chosen, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: YEAR_S })
  return chosen
}
