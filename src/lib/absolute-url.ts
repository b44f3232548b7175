/**
 * An address as other machines need it: those who read metadata know only the document. `baseUrl` is the public one.
 * Without it, when not even that could be loaded, the address stays as it is.
 */
export function absoluteUrl(address: string, baseUrl: string | undefined): string {
  return baseUrl && URL.canParse(address, baseUrl) ? new URL(address, baseUrl).href : address
}
