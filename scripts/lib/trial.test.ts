import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerRequest } from 'srvx'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { env, readEnvAgain } from '#/platform/env/env.server.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { clientAddress } from './http/client-address.ts'
import { listImportFiles } from './list-import-files.ts'
import { trialSecret, useTrialSecret } from './trial-secret.ts'

let place = ''
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'flightpath-trial-'))
})
afterAll(() => rm(place, { recursive: true }))

test('the secret of a trial is made once, long enough, and kept where nobody else may read it', async () => {
  const dataDir = join(place, 'new', 'data')
  const made = await trialSecret(dataDir)
  expect(made).toMatch(/^[0-9a-f]{64}$/)
  expect(await trialSecret(dataDir)).toBe(made)
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o077).toBe(0)
})

test('two trials have two secrets', async () => {
  expect(await trialSecret(join(place, 'a'))).not.toBe(await trialSecret(join(place, 'b')))
})

test.each(['', 'short', ' '.repeat(40)])('a file that was left with %j is no secret', async (left) => {
  const dataDir = await mkdtemp(join(place, 'cut-'))
  await writeFile(join(dataDir, 'auth-secret'), left)
  expect(await trialSecret(dataDir)).toHaveLength(64)
  expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toHaveLength(64)
})

test('whoever reads the environment afterwards finds the secret, and one that the operator named stays', async () => {
  vi.stubEnv('AUTH_SECRET', undefined)
  const dataDir = join(place, 'used')
  await useTrialSecret(dataDir)
  expect(env().AUTH_SECRET).toBe(await trialSecret(dataDir))
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
  await useTrialSecret(dataDir)
  expect(env().AUTH_SECRET).toBe('x'.repeat(32))
  vi.unstubAllEnvs()
  readEnvAgain()
})

function requestFrom(ip: string | undefined, headers: Record<string, string> = {}): ServerRequest {
  return Object.assign(new Request('http://localhost/', { headers }), { ip })
}

const FORGED = { [CLIENT_IP_HEADER]: '198.51.100.1', 'x-forwarded-for': '198.51.100.1, 192.0.2.9' }

test.each([
  ['203.0.113.7', {}, 0, '203.0.113.7'],
  ['203.0.113.7', FORGED, 0, '203.0.113.7'],
  [undefined, FORGED, 0, '0.0.0.0'],
  ['203.0.113.7', FORGED, 1, '192.0.2.9'],
])('a request from %s that says %j, behind %i proxies, is from %s', (ip, headers, proxies, noted) => {
  expect(clientAddress(requestFrom(ip, headers), proxies).headers.get(CLIENT_IP_HEADER)).toBe(noted)
})

test('of a folder the JSON files directly in it are listed by name, a named file as it is', async () => {
  const folder = join(place, 'jobs')
  await mkdir(join(folder, 'deep'), { recursive: true })
  for (const name of ['b.json', 'a.json', 'notes.txt', 'deep/c.json'])
    await writeFile(join(folder, name), '[]')
  expect(listImportFiles([folder, join(folder, 'notes.txt')])).toEqual([
    join(folder, 'a.json'),
    join(folder, 'b.json'),
    join(folder, 'notes.txt'),
  ])
})

test('a path that is not there is named', () => {
  expect(() => listImportFiles([join(place, 'nowhere')])).toThrow(
    `There is no file or folder ${join(place, 'nowhere')}.`,
  )
  expect(listImportFiles([])).toEqual([])
})

const STOP = pathToFileURL(join(import.meta.dirname, 'stop-on-signal.ts')).href

/** A process that stops as our server does, told by the second signal and those after it once it has begun to. */
async function stoppedBy(signals: readonly NodeJS.Signals[], stop: string) {
  const script = `import { stopOnSignal } from ${JSON.stringify(STOP)}
    setInterval(() => {}, 1000)
    stopOnSignal(console.log, async () => { ${stop} })
    console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (said += part))
  const ended = once(child, 'close') as Promise<[number | null]>
  const [first, ...more] = signals
  await expect.poll(() => said).toContain('ready')
  child.kill(first)
  await expect.poll(() => said).toContain('Stopping')
  for (const signal of more) child.kill(signal)
  const [code] = await ended
  return { code, output: said }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends the app in order', async (signal) => {
  const { code, output } = await stoppedBy([signal], `console.log('stopped')`)
  expect(code).toBe(0)
  expect(output).toContain('Stopping …\nstopped\n')
})

test('a second signal neither hurries nor repeats the end', async () => {
  const untilBothCame = `const heard = (signal) => new Promise((done) => process.once(signal, done))
    await Promise.all([heard('SIGTERM'), heard('SIGINT')])
    console.log('stopped')`
  const { code, output } = await stoppedBy(['SIGINT', 'SIGTERM', 'SIGINT'], untilBothCame)
  expect(code).toBe(0)
  expect(output.match(/Stopping|stopped/g)).toEqual(['Stopping', 'stopped'])
})

test('an end that fails says why and is no success', async () => {
  const { code, output } = await stoppedBy(['SIGTERM'], `throw new Error('the database hangs')`)
  expect(code).toBe(1)
  expect(output).toContain('Stopping failed: Error: the database hangs')
})
