import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { NO_MAILS } from '#tests/fakes/no-mails.ts'
import { openAuthStage, post } from './lib/auth-stage.ts'
import { medianAndTail, quantile, timed } from './lib/figures.ts'
import { db } from '#/db/client.server.ts'
import { queueMail } from '#/platform/mailer/outbox.server.ts'

// Whether time tells who has an account here: `node bench/sign-in-enumeration.ts`.

const WARM_UP = 5
const TRIES = 80
const GOAL_PERCENT = 10

const KNOWN = 'bo@example.com'

const { stop } = await openAuthStage({
  ...NO_MAILS,
  // What the product does, but for the drawing of the mail: a row of the outbox and its task.
  sendResetMail: ({ email, url }) =>
    queueMail(db(), { key: url, recipient: email, subject: 'Reset', html: url, text: url }),
})

const CALLS: Record<string, (email: string) => Promise<Response>> = {
  'sign-in, wrong password': (email) => post('/sign-in/email', { email, password: 'not the password' }),
  'forgot password': (email) => post('/request-password-reset', { email }),
}

/** One known and one unknown address in turn, so that whatever else the machine does falls on both. */
async function measure(call: (email: string) => Promise<Response>) {
  const known: number[] = []
  const unknown: number[] = []
  for (let count = 0; count < WARM_UP + TRIES; count += 1) {
    const ofKnown = await timed(() => call(KNOWN))
    const ofUnknown = await timed(() => call(`nobody-${count}@example.com`))
    if (count < WARM_UP) continue
    known.push(ofKnown)
    unknown.push(ofUnknown)
  }
  return { known, unknown }
}

try {
  await prepareTasks()
  const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual' }
  await post('/sign-up/email', { ...names, email: KNOWN, password: 'correct horse' })
  for (const [name, call] of Object.entries(CALLS)) {
    const { known, unknown } = await measure(call)
    const percent = (quantile(known, 0.5) / quantile(unknown, 0.5) - 1) * 100
    process.stdout.write(
      `${name}\n  known    ${medianAndTail(known)}\n  unknown  ${medianAndTail(unknown)}\n`,
    )
    process.stdout.write(`  medians differ by ${percent.toFixed(1)} % (goal: within ${GOAL_PERCENT} %)\n`)
  }
} finally {
  await stopTasks()
  await stop()
}
