import { createFileRoute } from '@tanstack/react-router'
import { AppError } from '#/domain/app-error.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { baseUrl, env } from '#/platform/env/env.server.ts'
import { securityContact } from '#/platform/env/site-env.ts'
import { answerDocument, readOnly } from '#/platform/http/public-document.server.ts'
import { securityTxt } from '#/platform/http/security-txt.ts'
import { offeredLanguages } from '#/platform/language/reader-language.server.ts'

const PATH = '/.well-known/security.txt'

/** To whom weaknesses are reported; not there where the operator names nobody. */
export const Route = createFileRoute('/(raw)/.well-known/security.txt')({
  server: {
    handlers: readOnly(PATH, ({ request }) => {
      const contact = securityContact(env())
      if (!contact) throw new AppError('NOT_FOUND', 'error.recordNotFound')
      const content = securityTxt({
        contact,
        baseUrl: baseUrl(),
        languages: offeredLanguages(),
        today: utcToday(),
      })
      return answerDocument(request, { content, contentType: 'text/plain; charset=utf-8' })
    }),
  },
})
