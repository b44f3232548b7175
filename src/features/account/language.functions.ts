import { createServerFn } from '@tanstack/react-start'
import * as z from 'zod'
import { currentLanguage, rememberLanguage } from './language.server.ts'

/** The language in which the caller reads. */
export const getLanguage = createServerFn({ method: 'GET' }).handler(() => ({ language: currentLanguage() }))

/** Chooses the language for a year; refuses one that is not offered. */
export const setLanguage = createServerFn({ method: 'POST' })
  .validator(z.object({ language: z.string().max(20) }))
  .handler(({ data }) => ({ language: rememberLanguage(data.language) }))
