/** What about a live job may need a second look by an admin; when it does is in `quality-flags.ts`. */
export const QUALITY_FLAGS = ['noSalary', 'nearDuplicate', 'stale', 'lowResponse'] as const
export type QualityFlag = (typeof QUALITY_FLAGS)[number]
