import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pickPort } from '../../scripts/lib/pick-port.mjs'
import { ownEnvironment } from '../fixtures/own-environment.ts'
import { expect, test } from '../fixtures/test.ts'

let place = ''
test.beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'flightpath-start-'))
})
test.afterEach(() => rmSync(place, { recursive: true, force: true }))

/** Starts the app with a setting that it cannot work with, and waits for its end. */
async function runToItsEnd(settings: Record<string, string>) {
  const own = { PORT: String(await pickPort()), DATA_DIR: join(place, 'data'), ...settings }
  const child = spawn(process.execPath, ['dist/server/serve.js'], {
    env: ownEnvironment(own),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const err = text(child.stderr)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said: (await err).trim() }
}

/** Something that takes connections and says nothing, or ends them at once. */
async function listenAs(kind: 'silent' | 'rude'): Promise<{ server: Server; address: string }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (kind === 'rude') socket.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  return { server, address: `postgres://jobs:s3cret@127.0.0.1:${port}/board` }
}

const SETTINGS: [what: string, settings: () => Record<string, string>, said: RegExp][] = [
  ['an address that is none', () => ({ DATABASE_URL: 'nonsense' }), /DATABASE_URL: must be an address/],
  [
    'a port on which nobody listens',
    () => ({ DATABASE_URL: 'postgres://127.0.0.1:1/x' }),
    /^No database answers/,
  ],
  [
    'a host that nobody knows',
    () => ({ DATABASE_URL: 'postgres://db.invalid/x' }),
    /^The host db\.invalid of DATABASE_URL/,
  ],
  [
    'a data directory that is a file',
    () => ({ DATA_DIR: join(place, 'file') }),
    /^The data directory .* is a file/,
  ],
  ['no connections at all', () => ({ DATABASE_POOL_SIZE: '0' }), /DATABASE_POOL_SIZE/],
]

for (const [what, settings, words] of SETTINGS)
  test(`with ${what} the app ends with one sentence that names it`, async () => {
    writeFileSync(join(place, 'file'), '')
    const { code, said } = await runToItsEnd(settings())
    expect(said).toMatch(words)
    expect(said).not.toMatch(/^\s+at |node:/m)
    expect(code).toBe(1)
  })

test('what ends every connection is told from a database', async () => {
  const { server, address } = await listenAs('rude')
  const { code, said } = await runToItsEnd({ DATABASE_URL: address })
  server.close()
  expect([code, said]).toEqual([1, expect.stringMatching(/broke the connection off\. Is it PostgreSQL\?/)])
})

test('for a database that stalls the start does not wait for ever', { tag: '@long' }, async () => {
  const { server, address } = await listenAs('silent')
  const { code, said } = await runToItsEnd({ DATABASE_URL: address })
  server.close()
  expect([code, said]).toEqual([1, expect.stringMatching(/DATABASE_URL\) does not answer/)])
  expect(said).not.toContain('s3cret')
})
