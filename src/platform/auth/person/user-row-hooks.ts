import type { GenericEndpointContext } from 'better-auth'
import { ACCOUNT_TYPES, type AccountType } from '#/domain/access/account-type.ts'
import { visibleText } from '#/domain/text/visible-text.ts'
import { PLATFORM_ROLES, type PlatformRole } from '#/domain/access/platform-roles.ts'
import { readerLanguage } from '#/platform/language/reader-language.server.ts'
import { isProviderCallback } from '../providers/is-provider-callback.ts'
import { providerRow } from '../providers/provider-row.ts'
import { authRefusal } from '../refusal.ts'

type UserRow = Record<string, unknown>
/** The two columns that the database holds together: `Admin` account ⇔ `admin` role. */
type Standing = { type?: AccountType; role?: PlatformRole }

function standingOf({ type, role }: UserRow): Standing {
  const knownType = ACCOUNT_TYPES.find((known) => known === type)
  const knownRole = PLATFORM_ROLES.find((known) => known === role)
  if (type !== undefined && !knownType) throw authRefusal('BAD_REQUEST', 'error.invalid', 'type')
  if (role !== undefined && !knownRole) throw authRefusal('BAD_REQUEST', 'error.invalid', 'role')
  return { type: knownType, role: knownRole }
}

/** First and last name when both are there, else the given name split at its first space. */
function namesOf({ firstName, lastName, name }: UserRow) {
  if (typeof firstName === 'string' && typeof lastName === 'string') {
    const [first, last] = [visibleText(firstName), visibleText(lastName)]
    return { firstName: first, lastName: last, name: `${first} ${last}`.trim() }
  }
  const whole = typeof name === 'string' ? visibleText(name).trim() : ''
  const [first = '', ...rest] = whole.split(/\s+/)
  return { firstName: first, lastName: rest.join(' '), name: whole }
}

/** The full name follows when its parts change. */
function changedNames(row: UserRow): Partial<ReturnType<typeof namesOf>> {
  return typeof row.firstName === 'string' && typeof row.lastName === 'string' ? namesOf(row) : {}
}

/** A new row names its role by default: of the two, the one that says admin was meant. */
function newStanding(row: UserRow): Required<Standing> {
  const { type = 'Individual', role } = standingOf(row)
  return type === 'Admin' || role === 'admin' ? { type: 'Admin', role: 'admin' } : { type, role: 'user' }
}

async function changedStanding(row: UserRow, context: GenericEndpointContext | null): Promise<Standing> {
  const { type, role } = standingOf(row)
  if (type && role && (type === 'Admin') !== (role === 'admin')) {
    throw authRefusal('BAD_REQUEST', 'error.invalid', 'type')
  }
  if (type) return { type, role: type === 'Admin' ? 'admin' : 'user' }
  if (role === 'admin') return { type: 'Admin', role }
  if (role !== 'user') return {}
  // Whoever is no longer an admin looks for work until they say otherwise; everybody else stays what they are.
  const userId: unknown = context?.body?.userId
  const current = await context?.context.internalAdapter.findUserById(String(userId))
  return current && 'type' in current && current.type === 'Admin' ? { type: 'Individual', role } : { role }
}

/** Another address that an admin writes was proved by nobody, whatever the call says of it. */
async function changedEmail(row: UserRow, context: GenericEndpointContext | null): Promise<object> {
  if (context?.path !== '/admin/update-user' || typeof row.email !== 'string') return {}
  const userId: unknown = context.body?.userId
  const current = await context.context.internalAdapter.findUserById(String(userId))
  return current?.email === row.email ? {} : { emailVerified: false }
}

/** Hooks of the user's row: its name follows from its parts, and account type and platform role change together. A new one speaks the language in which it was asked for. */
export const userRowHooks = {
  create: {
    before: async <Row extends UserRow>(row: Row, context: GenericEndpointContext | null) => ({
      data: {
        ...row,
        language: readerLanguage(),
        ...namesOf(row),
        ...(isProviderCallback(context) ? providerRow(row) : newStanding(row)),
      },
    }),
  },
  update: {
    before: async <Row extends UserRow>(row: Row, context: GenericEndpointContext | null) => ({
      data: {
        ...row,
        ...changedNames(row),
        ...(await changedStanding(row, context)),
        ...(await changedEmail(row, context)),
      },
    }),
  },
}
