import { AppError } from '#/domain/app-error.ts'
import { pageLanguage } from '#/i18n/page-language.ts'
import { speechIn } from '#/i18n/speech.ts'
import { isUnreachable } from '#/lib/is-unreachable.ts'
import { isOutdated, tellIfOutdated } from '#/lib/outdated-page.ts'

/** What is said where an entry has no words of its own. */
const FALLBACK = 'error.description'

/** What is said when no answer came: the browser's own words for it help nobody. */
const UNREACHABLE = 'error.unreachable'

/** What is said when only loading the page anew helps. */
const OUTDATED = 'error.outdated'

/** The list inside a message that is a JSON-encoded array; null when it is a plain sentence. */
function encodedList(message: string): unknown[] | null {
  if (!message.trimStart().startsWith('[')) return null
  try {
    const decoded: unknown = JSON.parse(message)
    return Array.isArray(decoded) ? decoded : null
  } catch {
    return null
  }
}

function textOf(entry: unknown): string {
  if (isOutdated(entry)) return OUTDATED
  if (isUnreachable(entry)) return UNREACHABLE
  if (typeof entry === 'string') return entry
  if (typeof entry !== 'object' || entry === null || !('message' in entry)) return FALLBACK
  return typeof entry.message === 'string' ? entry.message : FALLBACK
}

/**
 * Every message in whatever was thrown, as finished texts or keys of the translations: a string, an object with a
 * message, an array of either, or a message that is such an array encoded as JSON.
 */
export function messagesOf(error: unknown): string[] {
  if (error instanceof AppError && error.issues?.length) return error.issues.map((issue) => issue.message)
  if (Array.isArray(error)) return error.map(textOf)
  const message = textOf(error)
  return encodedList(message)?.map(textOf) ?? [message]
}

/**
 * Logs what was thrown and shows each of its messages as an error toast, in the language of the page. That there is a new
 * version the page says by itself, since the code of toasts may be gone as well.
 */
export function showErrors(error: unknown): void {
  console.error(error)
  if (!tellIfOutdated(error)) showToasts(messagesOf(error)).catch(tellIfOutdated)
}

/** The same, and when the server could not be reached the message offers to do once more what failed. */
export function showErrorsToRetry(error: unknown, tryAgain: () => void): void {
  console.error(error)
  if (tellIfOutdated(error)) return
  showToasts(messagesOf(error), isUnreachable(error) ? tryAgain : undefined).catch(tellIfOutdated)
}

/** A message that the server cannot be reached waits for nothing that would have to be fetched from there. */
const loadOffer = (messages: readonly string[]) =>
  messages.includes(UNREACHABLE) ? null : import('./offer-new-link.ts').catch(() => null)

async function showToasts(messages: readonly string[], tryAgain?: () => void): Promise<void> {
  const loading = Promise.all([speechIn(pageLanguage()), import('sonner'), loadOffer(messages)])
  const [{ say }, { toast }, offer] = await loading
  const onSent = (text: string) => void toast.success(text)
  for (const message of messages) {
    const text = say(message)
    const action = tryAgain
      ? { label: say('error.tryAgain'), onClick: tryAgain }
      : offer?.offerNewLink(text, { say, onSent, onFailed: showErrors })
    toast.error(text, ...(action ? [{ action }] : []))
  }
}
