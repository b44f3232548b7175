/**
 * A mail address that its holder knows again and nobody else can write to: the first letter and the domain.
 *
 * @example maskedAddress('leila@example.com') // 'l…@example.com'
 */
export function maskedAddress(address: string): string {
  const [first = ''] = address
  return `${first}…${address.slice(address.lastIndexOf('@'))}`
}
