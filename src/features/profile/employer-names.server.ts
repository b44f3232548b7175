import { asc, inArray, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import type { EmployerName } from './profile.view.ts'

const FOUND_MAX = 8

/** What would be a pattern in LIKE is searched for as it is written. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Companies with a name, or a word of their name, that begins so; at most eight, by name. '' finds none. */
export async function listEmployersByName(beginning: string): Promise<EmployerName[]> {
  if (beginning === '') return []
  // No index: the table of companies is small, and this list is asked for by the signed-in only.
  return db()
    .select({ id: organization.id, name: organization.name })
    .from(organization)
    .where(sql`' ' || ${organization.name} ilike ${`% ${literal(beginning)}%`}`)
    .orderBy(asc(organization.name), asc(organization.id))
    .limit(FOUND_MAX)
}

/** The names that go with ids, in the order of the ids; ids of companies that are gone are left out. */
export async function listEmployerNames(ids: readonly string[]): Promise<EmployerName[]> {
  if (ids.length === 0) return []
  // organization_pkey.
  const rows = await db()
    .select({ id: organization.id, name: organization.name })
    .from(organization)
    .where(inArray(organization.id, [...ids]))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
