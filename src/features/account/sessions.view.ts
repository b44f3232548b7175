import type { Device } from '#/platform/device/describe-device.server.ts'

/** A signed-in device as its owner sees it: never the secret that its browser holds. */
export type SessionView = Device & {
  id: string
  isCurrent: boolean
  /** Where it was last used, as an ISO 3166-1 code; null on a local network. */
  countryCode: string | null
  signedInAt: Date
  /** Exact to a quarter of an hour. */
  lastUsedAt: Date
}

/** What the session's row says, and what was found out about it. */
export type SessionFacts = {
  row: { id: string; createdAt: Date; updatedAt: Date }
  device: Device
  countryCode: string | null
}

export function toSessionView({ row, device, countryCode }: SessionFacts, currentId: string): SessionView {
  const { kind, browser, system } = device
  return {
    id: row.id,
    isCurrent: row.id === currentId,
    kind,
    browser,
    system,
    countryCode,
    signedInAt: row.createdAt,
    lastUsedAt: row.updatedAt,
  }
}
