import bowser from 'bowser'

/** What a browser says it is: 'Firefox', 'Linux'. Null where it does not say. */
export type Device = {
  kind: 'computer' | 'phone' | 'tablet' | 'unknown'
  browser: string | null
  system: string | null
}

const KINDS: Record<string, Device['kind']> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' }

/** Longer ones are not read: what a client sends is its own affair, and parsing costs time by length. */
const LONGEST = 500

const UNKNOWN: Device = { kind: 'unknown', browser: null, system: null }

/** Reads a User-Agent header. It tells a person which of their devices is meant, and proves nothing. */
export function describeDevice(userAgent: string | null): Device {
  if (!userAgent) return UNKNOWN
  const { platform, browser, os } = bowser.parse(userAgent.slice(0, LONGEST))
  return {
    kind: KINDS[platform.type ?? ''] ?? 'unknown',
    browser: browser.name || null,
    system: os.name || null,
  }
}
