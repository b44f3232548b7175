import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, symlinkSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { eventually } from '#tests/setup/eventually.ts'
import { pickPort } from './pick-port.mjs'

const MODULE = new URL('pick-port.mjs', import.meta.url).href
const PROGRAM = `import { pickPort } from '${MODULE}'
console.log(await pickPort())
setInterval(() => undefined, 1_000)`

/** Picks one while chance says first what led to this port before. */
async function pickAfter(port: number): Promise<number> {
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce((port - 20_000 + 0.5) / 10_000)
  const picked = await pickPort()
  random.mockRestore()
  return picked
}

test('a port that was picked is picked by nobody else, though nothing listens there yet', async () => {
  const port = await pickPort()
  expect(await pickAfter(port)).not.toBe(port)
})

test('a claim that is gone when it is looked at is passed over', async () => {
  const port = await pickPort()
  const claim = join(tmpdir(), `flightpath-ports-${userInfo().uid}`, String(port))
  rmSync(claim)
  // It stands there, and cannot be read.
  symlinkSync('nowhere', claim)
  expect(await pickAfter(port)).not.toBe(port)
})

test('what another process picked is free again once that one has ended, however it ended', async () => {
  const other = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM])
  const [said] = (await once(other.stdout, 'data')) as [Buffer]
  const port = Number(said)
  expect(await pickAfter(port)).not.toBe(port)
  other.kill('SIGKILL')
  await once(other, 'close')
  await eventually(async () => expect(await pickAfter(port)).toBe(port))
})
