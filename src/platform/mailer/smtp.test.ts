import { once } from 'node:events'
import { setImmediate as pause } from 'node:timers/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { useFakeTimeouts } from '#tests/setup/fake-timeouts.ts'
import { deliverMail } from './smtp.server.ts'

// It greets, and says nothing more by itself.
const server = createServer((caller) => {
  caller.on('error', () => undefined).write('220 mail.example\r\n')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close())

vi.stubEnv('APP_MODE', 'trial')
vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)

test('a mail server that answers letter by letter has a minute for a mail, and its connection is closed', async () => {
  useFakeTimeouts()
  const message = { key: 'k', recipient: 'a@example.com', subject: 's', html: '<p>h</p>', text: 't' }
  let outcome = 'waits'
  const came = once(server, 'connection')
  const sent = deliverMail(message).catch((error: unknown) => {
    outcome = String(error)
  })
  const [caller] = (await came) as [Socket]
  await once(caller, 'data')
  for (const letter of '250-a') {
    caller.write(letter)
    vi.advanceTimersByTime(11_900)
    await pause()
  }
  expect(outcome).toBe('waits')
  vi.advanceTimersByTime(500)
  await Promise.all([sent, once(caller.resume(), 'close')])
  expect(outcome).toBe('Error: The mail server took longer than 60 s for one mail')
})
