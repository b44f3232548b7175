import type { Actor } from '#/domain/access/actor.ts'

/** Only an admin of the platform acts on jobs of companies in which they are nobody. */
export function canModerateJobs({ platformRole }: Pick<Actor, 'platformRole'>): boolean {
  return platformRole === 'admin'
}
