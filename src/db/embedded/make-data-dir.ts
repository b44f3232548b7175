import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { dataDirFault } from './data-dir-fault.ts'

/** One step after the other: where nothing can be made, as below /proc, Node's own way to make several never ends. */
function makeDirectory(directory: string, mode?: number): void {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(directory)
  if (parent !== directory && !existsSync(parent)) makeDirectory(parent)
  mkdirSync(directory, { mode })
}

/** Makes a directory for data where it is missing. Throws a sentence for the operator when nothing can be written there. */
export function makeDataDir(dataDir: string, mode?: number): void {
  const directory = resolve(dataDir)
  try {
    makeDirectory(directory, mode)
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw dataDirFault(error, directory) ?? error
  }
}
