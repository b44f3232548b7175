import { AppError } from '#/domain/app-error.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'

/** The refusal in the reader's language; keys do not leave the server. */
export async function translated(error: AppError): Promise<AppError> {
  const messages = await loadMessages(DEFAULT_LANGUAGE)
  const text = (message: string) => translateText(DEFAULT_LANGUAGE, messages, message, error.values)
  return new AppError(error.code, text(error.message), {
    field: error.field,
    issues: error.issues?.map((issue) => ({ field: issue.field, message: text(issue.message) })),
  })
}
