import { once, type EventEmitter } from 'node:events'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { log } from '#/platform/log/log.server.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { openLine } from './open-line.server.ts'

await useTestDatabase()
const warn = vi.spyOn(log(), 'warn').mockReturnValue()

/** What is heard from PostgreSQL while a line is opened, first to last; the last one answers `listen`. */
const MOMENTS = [
  'connect',
  'authenticationOk',
  'parameterStatus',
  'backendKeyData',
  'readyForQuery',
  'commandComplete',
]

test.for(['', ...MOMENTS])(
  'a line that is closed while it is opened, %j having been heard last, is not lost, and nothing is said of it',
  async (moment) => {
    const hears = { heard: vi.fn<() => void>(), isHeard: vi.fn<() => void>(), isLost: vi.fn<() => void>() }
    const connecting = vi.spyOn(pg.Client.prototype, 'connect')
    const line = openLine('line_test', hears)
    const connection = Reflect.get(connecting.mock.contexts[0] ?? {}, 'connection') as EventEmitter
    connecting.mockRestore()
    if (moment) await once(connection, moment)
    const heardBefore = hears.isHeard.mock.calls.length
    await line.close()
    await line.opened
    expect(hears.isHeard).toHaveBeenCalledTimes(heardBefore)
    expect(hears.isLost).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  },
)
