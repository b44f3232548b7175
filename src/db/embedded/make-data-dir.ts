import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { dataDirFault } from './data-dir-fault.ts'

const isDirectory = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Step by step, for Node's own way never ends below /proc. Another server may make the same at the same time. */
function makeDirectory(directory: string, mode?: number): void {
  if (isDirectory(directory)) return
  const parent = dirname(directory)
  if (parent !== directory && !existsSync(parent)) makeDirectory(parent)
  try {
    mkdirSync(directory, { mode })
  } catch (error) {
    if (!isDirectory(directory)) throw error
  }
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
