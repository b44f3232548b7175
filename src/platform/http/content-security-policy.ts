/**
 * What a page may load and run: our own files, scripts that carry this answer's nonce and what those load, pictures
 * and videos of our own storage. Style attributes and the toaster's style element need 'unsafe-inline' for styles.
 * `mapOrigin` is where the operator has the map fetched from, if anywhere.
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(nonce: string, mapOrigin: string | null = null): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${mapOrigin ? ` ${mapOrigin}` : ''}`,
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
