import { and, asc, eq, ne, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db, type Connection } from '#/db/client.server.ts'
import { member, organization } from '#/db/schema/index.ts'
import { readerSpeech } from '#/platform/language/server-speech.server.ts'
import { authRefusal } from '../refusal.ts'

/** Who the refusal is told: the owner, or an admin who would remove them. */
type Told = 'owner' | 'admin'

const TEXTS: Record<Told, string> = {
  owner: 'error.auth.soleOwner',
  admin: 'error.auth.soleOwnerRemoved',
}

/** The names of the companies that nobody but this person owns, in their order. Index member_user_id. */
async function listSolelyOwned(connection: Connection, userId: string): Promise<string[]> {
  const other = alias(member, 'other')
  const others = connection
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.organizationId, member.organizationId),
        eq(other.organizationRole, 'owner'),
        ne(other.userId, userId),
      ),
    )
  const found = await connection
    .select({ name: organization.name })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(and(eq(member.userId, userId), eq(member.organizationRole, 'owner'), notExists(others)))
    .orderBy(asc(organization.name))
  return found.map(({ name }) => name)
}

/**
 * Refuses to go on while somebody is the only owner of a company, and names the companies: they are transferred or
 * deleted first. The trigger of `member` stands behind it, for owners who go at the same moment.
 */
export async function requireNoSoleOwnership(
  userId: string,
  { told, connection = db() }: { told: Told; connection?: Connection },
): Promise<void> {
  const names = await listSolelyOwned(connection, userId)
  if (names.length === 0) return
  const organizations = new Intl.ListFormat(readerSpeech().locale).format(names)
  throw authRefusal('CONFLICT', TEXTS[told], 'organization', { organizations, count: names.length })
}
