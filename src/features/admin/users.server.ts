import { and, eq, isNull, max, sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { session, user } from '#/db/schema/index.ts'
import { IS_BANNED } from '#/platform/auth/is-banned.server.ts'
import { saysWord, soughtWords } from './said-words.server.ts'
import { columnOf } from './table-page.ts'
import { readTablePage, type Cut, type OrderedBy } from './table-page.server.ts'
import { FIRST_USER_ORDER } from './users-address.ts'
import type { UsersRequest } from './users.schema.ts'
import { toUserRow, type StoredUserRow, type UsersPage } from './users.view.ts'

/** As the index user_search_trigrams has it. */
const FOUND_BY = sql`fold_text(${user.name} || ' ' || ${user.email}) collate "und-x-icu"`
/** As the index user_folded_name has it. */
const FOLDED_NAME = sql`fold_text(${user.name}) collate "und-x-icu"`

const WITH_STATE = { banned: IS_BANNED, unverified: eq(user.emailVerified, false) }

/** A type is read along user_type_created_at, a state along user_banned or user_unverified. */
function conditionsOf({ words, type, state }: UsersRequest): SQL | undefined {
  const said = soughtWords(words)?.map((word) => saysWord(FOUND_BY, word)) ?? [sql`false`]
  return and(...said, type && eq(user.type, type), state && WITH_STATE[state])
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

async function countUsers(conditions: SQL | undefined, most: number): Promise<number> {
  const counted = db().select({ id: user.id }).from(user).where(conditions).limit(most).as('counted')
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
      countAll: (most) => countUsers(conditions, most),
    },
    asked,
  )
  return { ...page, rows: page.rows.map(toUserRow) }
}
