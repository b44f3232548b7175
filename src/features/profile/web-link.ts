import { isWebAddress } from '#/domain/text/web-address.ts'

/** The address when a browser may be sent there, else null: stored text is not trusted to be a web address. */
export function safeUrl(address: string): string | null {
  return isWebAddress(address) ? new URL(address).href : null
}

/** An address as one would say it: `example.com/niamh`. */
export function compactUrl(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
}

/** The addresses among these to which a browser may be sent, each once. */
export function safeUrls(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => safeUrl(address) ?? []))]
}
