import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { db, type Connection } from '#/db/client.server.ts'
import { contactMessage, user } from '#/db/schema/index.ts'
import { saysWord, soughtWords } from '../said-words.server.ts'
import { readTablePage, type Cut, type OrderedBy, type Place } from '../table-page.server.ts'
import { FIRST_MESSAGE_ORDER } from './messages-address.ts'
import { canAnswerMessages } from './messages.policy.ts'
import type { MessagesRequest } from './messages.schema.ts'
import {
  toMessageRow,
  toMessageView,
  type MessagesPage,
  type MessageView,
  type StoredMessage,
} from './messages.view.ts'

/** As the index contact_message_trigrams has it. */
const FOUND_BY = sql`fold_text(${contactMessage.name} || ' ' || ${contactMessage.email} || ' ' || ${contactMessage.message}) collate "und-x-icu"`

/** More than a row of the list shows of it. */
const BEGINNING = sql<string>`left(${contactMessage.message}, 400)`

const IN_STATE = { open: isNull(contactMessage.answeredAt), answered: isNotNull(contactMessage.answeredAt) }

function conditionsOf({ words, state }: MessagesRequest): SQL | undefined {
  const said = soughtWords(words)?.map((word) => saysWord(FOUND_BY, word)) ?? [sql`false`]
  return and(...said, state && IN_STATE[state])
}

/** Throws forbidden for everybody but admins. */
export function requireAnswerer(actor: Actor): void {
  if (!canAnswerMessages(actor)) throw new AppError('FORBIDDEN', 'error.notAllowed')
}

const columns = {
  ...{ id: contactMessage.id, name: contactMessage.name, email: contactMessage.email },
  ...{ message: contactMessage.message, createdAt: contactMessage.createdAt },
  ...{ answeredAt: contactMessage.answeredAt, answeredBy: user.name },
}

/** By the primary key, open ones by contact_message_open. */
function readMessages(conditions: SQL | undefined, { within, order, rows }: Cut): Promise<StoredMessage[]> {
  return db()
    .select({ ...columns, message: BEGINNING })
    .from(contactMessage)
    .leftJoin(user, eq(user.id, contactMessage.answeredBy))
    .where(and(conditions, within))
    .orderBy(order)
    .limit(rows)
}

async function countMessages(conditions: SQL | undefined, most: number): Promise<number> {
  const counted = db()
    .select({ id: contactMessage.id })
    .from(contactMessage)
    .where(conditions)
    .limit(most)
    .as('counted')
  return db().$count(counted)
}

/** Numbers grow with the messages: the highest is the newest. A cursor that is none has no place. */
async function placeOf(cursor: string): Promise<Place> {
  const id = /^\d{1,15}$/.test(cursor) ? Number(cursor) : 0
  const [row] = await db()
    .select({ id: contactMessage.id })
    .from(contactMessage)
    .where(eq(contactMessage.id, id))
  return row ? { key: row.id, id: cursor } : null
}

/** A page of what people wrote, the newest first. Throws forbidden. */
export async function findMessages(actor: Actor, asked: MessagesRequest): Promise<MessagesPage> {
  requireAnswerer(actor)
  const conditions = conditionsOf(asked)
  const by: OrderedBy = {
    order: asked.sort ?? FIRST_MESSAGE_ORDER,
    ...{ key: sql`${contactMessage.id}`, id: contactMessage.id },
  }
  const read = (cut: Cut) => readMessages(conditions, cut)
  const page = await readTablePage(
    { by, placeOf, read, countAll: (most) => countMessages(conditions, most) },
    asked,
  )
  return { ...page, rows: page.rows.map(toMessageRow) }
}

/** A message with all that was written. Throws not-found or forbidden. */
export async function getMessage(
  actor: Actor,
  id: string,
  connection: Connection = db(),
): Promise<MessageView> {
  requireAnswerer(actor)
  const [row] = await connection
    .select(columns)
    .from(contactMessage)
    .leftJoin(user, eq(user.id, contactMessage.answeredBy))
    .where(eq(contactMessage.id, Number(id)))
  if (!row) throw notFoundError()
  return toMessageView(row)
}
