import { sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { deleteSentMails } from '#/platform/mailer/outbox.server.ts'
import { forgetPassedWindows } from '#/platform/rate-limit/rate-limit.server.ts'

/**
 * The task of the night: forgets counts of requests whose window is over, and mails sent more than thirty days ago.
 * The clock of the queue gives it to one server, however many there are; doing it twice changes nothing.
 */
export async function cleanUp(): Promise<void> {
  await db().transaction(async (tx) => {
    // After a long time without a night there is more to delete than a query's five seconds are enough for.
    await tx.execute(sql`set local statement_timeout = 0`)
    await forgetPassedWindows(tx)
    await deleteSentMails(tx)
  })
}
