import { eq, sql } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { notFoundError } from '#/domain/app-error.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { contactMessage } from '#/db/schema/index.ts'
import { recordAudit } from '#/platform/audit/audit.server.ts'
import { deleteContactMails } from '#/platform/mailer/person-mails.server.ts'
import { getMessage, requireAnswerer } from './messages.server.ts'
import type { MessageView } from './messages.view.ts'

type Held = typeof contactMessage.$inferSelect

/** The message, held until the transaction ends; undefined when it is gone. */
async function holdMessage(tx: Transaction, id: string): Promise<Held | undefined> {
  const [row] = await tx
    .select()
    .from(contactMessage)
    .where(eq(contactMessage.id, Number(id)))
    .for('update')
  return row
}

/** What the audit log keeps of a message: nothing of what it says and of who wrote it. */
const stateOf = (isAnswered: boolean) => ({ answered: isAnswered })

async function setAnswered(actor: Actor, id: string, isAnswered: boolean): Promise<MessageView> {
  requireAnswerer(actor)
  return db().transaction(async (tx) => {
    const held = await holdMessage(tx, id)
    if (!held) throw notFoundError()
    const was = held.answeredAt !== null
    if (was !== isAnswered) {
      await tx
        .update(contactMessage)
        .set(
          isAnswered
            ? { answeredAt: sql`now()`, answeredBy: actor.userId }
            : { answeredAt: null, answeredBy: null },
        )
        .where(eq(contactMessage.id, held.id))
      await recordAudit(tx, {
        ...{ actorId: actor.userId, action: isAnswered ? 'contact.answer' : 'contact.reopen' },
        ...{ outcome: 'done', subjectType: 'contact', subjectId: id },
        ...{ before: stateOf(was), after: stateOf(isAnswered) },
      })
    }
    return getMessage(actor, id, tx)
  })
}

/** Notes that a message was answered, and by whom. One that is answered stays as it is. Throws not-found or forbidden. */
export const answerMessage = (actor: Actor, id: string): Promise<MessageView> => setAnswered(actor, id, true)

/** Takes that back. One that is open stays as it is. Throws not-found or forbidden. */
export const reopenMessage = (actor: Actor, id: string): Promise<MessageView> => setAnswered(actor, id, false)

/** Deletes a message with the operator's copy in the outbox. Repeating it does nothing. Throws forbidden. */
export async function deleteMessage(actor: Actor, id: string): Promise<{ id: string }> {
  requireAnswerer(actor)
  await db().transaction(async (tx) => {
    const held = await holdMessage(tx, id)
    if (!held) return
    await tx.delete(contactMessage).where(eq(contactMessage.id, held.id))
    await deleteContactMails(tx, [held.id])
    await recordAudit(tx, {
      ...{ actorId: actor.userId, action: 'contact.delete', outcome: 'done' },
      ...{ subjectType: 'contact', subjectId: id, before: stateOf(held.answeredAt !== null) },
    })
  })
  return { id }
}
