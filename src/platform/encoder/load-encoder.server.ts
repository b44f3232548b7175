import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createEncoder, type Encoder } from './encoder.ts'
import { readModel } from './read-model.ts'

/** By the project's own name for it, so that the built server finds it too. */
const FILE = '#/platform/encoder/model/flightpath-encoder.bin'

export const modelFile = () => createRequire(import.meta.url).resolve(FILE)

let loaded: Encoder | undefined

/** Read from disk once, when somebody first needs it: most of the time goes into taking the file apart. */
export function loadEncoder(): Encoder {
  loaded ??= createEncoder(readModel(new Uint8Array(readFileSync(modelFile()))))
  return loaded
}
