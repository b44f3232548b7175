import { inArray, lt, sql } from 'drizzle-orm'
import { ANSWERED_DAYS_KEPT } from '#/domain/contact/answered-days-kept.ts'
import { db } from '#/db/client.server.ts'
import { contactMessage } from '#/db/schema/index.ts'
import { deleteContactMails } from '#/platform/mailer/person-mails.server.ts'
import { requireTimeLeft } from '#/platform/tasks/tasks.server.ts'

const ROWS_AT_ONCE = 1_000

/** Those answered too long ago, and none that somebody holds. Index contact_message_answered. */
async function forgetSome(): Promise<number> {
  return db().transaction(async (tx) => {
    const old = tx
      .select({ id: contactMessage.id })
      .from(contactMessage)
      .where(lt(contactMessage.answeredAt, sql`now() - make_interval(days => ${ANSWERED_DAYS_KEPT})`))
      .limit(ROWS_AT_ONCE)
      .for('update', { skipLocked: true })
    const gone = await tx
      .delete(contactMessage)
      .where(inArray(contactMessage.id, old))
      .returning({ id: contactMessage.id })
    await deleteContactMails(
      tx,
      gone.map(({ id }) => id),
    )
    return gone.length
  })
}

/**
 * The task of the day: deletes messages that were answered more than `ANSWERED_DAYS_KEPT` days ago, with the operator's
 * copies that never left. One that is open stays, however old. Doing it twice, or on two servers, changes nothing.
 */
export async function forgetAnsweredMessages(): Promise<void> {
  while ((await forgetSome()) > 0) requireTimeLeft()
}
