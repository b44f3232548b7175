import { countMade } from '#/platform/rate-limit/daily-quota.server.ts'

/**
 * Counts that a person is about to change what a company shows. Every kept page is made anew for it, and for a name the
 * texts of all its open jobs. Comes before the company is held, so that tries which fail for haste count as well.
 * Throws rate-limited.
 */
export async function countChange(
  userId: string,
  changes: { name?: string },
  shown: { name: string } | null,
): Promise<void> {
  await countMade(userId, 'company')
  if (changes.name !== undefined && changes.name !== shown?.name) await countMade(userId, 'name')
}
