/** Links of our mails that open something for whoever holds them: below the auth library's path, or with a token. */
const SECRET_LINK = /https?:\/\/[^\s"'<>]*(?:\/api\/auth\/|[?&]token=)[^\s"'<>]*/gi

/**
 * A mail's text without the links that act for its reader. Whoever has got hold of a session may download the data,
 * and must not find the way to a new password in it.
 */
export function hideSecrets(text: string, instead: string): string {
  return text.replaceAll(SECRET_LINK, () => instead)
}
