import { ACCOUNT_TYPES, type AccountType } from '#/domain/access/account-type.ts'
import { readCursor, type TableCursor } from './table-page.ts'

export const USER_ORDERS = ['-joined', 'joined', 'name', '-name'] as const
export const USER_STATES = ['banned', 'unverified'] as const
export const FIRST_USER_ORDER = USER_ORDERS[0]

/** What the address of the list of people says. Nothing in it is anybody's name or e-mail address. */
export type UsersAddress = TableCursor & {
  sort?: (typeof USER_ORDERS)[number]
  type?: AccountType
  state?: (typeof USER_STATES)[number]
}

/** Reads the address; what is not known is left out. */
export function parseUsersAddress(search: Record<string, unknown>): UsersAddress {
  const sort = USER_ORDERS.find((one) => one === search.sort)
  const type = ACCOUNT_TYPES.find((one) => one === search.type)
  const state = USER_STATES.find((one) => one === search.state)
  return { ...(sort && { sort }), ...(type && { type }), ...(state && { state }), ...readCursor(search) }
}
