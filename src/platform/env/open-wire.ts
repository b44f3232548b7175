import { isLoopback } from './is-loopback.ts'

/** Whether others on the way could read and write what is said to an address. */
export function isOpenWire(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'http:' && !isLoopback(address)
}
