import { APIError, createAuthMiddleware } from 'better-auth/api'
import { bodyFields } from '../body-fields.ts'

/** What neither a person nor their browser decides, at sign-up or ever after. */
const NOBODYS_FIELDS = [
  ...['id', 'createdAt', 'updatedAt', 'role', 'platformRole', 'emailVerified', 'twoFactorEnabled'],
  ...['banned', 'banReason', 'banExpires', 'typeChosen', 'language'],
]

/** Paths at which a person writes their own user row, and the fields they may not write there. */
const REFUSED_FIELDS: Record<string, readonly string[]> = {
  // The name is made of first and last name.
  '/update-user': [...NOBODYS_FIELDS, 'type', 'email', 'name'],
  '/sign-up/email': NOBODYS_FIELDS,
}

/** The full name is made of both parts: one alone would leave it wrong. */
function namesHalf(body: object): boolean {
  return 'firstName' in body !== 'lastName' in body
}

/** An admin may write these; the library hands on what is no moment at all. */
const MOMENTS = ['createdAt', 'updatedAt']
const isMoment = (value: unknown) =>
  value === null ||
  ((typeof value === 'string' || typeof value === 'number') && !Number.isNaN(+new Date(value)))

function requireMoments(data: unknown): void {
  const fields = bodyFields(data)
  const field = MOMENTS.find((name) => name in fields && !isMoment(fields[name]))
  if (field) throw new APIError('BAD_REQUEST', { code: 'INVALID', message: `${field} is no moment` })
}

/**
 * Refuses writes that the library would let through or ignore in silence: the account type after sign-up, anything an
 * admin decides, half a name, and moments that are none.
 */
export const protectFields = createAuthMiddleware(async (context) => {
  if (context.path?.startsWith('/admin/')) requireMoments(bodyFields(context.body).data)
  const refused = REFUSED_FIELDS[context.path]
  if (!refused) return
  const body = bodyFields(context.body)
  const field = refused.find((name) => name in body)
  if (field) throw new APIError('BAD_REQUEST', { code: 'INVALID', message: `${field} cannot be set here` })
  if (namesHalf(body)) {
    throw new APIError('BAD_REQUEST', { code: 'INVALID', message: 'firstName and lastName are set together' })
  }
})
