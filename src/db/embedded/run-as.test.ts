import { expect, test, vi } from 'vitest'
import { chooseRunAs, commandAs } from './run-as.ts'

const isRoot = process.getuid?.() === 0

test('who is not root runs PostgreSQL as oneself, without asking for namespaces', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  const asked = vi.fn<() => boolean>(() => true)
  expect(chooseRunAs(asked)).toEqual({ kind: 'self' })
  expect(asked).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test.skipIf(!isRoot)('root prefers a namespace, and is nobody where namespaces are refused', () => {
  expect(chooseRunAs(() => true).kind).toBe('namespace')
  expect(chooseRunAs(() => false).kind).toBe('user')
})

test('our secrets are not handed to PostgreSQL', () => {
  vi.stubEnv('AUTH_SECRET', 'a secret of ours')
  for (const kind of ['self', 'namespace', 'user'] as const) {
    const command = commandAs({ kind, uid: 1, gid: 1 }, 'postgres', ['-D', 'data'])
    expect(JSON.stringify(command)).not.toContain('a secret of ours')
    expect([command.file, ...command.args].slice(-3)).toEqual(['postgres', '-D', 'data'])
  }
  vi.unstubAllEnvs()
})
