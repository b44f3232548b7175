import { eq, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { organization, renamedOrganization } from '#/db/schema/index.ts'
import { requireTimeLeft } from '#/platform/tasks/tasks.server.ts'

/**
 * Tells some jobs of a renamed company its name, and answers whether there was a company to do. Holds the company first,
 * as whoever renames it does; whoever publishes a job there waits for these few and no longer.
 */
async function spreadOneName(): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [renamed] = await tx
      .select({ organizationId: renamedOrganization.organizationId })
      .from(renamedOrganization)
      .limit(1)
    if (!renamed) return false
    const { organizationId } = renamed
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
    return true
  })
}

/**
 * Goes on where the renaming of a company with many open jobs left off, until every one is found by the new name. How far
 * it came stands in the database: a server that ends in the middle has told whole batches, and the next minute goes on.
 */
export async function spreadNames(): Promise<void> {
  while (await spreadOneName()) requireTimeLeft()
}
