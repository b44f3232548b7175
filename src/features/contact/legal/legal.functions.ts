import { createServerFn } from '@tanstack/react-start'
import { readerLanguage } from '#/platform/language/reader-language.server.ts'
import { legalDocument } from './legal.server.ts'
import { legalPageSchema } from './legal.schema.ts'

/** The privacy policy or the terms in the reader's language, for everybody. */
export const getLegalPage = createServerFn({ method: 'GET' })
  .validator(legalPageSchema)
  .handler(({ data }) => legalDocument(data.page, readerLanguage()))
