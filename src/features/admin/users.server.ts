import { and, eq, isNull, max, sql, type SQL } from 'drizzle-orm'
import { foldText } from '#/domain/text/fold-text.ts'
import { db } from '#/db/client.server.ts'
import { session, user } from '#/db/schema/index.ts'
import { IS_BANNED } from './is-banned.server.ts'
import { COUNTED_MAX, columnOf } from './table-page.ts'
import { readTablePage, type Cut, type OrderedBy } from './table-page.server.ts'
import { FIRST_USER_ORDER } from './users-address.ts'
import type { UsersRequest } from './users.schema.ts'
import { toUserRow, type StoredUserRow, type UsersPage } from './users.view.ts'

/** As the index user_search_trigrams has it. */
const FOUND_BY = sql`fold_text(${user.name} || ' ' || ${user.email}) collate "und-x-icu"`
/** As the index user_folded_name has it. */
const FOLDED_NAME = sql`fold_text(${user.name}) collate "und-x-icu"`

const WITH_STATE = { banned: IS_BANNED, unverified: eq(user.emailVerified, false) }

const contains = (word: string) => sql`${FOUND_BY} like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`

function conditionsOf({ words, type, state }: UsersRequest): SQL | undefined {
  const sought = foldText(words).split(/\s+/).filter(Boolean)
  return and(...sought.map(contains), type && eq(user.type, type), state && WITH_STATE[state])
}

const orderedBy = ({ sort = FIRST_USER_ORDER }: UsersRequest): OrderedBy => ({
  order: sort,
  key: columnOf(sort) === 'name' ? FOLDED_NAME : sql`${user.createdAt}`,
  id: user.id,
})

async function placeOf(id: string, { order }: OrderedBy) {
  const isByName = columnOf(order) === 'name'
  const [row] = await db()
    .select({ joined: user.createdAt, name: sql<string>`${FOLDED_NAME}` })
    .from(user)
    .where(eq(user.id, id))
  return row ? { key: isByName ? row.name : row.joined, id } : null
}

/** Sessions in which an admin looks through their eyes are not theirs. */
const lastSeen = () =>
  db()
    .select({ at: max(session.updatedAt).as('at') })
    .from(session)
    .where(and(eq(session.userId, user.id), isNull(session.impersonatedBy)))
    .as('seen')

function readUsers(conditions: SQL | undefined, { within, order, rows }: Cut): Promise<StoredUserRow[]> {
  const seen = lastSeen()
  return db()
    .select({
      ...{ id: user.id, name: user.name, email: user.email, image: user.image, type: user.type },
      ...{ isVerified: user.emailVerified, isBanned: IS_BANNED, joinedAt: user.createdAt, seenAt: seen.at },
    })
    .from(user)
    .leftJoinLateral(seen, sql`true`)
    .where(and(conditions, within))
    .orderBy(order)
    .limit(rows)
}

async function countUsers(conditions: SQL | undefined): Promise<number> {
  const counted = db()
    .select({ id: user.id })
    .from(user)
    .where(conditions)
    .limit(COUNTED_MAX + 1)
    .as('counted')
  return db().$count(counted)
}

/** A page of everybody who has an account. */
export async function findUsers(asked: UsersRequest): Promise<UsersPage> {
  const conditions = conditionsOf(asked)
  const by = orderedBy(asked)
  const page = await readTablePage(
    {
      by,
      placeOf: (id) => placeOf(id, by),
      read: (cut) => readUsers(conditions, cut),
      countAll: () => countUsers(conditions),
    },
    asked,
  )
  return { ...page, rows: page.rows.map(toUserRow) }
}
