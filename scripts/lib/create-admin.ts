import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { closeDatabase, db } from '#/db/client.server.ts'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { createAdmin, type NewAdmin } from '#/features/account/create-admin.server.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import { configureAuth } from '#/platform/auth/auth.server.ts'
import { baseUrl, env } from '#/platform/env/env.server.ts'
import { queueMail } from '#/platform/mailer/outbox.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { openDatabase } from './open-database.ts'
import { useTrialSecret } from './trial-secret.ts'

const unused = async () => undefined

const say = (key: string) => translateText('en', englishMessages(), key)

/** The mail of the product without its looks: those are made when the server is built, and this runs without a build. */
async function queueResetMail({ email, url }: { email: string; url: string }) {
  const text = (part: string) => say(`mail.reset.${part}`)
  const lines = [say('mail.hello'), text('body'), url, text('note')]
  const paragraphs = lines.map((line) =>
    createElement(
      'p',
      { key: line },
      line === url ? createElement('a', { href: url }, text('action')) : line,
    ),
  )
  const html = `<!doctype html>${renderToStaticMarkup(createElement('body', null, paragraphs))}`
  const key = `reset:${createHash('sha256').update(url).digest('hex')}`
  await queueMail(db(), { key, recipient: email, subject: text('subject'), html, text: lines.join('\n\n') })
}

/**
 * Makes an admin in the database the app uses, whether it runs or not, and answers what to say about it. A mailed link
 * goes out at once where the app runs, else as soon as it does.
 */
export async function addAdmin(fields: NewAdmin): Promise<string[]> {
  const { connectionString, close } = await openDatabase()
  process.env.DATABASE_URL = connectionString
  // The library wants a secret before it does anything; nothing that is written here is signed with it.
  await useTrialSecret(resolve(env().DATA_DIR))
  configureAuth({
    sendVerificationMail: unused,
    sendChangeEmailMail: unused,
    sendNotice: unused,
    sendInvitationMail: unused,
    sendResetMail: queueResetMail,
  })
  try {
    await migrateDatabase(connectionString)
    if (fields.password === undefined) await prepareTasks()
    await createAdmin(fields)
  } finally {
    await stopTasks()
    await closeDatabase()
    await close()
  }
  const made = `${fields.firstName} ${fields.lastName} <${fields.email}> is an admin.`
  if (fields.password !== undefined) return [made, `Sign in at ${baseUrl()}/auth/signin`]
  return [made, 'A mail with a link to choose the password is under way; the link is good for an hour.']
}
