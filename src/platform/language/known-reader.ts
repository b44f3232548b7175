import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'
import type { Language } from '#/i18n/languages.ts'
import { pageLanguage } from '#/i18n/page-language.ts'
import { THEME_COOKIE, toTheme, type Theme } from '#/lib/theme.ts'
import { readerLanguage } from './reader-language.server.ts'

type Reader = { language: Language; theme: Theme }

/** What a page knows of its reader without asking the database: while that is away it speaks to them all the same. */
export const knownReader = createIsomorphicFn()
  .server((): Reader => ({ language: readerLanguage(), theme: toTheme(getCookie(THEME_COOKIE)) }))
  .client((): Reader => ({
    language: pageLanguage(),
    theme: toTheme(document.documentElement.dataset.theme),
  }))
