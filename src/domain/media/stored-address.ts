import { FILES_PATH, isInStorage, type StorageRule } from './storage-url.ts'

const pathOf = (url: string) => new URL(url, 'https://storage.invalid').pathname

/**
 * The one form in which the address of a stored file is kept, from the root: its file is found again by comparing text,
 * and a host may be written in many ways. Null for an address outside the storage.
 *
 * @example storedAddress('HTTPS://Example.com:443/files/company-logos/a.webp', { storageBase: 'https://example.com/files/' }) // '/files/company-logos/a.webp'
 */
export function storedAddress(address: unknown, rule: StorageRule): string | null {
  if (typeof address !== 'string' || !isInStorage(address, rule)) return null
  const base = pathOf(rule.storageBase.endsWith('/') ? rule.storageBase : `${rule.storageBase}/`)
  return FILES_PATH + pathOf(address).slice(base.length)
}
