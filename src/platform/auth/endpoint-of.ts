/** Whether a path of a request is one of a pattern: '/reset-password/x1' of '/reset-password/:token'. */
function isOf(pattern: string, path: string): boolean {
  const [asked, written] = [path.split('/'), pattern.split('/')]
  return (
    asked.length === written.length &&
    written.every((part, place) => part.startsWith(':') || part === asked[place])
  )
}

/**
 * The library's endpoint that answers a path, as the library writes it: without the token that the path of a request
 * may hold. Undefined for what the library does not know.
 */
export function endpointOf(patterns: readonly (string | undefined)[], path: string): string | undefined {
  return patterns.find((pattern) => pattern !== undefined && isOf(pattern, path))
}
