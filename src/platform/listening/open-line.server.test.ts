import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { log } from '#/platform/log/log.server.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { openLine } from './open-line.server.ts'

await useTestDatabase()
const warn = vi.spyOn(log(), 'warn').mockReturnValue()

test.for([0, 1, 2, 4, 8, 16, 32])(
  'a line that is closed %d ms after its opening began is not lost, and nothing is said of it',
  async (wait_ms) => {
    const hears = { heard: vi.fn<() => void>(), isHeard: vi.fn<() => void>(), isLost: vi.fn<() => void>() }
    const line = openLine('line_test', hears)
    await delay(wait_ms)
    const heardBefore = hears.isHeard.mock.calls.length
    await line.close()
    await line.opened
    expect(hears.isHeard).toHaveBeenCalledTimes(heardBefore)
    expect(hears.isLost).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  },
)
