import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#/db/seed/cast.ts'
import { accountLines } from './account-lines.ts'
import { portError, requireFreePort } from './free-port.ts'
import { pickPort } from './pick-port.mjs'

const LOOPBACK = '127.0.0.1'

async function takePort(host: string) {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, server }
}

test.each([LOOPBACK, '0.0.0.0'])(
  'a port taken on %s is refused in one line that says what to do',
  async (host) => {
    const { port, server } = await takePort(host)
    await expect(requireFreePort({ port, hostname: LOOPBACK })).rejects.toThrow(
      `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    )
    server.close()
  },
)

test('a free port is free again after it was looked at', async () => {
  const port = await pickPort()
  const look = () => requireFreePort({ port, hostname: LOOPBACK })
  await expect(look().then(look)).resolves.toBeUndefined()
})

test('the last port there is has no next one', () => {
  const taken = Object.assign(new Error('no'), { code: 'EADDRINUSE' })
  expect(portError(taken, { port: 65_535, hostname: LOOPBACK })).toMatchObject({
    message: expect.stringContaining('PORT=65534') as string,
  })
})

test('a port kept for the system is named, and any other fault stays what it is', () => {
  const refused = Object.assign(new Error('no'), { code: 'EACCES' })
  expect(portError(refused, { port: 80, hostname: LOOPBACK })).toMatchObject({
    message: expect.stringMatching(/^Port 80 is not/) as string,
  })
  const other = new Error('no address')
  expect(portError(other, { port: 3000, hostname: LOOPBACK })).toBe(other)
})

test.each(['EADDRNOTAVAIL', 'ENOTFOUND'])('an address that is not this machine’s is named (%s)', (code) => {
  const fault = portError(Object.assign(new Error('no'), { code }), { port: 3000, hostname: '192.0.2.1' })
  expect(fault).toMatchObject({
    message: 'This machine has no address 192.0.2.1 to listen on. Look at HOST.',
  })
})

test('the accounts of the demo are printed with their password, and nothing at all where there are none', () => {
  const lines = accountLines(DEMO_ACCOUNTS).join('\n')
  for (const { email } of DEMO_ACCOUNTS) expect(lines).toContain(email)
  expect(lines).toContain('flightpath-demo')
  expect(accountLines([])).toEqual([])
})
