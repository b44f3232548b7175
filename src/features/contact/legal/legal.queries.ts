import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#/i18n/languages.ts'
import { getLegalPage } from './legal.functions.ts'
import type { LegalPageName } from './legal.schema.ts'

/** A legal page in the reader's language, drawn; it changes with the program and its settings alone. */
export const legalPageQuery = (page: LegalPageName, language: Language) =>
  queryOptions({
    queryKey: ['legal', page, language],
    queryFn: () => getLegalPage({ data: { page } }),
    staleTime: Infinity,
  })
