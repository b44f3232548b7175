import type { Actor } from '#/domain/access/actor.ts'

/** What people write to whoever runs the product is read, answered and deleted by admins of the platform alone. */
export function canAnswerMessages({ platformRole }: Pick<Actor, 'platformRole'>): boolean {
  return platformRole === 'admin'
}
