import { spawnSync, type SpawnOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'

/**
 * How PostgreSQL's programs are run. They refuse to work as root, and `initdb` also wants a user with a name.
 * - `self`: as the user we are.
 * - `namespace`: inside a user namespace that shows us to ourselves as that user; files stay ours, nothing to copy.
 * - `user`: as that other user, who must be able to reach the files. Only root can do it.
 */
export type RunAs =
  | { kind: 'self' }
  | { kind: 'namespace'; uid: number; gid: number }
  | { kind: 'user'; uid: number; gid: number }

export type Command = { file: string; args: string[]; options: Pick<SpawnOptions, 'uid' | 'gid' | 'env'> }

const NOBODY = { uid: 65_534, gid: 65_534 }

/** Picks the least intrusive way that works on this machine. `namespaceWorks` is replaceable for tests. */
export function chooseRunAs(namespaceWorks: (runAs: RunAs) => boolean = canRun): RunAs {
  const isRoot = process.getuid?.() === 0
  if (process.platform === 'win32' || (!isRoot && hasName())) return { kind: 'self' }
  const namespace: RunAs = { kind: 'namespace', ...findNobody() }
  if (namespaceWorks(namespace)) return namespace
  return isRoot ? { kind: 'user', ...findNobody() } : { kind: 'self' }
}

/** What to spawn so that `file` runs as wanted. The environment is a short list: our secrets are not PostgreSQL's. */
export function commandAs(runAs: RunAs, file: string, args: string[]): Command {
  const { PATH, SystemRoot, TEMP } = process.env
  const env = { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' }
  if (runAs.kind === 'self') return { file, args, options: { env } }
  if (runAs.kind === 'user') return { file, args, options: { env, uid: runAs.uid, gid: runAs.gid } }
  const mapping = ['--user', `--map-user=${runAs.uid}`, `--map-group=${runAs.gid}`]
  return { file: 'unshare', args: [...mapping, file, ...args], options: { env } }
}

/** Whether a program ends with success under `runAs`; without a program, whether that way of running works at all. */
export function canRun(runAs: RunAs, file = 'true', args: string[] = []): boolean {
  const command = commandAs(runAs, file, args)
  return spawnSync(command.file, command.args, { ...command.options, cwd: '/', stdio: 'ignore' }).status === 0
}

/** The user number that the files must belong to, as seen from outside; undefined where there are none. */
export function fileOwner(runAs: RunAs): { uid: number; gid: number } | undefined {
  if (runAs.kind === 'user') return runAs
  const uid = process.getuid?.()
  const gid = process.getgid?.()
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function findNobody(): { uid: number; gid: number } {
  const fields = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  return fields ? { uid: Number(fields[1]), gid: Number(fields[2]) } : NOBODY
}
