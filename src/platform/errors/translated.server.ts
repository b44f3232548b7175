import { AppError } from '#/domain/app-error.ts'
import { readerSpeech } from '#/platform/language/server-speech.server.ts'

/** The refusal in the reader's language; keys do not leave the server. */
export function translated(error: AppError): AppError {
  const { say } = readerSpeech()
  const text = (message: string) => say(message, error.values)
  return new AppError(error.code, text(error.message), {
    field: error.field,
    issues: error.issues?.map((issue) => ({ field: issue.field, message: text(issue.message) })),
  })
}
