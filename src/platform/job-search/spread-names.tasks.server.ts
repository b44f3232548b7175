import { asc, eq, notInArray, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { organization, renamedOrganization } from '#/db/schema/index.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { requireTimeLeft } from '#/platform/tasks/tasks.server.ts'

/** The companies whose name has jobs to reach, but for some; primary key. */
async function listRenamed(except: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ id: renamedOrganization.organizationId })
    .from(renamedOrganization)
    .where(notInArray(renamedOrganization.organizationId, [...except]))
    .orderBy(asc(renamedOrganization.organizationId))
  return rows.map(({ id }) => id)
}

/**
 * Tells some jobs of a renamed company its name. Holds the company first, as whoever renames it does; whoever publishes a
 * job there waits for these few and no longer.
 */
async function spreadName(organizationId: string): Promise<void> {
  await db().transaction(async (tx) => {
    await tx
      .select({ id: organization.id })
      .from(organization)
      .where(eq(organization.id, organizationId))
      .for('no key update')
    const isThis = eq(renamedOrganization.organizationId, organizationId)
    // Another server may have gone on with it meanwhile, and its owner may have renamed it once more.
    const [rest] = await tx
      .select({ below: sql<string | null>`spread_name(${organizationId}, ${renamedOrganization.below})` })
      .from(renamedOrganization)
      .where(isThis)
    if (rest?.below)
      await tx
        .update(renamedOrganization)
        .set({ below: Number(rest.below) })
        .where(isThis)
    else await tx.delete(renamedOrganization).where(isThis)
  })
}

/**
 * Goes on where the renaming of companies with many open jobs left off, some jobs of each in turn, until every one is found
 * by the new name. How far each came stands in the database: a server that ends in the middle has told whole batches, and
 * the next minute goes on. A company whose turn fails is reported and left to the next minute; the others go on.
 */
export async function spreadNames(): Promise<void> {
  const failed: string[] = []
  for (let ids = await listRenamed(failed); ids.length > 0; ids = await listRenamed(failed)) {
    for (const id of ids) {
      await spreadName(id).catch((error: unknown) => {
        failed.push(id)
        reportFault(error, 'spread-names')
      })
      requireTimeLeft()
    }
  }
}
