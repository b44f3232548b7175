import { sql } from 'drizzle-orm'
import { user } from '#/db/schema/index.ts'

/** A ban that ran out is none, though nobody has lifted it. */
export const IS_BANNED = sql<boolean>`(${user.banned} and (${user.banExpires} is null or ${user.banExpires} > now()))`
