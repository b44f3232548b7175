import { loadEncoder } from '#/platform/encoder/load-encoder.server.ts'

// What it takes to read the model in a process that has done nothing before, in milliseconds: `encoder.ts` starts it.

const from = performance.now()
const encoder = await loadEncoder()
encoder.encode('nurse')
process.stdout.write(`${performance.now() - from}`)
