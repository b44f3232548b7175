import type { Actor } from '#/domain/access/actor.ts'

/** Only an admin of the platform suspends companies. */
export function canSuspendOrganizations({ platformRole }: Pick<Actor, 'platformRole'>): boolean {
  return platformRole === 'admin'
}
