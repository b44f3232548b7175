import { and, count, eq, isNotNull } from 'drizzle-orm'
import * as z from 'zod'
import type { Connection } from '#/db/client.server.ts'
import type { AuditState } from '#/db/schema/audit-entry.ts'
import { account, session, user } from '#/db/schema/index.ts'
import type { AdminCaller } from './admin-caller.ts'

/** What an admin asks for; `answer` is there once it is done. */
export type Asked = {
  caller: AdminCaller
  body: Readonly<Record<string, unknown>>
  answer?: unknown
}

/** Whom a call is about, and how that stands: ids, states, roles, reasons and expiries, and nothing else of a person. */
type Sight = { subjectId: string | null; state: AuditState | null }

/** Looks before a call and, when it is done, again. */
export type Look = (connection: Connection, asked: Asked) => Promise<Sight>

const NOTHING: Sight = { subjectId: null, state: null }

const STANDING = {
  ...{ id: user.id, accountType: user.type, platformRole: user.platformRole },
  ...{ banned: user.banned, banReason: user.banReason, banExpires: user.banExpires },
  emailVerified: user.emailVerified,
}
type Standing = Exclude<keyof typeof STANDING, 'id'>

/** The id that a call names; null for what is no id. */
export function namedUserId({ body }: Pick<Asked, 'body'>): string | null {
  return typeof body.userId === 'string' ? body.userId : null
}

/** Primary key of `user`. */
async function findStanding(connection: Connection, userId: string | null) {
  if (userId === null) return null
  const [row] = await connection.select(STANDING).from(user).where(eq(user.id, userId))
  return row ?? null
}

/** Index account_user_id. */
async function hasPassword(connection: Connection, userId: string): Promise<boolean> {
  return (await connection.$count(account, and(eq(account.userId, userId), isNotNull(account.password)))) > 0
}

/** Some of how the named person stands. */
export const standing =
  (...fields: Standing[]): Look =>
  async (connection, asked) => {
    const row = await findStanding(connection, namedUserId(asked))
    if (!row) return NOTHING
    return { subjectId: row.id, state: Object.fromEntries(fields.map((field) => [field, row[field]])) }
  }

export const wholeStanding = standing(
  ...(['accountType', 'platformRole', 'banned', 'banReason', 'banExpires', 'emailVerified'] as const),
)

const madeUser = z.object({ response: z.object({ user: z.object({ id: z.string() }) }) })

/** The account that the call made. */
export const newAccount: Look = async (connection, { answer, ...asked }) => {
  if (answer === undefined) return NOTHING
  const { id: userId } = madeUser.parse(answer).response.user
  const { subjectId, state } = await wholeStanding(connection, { ...asked, body: { userId } })
  return { subjectId, state: { ...state, hasPassword: await hasPassword(connection, userId) } }
}

/** Whether the named person has a password. */
export const password: Look = async (connection, asked) => {
  const row = await findStanding(connection, namedUserId(asked))
  return row ? { subjectId: row.id, state: { hasPassword: await hasPassword(connection, row.id) } } : NOTHING
}

/** How many sessions the named person has. Index session_user_id. */
export const sessions: Look = async (connection, asked) => {
  const row = await findStanding(connection, namedUserId(asked))
  if (!row) return NOTHING
  const [held] = await connection
    .select({ sessions: count() })
    .from(session)
    .where(eq(session.userId, row.id))
  return { subjectId: row.id, state: { sessions: held?.sessions ?? 0 } }
}

/** The session whose token the call names. Unique key of `session.token`. */
export const namedSession: Look = async (connection, { body: { sessionToken } }) => {
  if (typeof sessionToken !== 'string') return NOTHING
  const [row] = await connection
    .select({ id: session.id, userId: session.userId, expiresAt: session.expiresAt })
    .from(session)
    .where(eq(session.token, sessionToken))
  return row ? { subjectId: row.userId, state: { sessionId: row.id, expiresAt: row.expiresAt } } : NOTHING
}

const begunSession = z.object({
  response: z.object({ session: z.object({ id: z.string(), expiresAt: z.date() }) }),
})

/** The session in which the caller begins to look through the named person's eyes. */
export const begunLook: Look = async (connection, asked) => {
  const row = await findStanding(connection, namedUserId(asked))
  if (!row || asked.answer === undefined) return { subjectId: row?.id ?? null, state: null }
  const { id: sessionId, expiresAt } = begunSession.parse(asked.answer).response.session
  return { subjectId: row.id, state: { sessionId, expiresAt } }
}

/** The session in which the caller looked through somebody's eyes. */
export const endedLook: Look = async (_connection, { caller, answer }) => {
  const { impersonatedId, session: own } = caller
  const isLooking = impersonatedId !== null && answer === undefined
  return {
    subjectId: impersonatedId,
    state: isLooking ? { sessionId: own.id, expiresAt: own.expiresAt } : null,
  }
}
