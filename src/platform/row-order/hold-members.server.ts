import { asc, type SQL } from 'drizzle-orm'
import type { Transaction } from '#/db/client.server.ts'
import { member } from '#/db/schema/index.ts'

/**
 * Holds places in companies until the transaction ends, in the one order in which everybody holds them, and before any
 * of their companies: whoever leaves or gets a lesser role holds their place, and then asks for the company.
 */
export async function holdMembers(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx.select({ id: member.id }).from(member).where(which).orderBy(asc(member.id)).for('update')
}
