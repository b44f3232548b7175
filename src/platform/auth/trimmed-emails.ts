/** Fields of calls that are e-mail addresses. */
const EMAIL_FIELDS = ['email', 'newEmail'] as const

/**
 * The addresses of a call's body without the spaces round them, which forms take away and other programs leave. Only
 * those that had any.
 */
export function trimmedEmails(body: Readonly<Record<string, unknown>>): Record<string, string> {
  const trimmed = EMAIL_FIELDS.flatMap((field): [string, string][] => {
    const address = body[field]
    return typeof address === 'string' && address !== address.trim() ? [[field, address.trim()]] : []
  })
  return Object.fromEntries(trimmed)
}
