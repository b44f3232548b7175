import { countMade } from '#/platform/rate-limit/daily-quota.server.ts'

/** Counts a change of what a company shows, before the company is held: tries that fail for haste count. Throws rate-limited. */
export async function countChange(
  userId: string,
  changes: { name?: string },
  shown: { name: string } | null,
): Promise<void> {
  await countMade(userId, 'company')
  if (changes.name !== undefined && changes.name !== shown?.name) await countMade(userId, 'name')
}
