import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { deliverMail } from './smtp.server.ts'

const taken: string[] = []
const server = createServer((caller) => {
  let [text, isMail] = ['', false]
  caller.setEncoding('utf8').write('220 mail.example\r\n')
  caller.on('data', (piece: string) => {
    text += piece
    if (isMail && !text.endsWith('\r\n.\r\n')) return
    if (isMail) taken.push(text)
    isMail = !isMail && text.startsWith('DATA')
    text = ''
    caller.write(isMail ? '354 go on\r\n' : '250 yes\r\n')
  })
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close())

vi.stubEnv('APP_MODE', 'trial')
vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)

const send = (key: string) =>
  deliverMail({ key, recipient: 'a@example.com', subject: 's', html: '<p>h</p>', text: 't' })
const headsOf = (mail = '') => mail.replaceAll(/\r\n[ \t]+/g, ' ')
const nameIn = (mail?: string) => /^Message-ID: <(.+)@/im.exec(headsOf(mail))?.[1]

test('nothing of the key of a mail leaves: it holds accounts and moments of people who are anonymous to its reader', async () => {
  const key = 'declined:job-1:account-of-ada:1796088287783:member-1'
  for (const one of [key, key, `${key}x`]) await send(one)
  const [first, again, other] = taken
  expect(headsOf(first)).toMatch(/^X-Entity-Ref-ID: [\da-f]{32}\r?$/im)
  for (const part of ['account-of-ada', '1796088287783', 'job-1', 'member-1'])
    expect(taken.join('')).not.toContain(part)
  expect([nameIn(again), nameIn(other) === nameIn(first)]).toEqual([nameIn(first), false])
  // Whoever guesses the key cannot tell that the guess is right.
  expect(createHash('sha256').update(key).digest('hex')).not.toContain(nameIn(first))
})
