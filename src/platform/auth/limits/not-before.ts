import { setTimeout as delay } from 'node:timers/promises'

/** Does a piece of work and answers or fails with it, but not before `ms` milliseconds have passed. */
export async function notBefore<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), delay(ms)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
