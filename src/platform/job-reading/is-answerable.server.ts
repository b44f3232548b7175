import { and, eq, not, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { job, member, user } from '#/db/schema/index.ts'
import { IS_BANNED } from '#/platform/auth/is-banned.server.ts'

const query = new QueryBuilder()
const ofCompany = eq(member.organizationId, job.organizationId)
const MEMBERS = query.select({ id: member.id }).from(member).where(ofCompany)
const ANSWERING = query
  .select({ id: member.id })
  .from(member)
  .innerJoin(user, and(eq(user.id, member.userId), not(IS_BANNED)))
  .where(ofCompany)

/**
 * Whether a like of a job reaches somebody: all members of its company answer, unless they are banned. One that nobody has
 * joined yet, as after an import, counts as one that somebody will. Index member_organization_user, and `user_pkey`.
 */
export const IS_ANSWERABLE = sql<boolean>`(not exists ${MEMBERS} or exists ${ANSWERING})`
