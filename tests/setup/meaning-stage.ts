import { eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, jobMeaning, profile, profileMeaning, staleJob } from '#/db/schema/index.ts'
import { plainTerms } from '#tests/factories/plain-terms.ts'

export const idOf = (skill: string) => plainTerms.skills({ name: skill, folded: skill })[0]?.id ?? 0
export const numberOf = async (id: string) =>
  (await db().select({ number: job.number }).from(job).where(eq(job.id, id)))[0]?.number ?? 0

export async function meaningOf(id: string) {
  const [row] = await db()
    .select()
    .from(jobMeaning)
    .where(eq(jobMeaning.number, await numberOf(id)))
  return row
}
export const personOf = async (userId: string) =>
  (await db().select().from(profileMeaning).where(eq(profileMeaning.userId, userId)))[0]
export const countNotes = () => db().$count(staleJob)

export const setJob = (id: string, changes: Partial<typeof job.$inferInsert>) =>
  db().update(job).set(changes).where(eq(job.id, id))
export const setProfile = (userId: string, changes: Partial<typeof profile.$inferInsert>) =>
  db().update(profile).set(changes).where(eq(profile.userId, userId))
