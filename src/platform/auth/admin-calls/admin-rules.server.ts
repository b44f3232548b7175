import { APIError } from 'better-auth/api'
import * as z from 'zod'
import type { AuditAction } from '#/domain/audit/vocabulary.ts'
import { BAN_REASON_CHARS_MAX, isBanEnd } from '#/domain/access/ban.ts'
import { MINIMUM_LENGTHS } from '#/domain/minimum-lengths.ts'
import type { Connection } from '#/db/client.server.ts'
import { readerSpeech } from '#/platform/language/server-speech.server.ts'
import { authErrorText } from '../auth-errors.ts'
import { bodyFields } from '../body-fields.ts'
import { requireNoSoleOwnership } from '../organizations/sole-ownership.server.ts'
import { authRefusal } from '../refusal.ts'
import { namedUserId, type Asked } from './sights.server.ts'

function refusal(code: string, field?: string): APIError {
  const message = readerSpeech().say(authErrorText({ code }))
  return new APIError('BAD_REQUEST', { code, message, field })
}

/** The library would make a text of anything else, and act on whom nobody looked at. */
function requireUserId(asked: Asked): string {
  const userId = namedUserId(asked)
  if (userId === null) throw authRefusal('BAD_REQUEST', 'error.invalid', 'userId')
  return userId
}

const STANDING_FIELDS = new Set(['type', 'role', 'banned', 'banReason', 'banExpires'])

/** The library itself refuses admins who ban, remove or impersonate themselves. */
function requireAnotherAdmin(asked: Asked, fields: readonly string[]): void {
  const decides = fields.some((field) => STANDING_FIELDS.has(field))
  if (decides && requireUserId(asked) === asked.caller.actorId) throw refusal('OWN_STANDING')
}

/** `endMs` is absent for a ban without end. */
function requireFittingBan(reason: unknown, endMs: number | null): void {
  if (typeof reason === 'string' && reason.length > BAN_REASON_CHARS_MAX) {
    throw refusal('BAN_REASON_TOO_LONG', 'banReason')
  }
  if (endMs !== null && !isBanEnd(endMs, Date.now())) throw refusal('BAN_EXPIRY_PAST', 'banExpires')
}

function requireFittingBanCall({ body: { banReason, banExpiresIn } }: Asked): void {
  const isEndless = banExpiresIn === undefined
  requireFittingBan(banReason, isEndless ? null : Date.now() + Number(banExpiresIn) * 1_000)
}

/** A ban as one of the fields of an account. */
function requireFittingBanFields(data: Readonly<Record<string, unknown>>): void {
  const { banReason, banExpires } = data
  const isEndless = banExpires === undefined || banExpires === null
  const end = z.coerce.date().safeParse(banExpires)
  requireFittingBan(banReason, isEndless ? null : Number(end.data))
}

/** The library asks a new account for no minimum, and takes an empty password for none. */
function requireFittingPassword({ body: { password } }: Asked): void {
  if (typeof password !== 'string' || password.length >= MINIMUM_LENGTHS.signUp.password) return
  throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_SHORT', message: 'Password too short' })
}

type Rule = (connection: Connection, asked: Asked) => Promise<void> | void

const namesSomebody: Rule = (_connection, asked) => void requireUserId(asked)

/** What the library would let an admin do, and this product does not. */
const RULES: Partial<Record<AuditAction, Rule>> = {
  'user.create': (_connection, asked) => {
    requireFittingPassword(asked)
    requireFittingBanFields(bodyFields(asked.body.data))
  },
  'user.update': (_connection, asked) => {
    const data = bodyFields(asked.body.data)
    requireAnotherAdmin(asked, Object.keys(data))
    requireUserId(asked)
    requireFittingBanFields(data)
  },
  'user.set-role': (_connection, asked) => requireAnotherAdmin(asked, ['role']),
  'user.set-password': namesSomebody,
  'user.ban': (_connection, asked) => {
    requireUserId(asked)
    requireFittingBanCall(asked)
  },
  'user.unban': namesSomebody,
  'user.impersonate': namesSomebody,
  'user.stop-impersonating': () => {
    throw refusal('NOT_IMPERSONATING')
  },
  'user.end-sessions': namesSomebody,
  'user.remove': async (connection, asked) => {
    await requireNoSoleOwnership(requireUserId(asked), { told: 'admin', connection })
  },
}

/**
 * Refuses what an admin may not do: to decide about their own standing, to name somebody other than by an id, a password
 * or a ban that does not fit, to remove the only owner of a company. Through somebody else's eyes an admin has that
 * person's rights, which the library knows.
 */
export async function requireAllowed(
  connection: Connection,
  action: AuditAction,
  asked: Asked,
): Promise<void> {
  if (asked.caller.impersonatedId === null) await RULES[action]?.(connection, asked)
}
