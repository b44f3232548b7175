import { asc, getTableColumns, inArray } from 'drizzle-orm'
import type { AuditAction } from '#/domain/audit/vocabulary.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import type { AuditState } from '#/db/schema/audit-entry.ts'
import { user } from '#/db/schema/index.ts'
import { recordAudit } from '#/platform/audit/audit.server.ts'
import { inOneTransaction, isPartOfMore } from '../auth-connection.server.ts'
import { bodyFields } from '../body-fields.ts'
import { findAdminCaller, type CallContext } from './admin-caller.ts'
import { requireAllowed } from './admin-rules.server.ts'
import { keepUndone } from './keep-undone.server.ts'
import { namedUserId, type Asked, type Look } from './sights.server.ts'

/** A call of the library that changes something: what it does, and what is looked at before and after it. */
export type AdminCall = {
  action: AuditAction
  look: Look
  /** Whether it decides about somebody's standing: then nobody decides about the caller's or theirs meanwhile. */
  decidesStanding?: boolean
}

/**
 * Holds the caller and whom the call names. The library asks after that whether the caller is an admin, so that of two
 * who take it from each other at once, one stays.
 */
async function holdStandings(tx: Transaction, asked: Asked): Promise<void> {
  const ids = [asked.caller.actorId, namedUserId(asked)].filter((id) => id !== null)
  await tx
    .select({ id: user.id })
    .from(user)
    .where(inArray(user.id, ids))
    .orderBy(asc(user.id))
    .for('no key update')
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Of an update, which fields were written and what of the standing changed: the rest is the person's own. */
function changes(before: AuditState | null, after: AuditState | null, { body }: Asked) {
  const changed = Object.keys(before ?? {}).filter((field) => !isSame(before?.[field], after?.[field]))
  const some = (state: AuditState | null) =>
    Object.fromEntries(changed.map((field) => [field, state?.[field]]))
  const known = new Set([...Object.keys(getTableColumns(user)), 'role'])
  const fields = Object.keys(bodyFields(body.data)).filter((field) => known.has(field))
  return { before: some(before), after: { ...some(after), fields } }
}

async function act(tx: Transaction, { action, look, decidesStanding }: AdminCall, asked: Asked, run: Run) {
  if (decidesStanding) await holdStandings(tx, asked)
  await requireAllowed(tx, action, asked)
  const before = await look(tx, asked)
  const answer = await run()
  const after = await look(tx, { ...asked, answer })
  const states = { before: before.state, after: after.state }
  const { actorId, impersonatedId } = asked.caller
  await recordAudit(tx, {
    ...{ actorId, impersonatedId, action, outcome: 'done', subjectType: 'user' },
    subjectId: before.subjectId ?? after.subjectId,
    ...(action === 'user.update' ? changes(states.before, states.after, asked) : states),
  })
  return answer
}

async function keepRefusal({ action, look }: AdminCall, asked: Asked, error: unknown): Promise<void> {
  const { actorId, impersonatedId } = asked.caller
  const { subjectId } = await look(db(), asked).catch(() => ({ subjectId: null }))
  await keepUndone({ actorId, impersonatedId, action, subjectId }, error)
}

type Run = () => Promise<unknown>

/** Nobody but an admin gets anywhere; if the library thinks otherwise, it is taken back. */
async function runForNobody(run: Run): Promise<never> {
  await run()
  throw new Error('An admin call was answered for somebody who is no admin')
}

/**
 * Carries a call of an admin out and keeps it, in one transaction: what cannot be kept is not done. What was refused, or
 * broke on the way, is kept after it was taken back; by whoever asked for more, where it is a part of that. Nothing is kept of callers who are no admins; a call without headers
 * is the server's own.
 */
export async function keepCall(call: AdminCall, context: CallContext, run: Run): Promise<unknown> {
  if (!context.headers && !context.request) return run()
  const caller = await findAdminCaller(context)
  if (!caller) return inOneTransaction(() => runForNobody(run))
  const asked = { caller, body: bodyFields(context.body) }
  try {
    return await inOneTransaction((tx) => act(tx, call, asked, run))
  } catch (error) {
    if (!isPartOfMore()) await keepRefusal(call, asked, error)
    throw error
  }
}
