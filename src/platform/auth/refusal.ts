import { APIError } from 'better-auth/api'
import type { TextValues } from '#/i18n/translate.ts'
import { readerSpeech } from '#/platform/language/server-speech.server.ts'

type Refused = 'BAD_REQUEST' | 'FORBIDDEN' | 'CONFLICT'

/**
 * A refusal by one of this product's hooks inside the library; `message` is a key of the translations and `values` is
 * what its text speaks of.
 */
export function authRefusal(status: Refused, message: string, field?: string, values?: TextValues): APIError {
  return new APIError(status, {
    // The screen shows the text of `INVALID` and of nothing else that the library answers.
    code: 'INVALID',
    message: readerSpeech().say(message, values),
    field,
  })
}

/** What a person reads of such a refusal; null for every other fault. */
export const refusalText = (error: unknown): string | null =>
  error instanceof APIError && error.body?.code === 'INVALID' ? (error.body.message ?? '') : null
