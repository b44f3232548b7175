import { findCurrentSession } from '#/platform/auth/actor.server.ts'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { NO_MAILS } from '#tests/fakes/no-mails.ts'
import { openAuthStage, post } from './lib/auth-stage.ts'
import { medianAndTail, quantile, timed } from './lib/figures.ts'

// What it costs to know who is asking, by the signed copy in the cookie and by the database: `node bench/session-lookup.ts`.

const WARM_UP = 300
const LOOKUPS = 3_000
const GOAL_MS = 0.6

const { stop } = await openAuthStage(NO_MAILS)

async function signedInCookie(): Promise<string> {
  const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual' }
  const account = { email: 'bo@example.com', password: 'correct horse' }
  await post('/sign-up/email', { ...names, ...account })
  // Somebody whose address is not confirmed is always looked up afresh.
  await db().update(user).set({ emailVerified: true })
  const answer = await post('/sign-in/email', account)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function measure(headers: Headers, freshness: 'cached' | 'fresh'): Promise<number[]> {
  const look = async () => {
    if (!(await findCurrentSession(headers, { freshness }))) throw new Error('Nobody was found')
  }
  for (let lookup = 0; lookup < WARM_UP; lookup += 1) await look()
  const times: number[] = []
  for (let lookup = 0; lookup < LOOKUPS; lookup += 1) times.push(await timed(look))
  return times
}

try {
  const headers = new Headers({ cookie: await signedInCookie() })
  const [cached, fresh] = [await measure(headers, 'cached'), await measure(headers, 'fresh')]
  const ratio = quantile(fresh, 0.5) / quantile(cached, 0.5)
  process.stdout.write(`by the cookie    ${medianAndTail(cached)} (goal: median ${GOAL_MS} ms)\n`)
  process.stdout.write(`by the database  ${medianAndTail(fresh)}, ${ratio.toFixed(1)} times as long\n`)
} finally {
  await stop()
}
