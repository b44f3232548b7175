import type { AccountType } from '#/domain/access/account-type.ts'
import type { TablePage } from './table-page.ts'

/** Somebody as they stand in the admin's list. */
export type UserRow = {
  id: string
  name: string
  email: string
  image: string | null
  type: AccountType
  isVerified: boolean
  isBanned: boolean
  joinedAt: string
  /** The last use of a session they still have; null without one. */
  seenAt: string | null
}

export type UsersPage = TablePage<UserRow>

export type StoredUserRow = Omit<UserRow, 'joinedAt' | 'seenAt'> & { joinedAt: Date; seenAt: Date | null }

export function toUserRow(row: StoredUserRow): UserRow {
  const { id, name, email, image, type, isVerified, isBanned, joinedAt, seenAt } = row
  return {
    ...{ id, name, email, image, type, isVerified, isBanned },
    joinedAt: joinedAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
  }
}
