import { ACCOUNT_TYPES } from '#/domain/access/account-type.ts'
import { addressParser } from './table-page.ts'

const USER_ORDERS = ['-joined', 'joined', 'name', '-name'] as const
export const USER_STATES = ['banned', 'unverified'] as const
export const FIRST_USER_ORDER = USER_ORDERS[0]

/** Nothing in it is anybody's name or e-mail address. */
export const parseUsersAddress = addressParser({
  sort: USER_ORDERS,
  type: ACCOUNT_TYPES,
  state: USER_STATES,
})
export type UsersAddress = ReturnType<typeof parseUsersAddress>
