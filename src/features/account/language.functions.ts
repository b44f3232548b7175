import { createServerFn } from '@tanstack/react-start'
import * as z from 'zod'
import { freshSessionMiddleware, sessionMiddleware } from '#/platform/auth/session.middleware.ts'
import { readerLanguage } from '#/platform/language/reader-language.server.ts'
import { rememberLanguage, saveLanguage } from './language.server.ts'

/** The language in which the caller reads. */
export const getLanguage = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(() => ({ language: readerLanguage() }))

/** Chooses the language for a year, on other devices of the caller too; an admin who acts as them changes their own alone. Refuses one that is not offered. */
export const setLanguage = createServerFn({ method: 'POST' })
  .middleware([freshSessionMiddleware])
  .validator(z.object({ language: z.string().max(20) }))
  .handler(async ({ data, context }) => {
    const language = rememberLanguage(data.language)
    if (context.user && !context.user.isImpersonated) await saveLanguage(context.user.id, language)
    return { language }
  })
