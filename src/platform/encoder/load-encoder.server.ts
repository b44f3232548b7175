import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createEncoder, type Encoder } from './encoder.ts'
import { readModel } from './read-model.ts'

/** By the project's own name for it, so that the built server finds it too. */
const FILE = '#/platform/encoder/model/flightpath-encoder.bin'

export const modelFile = () => createRequire(import.meta.url).resolve(FILE)

let loading: Promise<Encoder> | undefined

async function readEncoder(): Promise<Encoder> {
  return createEncoder(readModel(new Uint8Array(await readFile(modelFile()))))
}

/** Read from disk once, when somebody first needs it. */
export function loadEncoder(): Promise<Encoder> {
  loading ??= readEncoder()
  return loading
}
