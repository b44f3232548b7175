import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { mail } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import type { TextValues } from '#/i18n/translate.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { openGate } from '#tests/setup/gate.ts'
import { queueActionMail } from './action-mail.server.ts'
import { sendMailTask } from './mail.tasks.server.ts'
import { countWaitingMails, listMails, queueMail, type OutgoingMail } from './outbox.server.ts'

type Arrived = { recipients: string[]; source: string }
type Mood = 'takes everything' | 'refuses recipients' | 'refuses content' | 'loses us the database'

const arrived: Arrived[] = []
let mood: Mood = 'takes everything'
const gate = await openGate()

class Refusal extends Error {
  responseCode = 451
}

/** Ends the connection whose transaction waits for the mail server. */
const breakSender = sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and state = 'idle in transaction'`

/** A mail server of our own on this machine: it speaks the real protocol. */
function buildServer(): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(mood === 'refuses recipients' ? new Refusal('Try again later') : null),
    onData: (stream, session, done) => {
      void text(stream).then((source) => {
        if (mood === 'refuses content') return done(new Refusal('Too busy'))
        arrived.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), source })
        if (mood !== 'loses us the database') return done()
        return void db()
          .execute(breakSender)
          .then(() => done(), done)
      })
    },
  })
}

const server = buildServer()
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const open = () => gate.leadTo((server.server.address() as AddressInfo).port)

open()
process.env.SMTP_URL = `smtp://127.0.0.1:${gate.port}`
process.env.MAIL_FROM = 'Flightpath <no-reply@flightpath.example>'
await useTestDatabase()
await prepareTasks()
afterAll(async () => {
  await stopTasks()
  await gate.stop()
  await new Promise<void>((resolve) => server.close(resolve))
})
beforeEach(() => {
  arrived.length = 0
  mood = 'takes everything'
})

let keys = 0
async function queued(changes: Partial<OutgoingMail> = {}): Promise<number> {
  keys += 1
  const outgoing = {
    key: `test:${keys}`,
    recipient: 'niamh@example.com',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    ...changes,
  }
  await db().transaction((tx) => queueMail(tx, outgoing))
  const [row] = await db().select().from(mail).where(eq(mail.key, outgoing.key))
  return row?.id ?? 0
}

async function rowOf(id: number) {
  const [row] = await db().select().from(mail).where(eq(mail.id, id))
  return row
}

const headerOf = (source: string | undefined, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(source ?? '')?.[1]

test('a mail reaches its reader in both forms, from the address of the product', async () => {
  const id = await queued({ subject: 'Confirm your email address' })
  await sendMailTask({ mailId: id })
  expect(arrived).toHaveLength(1)
  expect(arrived[0]?.recipients).toEqual(['niamh@example.com'])
  expect(headerOf(arrived[0]?.source, 'From')).toBe('Flightpath <no-reply@flightpath.example>')
  expect(headerOf(arrived[0]?.source, 'Subject')).toBe('Confirm your email address')
  expect(arrived[0]?.source).toMatch(/text\/plain[\s\S]*text\/html/)
  expect(await rowOf(id)).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) as Date })
})

test('a mail is sent once, however often its task is repeated', async () => {
  const id = await queued()
  await sendMailTask({ mailId: id })
  await sendMailTask({ mailId: id })
  expect(arrived).toHaveLength(1)
})

test('two servers that take the same task at once send one mail', async () => {
  const id = await queued()
  await Promise.all([
    sendMailTask({ mailId: id }),
    sendMailTask({ mailId: id }),
    sendMailTask({ mailId: id }),
  ])
  expect(arrived).toHaveLength(1)
  expect((await rowOf(id))?.attempts).toBe(1)
})

test('what was mailed under a key is not mailed again under it', async () => {
  const first = await queued({ key: 'verify:1:token' })
  const second = await queued({ key: 'verify:1:token', subject: 'Changed' })
  expect(second).toBe(first)
  await sendMailTask({ mailId: first })
  expect(headerOf(arrived[0]?.source, 'Subject')).toBe('Hello')
})

test.each<Mood>(['refuses recipients', 'refuses content'])(
  'when the mail server %s the reason is noted, and the next try sends it',
  async (refusing) => {
    const id = await queued()
    mood = refusing
    await expect(sendMailTask({ mailId: id })).rejects.toThrow()
    expect(await rowOf(id)).toMatchObject({
      attempts: 1,
      sentAt: null,
      lastError: expect.stringContaining('451') as string,
    })
    mood = 'takes everything'
    await sendMailTask({ mailId: id })
    expect(arrived).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ attempts: 2, sentAt: expect.any(Date) as Date })
  },
)

test('while the mail server is down nothing is lost, and nothing is sent twice afterwards', async () => {
  const waiting = await countWaitingMails()
  gate.shut()
  const ids = [await queued({ subject: 'One' }), await queued({ subject: 'Two' })]
  for (const mailId of ids) await expect(sendMailTask({ mailId })).rejects.toThrow()
  expect(await countWaitingMails()).toBe(waiting + 2)
  open()
  for (const mailId of ids) await sendMailTask({ mailId })
  for (const mailId of ids) await sendMailTask({ mailId })
  expect(arrived.map(({ source }) => headerOf(source, 'Subject'))).toEqual(['One', 'Two'])
  expect(await countWaitingMails()).toBe(waiting)
})

test('a mail that was taken while the database broke is noted afterwards and not sent again', async () => {
  const id = await queued()
  mood = 'loses us the database'
  await expect(sendMailTask({ mailId: id })).rejects.toThrow()
  expect(await rowOf(id)).toMatchObject({ sentAt: null })
  await sendMailTask({ mailId: id })
  expect(arrived).toHaveLength(1)
  expect(await rowOf(id)).toMatchObject({ sentAt: expect.any(Date) as Date })
})

test('each try of a mail has the same id, and another mail another one', async () => {
  const [id, other] = [await queued(), await queued()]
  await sendMailTask({ mailId: id })
  await db().update(mail).set({ sentAt: null }).where(eq(mail.id, id))
  for (const mailId of [id, other]) await sendMailTask({ mailId })
  const [first, again, another] = arrived.map(({ source }) => headerOf(source, 'Message-ID'))
  expect(first).toMatch(/^<[0-9a-f]{32}@flightpath\.example>$/)
  expect([again === first, another === first]).toEqual([true, false])
})

test('a mail of a transaction that fails does not exist', async () => {
  const failing = db().transaction(async (tx) => {
    await queueMail(tx, { key: 'never', recipient: 'a@example.com', subject: 'x', html: 'x', text: 'x' })
    throw new Error('the rest failed')
  })
  await expect(failing).rejects.toThrow('the rest failed')
  expect(await db().$count(mail, eq(mail.key, 'never'))).toBe(0)
})

test('a task for a mail that is gone does nothing', async () => {
  await sendMailTask({ mailId: 999_999 })
  expect(arrived).toEqual([])
})

test('a hostile subject adds neither header nor reader', async () => {
  const id = await queued({ subject: 'Hi\r\nBcc: evil@example.com\r\n\r\n<script>' })
  await sendMailTask({ mailId: id })
  expect(arrived[0]?.recipients).toEqual(['niamh@example.com'])
  expect(headerOf(arrived[0]?.source, 'Bcc')).toBeUndefined()
})

test('letters beyond ASCII arrive', async () => {
  const id = await queued({ subject: 'Bienvenue à Orléans', text: 'Élodie – 東京' })
  await sendMailTask({ mailId: id })
  const subject = headerOf(arrived[0]?.source, 'Subject') ?? ''
  const encoded = [...subject.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)]
  const decoded = encoded.map(([, way, letters = '']) =>
    way?.toUpperCase() === 'B'
      ? Buffer.from(letters, 'base64').toString()
      : decodeURIComponent(letters.replaceAll('_', ' ').replaceAll('=', '%')),
  )
  expect(decoded.join('')).toBe('Bienvenue à Orléans')
})

const saying = (key: string, { name = '', help = '' }: TextValues = {}) =>
  ({
    'mail.try.greeting': `Hello ${name}`,
    'mail.try.subject': `For ${name}`,
    'mail.try.body': `Please, or ask ${help}.`,
  })[key] ?? key.slice('mail.try.'.length)

test('a mail that asks for one thing carries its links in both forms, and of what was typed none, nor markup', async () => {
  const url = 'http://localhost:3000/verify?token=a&b=1'
  await db().transaction((tx) =>
    queueActionMail(tx, {
      ...{ key: 'action', recipient: 'niamh@example.com', kind: 'try', url },
      speech: { language: 'fr', locale: 'fr-FR', say: saying },
      values: { name: '<img src=x> https://evil.example/claim or 0900 123456' },
      ownValues: { help: 'http://localhost:3000/contact' },
    }),
  )
  const [row] = await db().select().from(mail).where(eq(mail.key, 'action'))
  const name = '<img src=x> https://evil.example/claim or 0900 123456'
  const help = 'Please, or ask http://localhost:3000/contact.'
  expect(row?.text.replaceAll('\u2060', '')).toBe(`Hello ${name}\n\n${help}\n\naction\n${url}\n\nnote`)
  expect(row?.subject.replaceAll('\u2060', '')).toBe(`For ${name}`)
  expect(`${row?.subject} ${row?.text} ${row?.html}`).not.toMatch(/s:\/\/|evil\.e|\d{4} ?\d{6}|\d{4}56/)
  expect(row?.text).toContain(help)
  expect(row?.html).toContain('<html lang="fr-FR">')
  expect(row?.html).toContain('href="http://localhost:3000/verify?token=a&amp;b=1"')
  expect(row?.html).not.toMatch(/<(img|link|script)\b|url\(|@import/)
})

test('the newest mails come first, as many as asked for', async () => {
  const [older, newer] = [await queued(), await queued()]
  expect((await listMails({ limit: 2 })).map(({ id }) => id)).toEqual([newer, older])
})
