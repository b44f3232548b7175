import { and, eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import type { TaskPayloads } from '#/platform/tasks/tasks.server.ts'
import { closedKey, mayBeTold, queueLikeMail } from './like-mails.server.ts'

/**
 * Tells somebody who waited for an answer that the job is gone. Once, and not again on the day on which they were told that
 * it was taken down.
 */
export async function mailDeletedJob(deleted: TaskPayloads['liked-job-deleted']): Promise<void> {
  const { userId, title, organization } = deleted
  await db().transaction(async (tx) => {
    const [person] = await tx
      .select({ email: user.email, firstName: user.firstName })
      .from(user)
      .where(and(eq(user.id, userId), mayBeTold))
      .for('key share')
    if (!person) return
    await queueLikeMail(tx, {
      kind: 'likeClosed',
      key: await closedKey(tx, deleted, new Date(deleted.closedAt)),
      recipient: person.email,
      userId,
      url: `${baseUrl()}/jobs`,
      values: { name: person.firstName, title, organization, reason: 'Moderation' },
    })
  })
}
