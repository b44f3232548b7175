import { and, asc, count, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, member, organization, user } from '#/db/schema/index.ts'
import { FIRST_ORGANIZATION_ORDER } from './organizations-address.ts'
import type { OrganizationsRequest } from './organizations.schema.ts'
import {
  toOrganizationRow,
  type JobCounts,
  type OrganizationsPage,
  type Owner,
  type StoredOrganizationRow,
} from './organizations.view.ts'
import { saysWord, soughtWords } from './said-words.server.ts'
import { columnOf } from './table-page.ts'
import { readTablePage, type Cut, type OrderedBy, type Place } from './table-page.server.ts'

/** As the indexes organization_name_trigrams and organization_folded_name have it. */
const FOLDED_NAME = sql`fold_text(${organization.name}) collate "und-x-icu"`

const IN_STATE = { active: isNull(organization.suspendedAt), suspended: isNotNull(organization.suspendedAt) }

function conditionsOf({ words, state }: OrganizationsRequest): SQL | undefined {
  const said = soughtWords(words)?.map((word) => saysWord(FOLDED_NAME, word)) ?? [sql`false`]
  return and(state && IN_STATE[state], ...said)
}

/** How many open jobs each company has: one walk along the index job_organization_id, asked for in this order alone. */
const openJobs = () =>
  db()
    .select({ organizationId: job.organizationId, open: count().as('open') })
    .from(job)
    .where(eq(job.status, 'Published'))
    .groupBy(job.organizationId)
    .as('open_jobs')

type Ordering = OrderedBy & { jobs: ReturnType<typeof openJobs> | null }

/** By organization_folded_name or organization_created_at; of the suspended ones alone by organization_suspended. */
function orderedBy({ sort = FIRST_ORGANIZATION_ORDER }: OrganizationsRequest): Ordering {
  const column = columnOf(sort)
  const jobs = column === 'jobs' ? openJobs() : null
  const named = column === 'name' ? FOLDED_NAME : sql`${organization.createdAt}`
  return { order: sort, key: jobs ? sql`coalesce(${jobs.open}, 0)` : named, id: organization.id, jobs }
}

async function placeOf(id: string, { order }: Ordering): Promise<Place> {
  const [row] = await db()
    .select({ founded: organization.createdAt, name: sql<string>`${FOLDED_NAME}` })
    .from(organization)
    .where(eq(organization.id, id))
  if (!row) return null
  const column = columnOf(order)
  if (column === 'jobs') {
    const isOpen = and(eq(job.organizationId, id), eq(job.status, 'Published'))
    return { key: await db().$count(job, isOpen), id }
  }
  return { key: column === 'name' ? row.name : row.founded, id }
}

function readOrganizations(
  asked: OrganizationsRequest,
  { jobs }: Ordering,
  { within, order, rows }: Cut,
): Promise<StoredOrganizationRow[]> {
  const query = db()
    .select({
      ...{ id: organization.id, name: organization.name, logo: organization.logo, slug: organization.slug },
      isSuspended: sql<boolean>`${organization.suspendedAt} is not null`,
      ...{ suspensionReason: organization.suspensionReason, foundedAt: organization.createdAt },
    })
    .from(organization)
    .$dynamic()
  return (jobs ? query.leftJoin(jobs, eq(jobs.organizationId, organization.id)) : query)
    .where(and(conditionsOf(asked), within))
    .orderBy(order)
    .limit(rows)
}

async function countOrganizations(asked: OrganizationsRequest, most: number): Promise<number> {
  const counted = db()
    .select({ id: organization.id })
    .from(organization)
    .where(conditionsOf(asked))
    .limit(most)
    .as('counted')
  return db().$count(counted)
}

/** Of the shown companies alone, in one statement. Index job_organization_id. */
async function countJobs(ids: string[]): Promise<Map<string, JobCounts>> {
  const rows = await db()
    .select({
      id: job.organizationId,
      published: sql<number>`count(*) filter (where ${job.status} = 'Published')::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(job)
    .where(inArray(job.organizationId, ids))
    .groupBy(job.organizationId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** Of the shown companies alone, in one statement. Index member_organization_user. */
async function countMembers(ids: string[]): Promise<Map<string, number>> {
  const rows = await db()
    .select({ id: member.organizationId, members: count() })
    .from(member)
    .where(inArray(member.organizationId, ids))
    .groupBy(member.organizationId)
  return new Map(rows.map(({ id, members }) => [id, members]))
}

/** Of the shown companies alone, in one statement. Index member_organization_user, and users by their primary key. */
async function listOwners(ids: string[]): Promise<Map<string, Owner[]>> {
  const rows = await db()
    .select({
      organizationId: member.organizationId,
      ...{ id: user.id, name: user.name, email: user.email },
    })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(and(inArray(member.organizationId, ids), eq(member.organizationRole, 'owner')))
    .orderBy(asc(member.createdAt), asc(member.id))
  return Map.groupBy(rows, ({ organizationId }) => organizationId)
}

/** A page of all organisations, the newest first unless another order is asked for. */
export async function findAllOrganizations(asked: OrganizationsRequest): Promise<OrganizationsPage> {
  const by = orderedBy(asked)
  const page = await readTablePage(
    {
      by,
      placeOf: (id) => placeOf(id, by),
      read: (cut) => readOrganizations(asked, by, cut),
      countAll: (most) => countOrganizations(asked, most),
    },
    asked,
  )
  const ids = page.rows.map(({ id }) => id)
  const [jobs, members, owners] = await Promise.all([countJobs(ids), countMembers(ids), listOwners(ids)])
  const factsOf = (id: string) => ({
    owners: owners.get(id) ?? [],
    members: members.get(id) ?? 0,
    jobs: jobs.get(id) ?? { published: 0, all: 0 },
  })
  return { ...page, rows: page.rows.map((row) => toOrganizationRow(row, factsOf(row.id))) }
}
