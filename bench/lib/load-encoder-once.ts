import { loadEncoder } from '#/platform/encoder/load-encoder.server.ts'

// What it takes to read the model in a process that has done nothing before, in milliseconds, and how long a
// processor worked at it: `encoder.ts` starts it.

const [from, before] = [performance.now(), process.cpuUsage()]
const encoder = loadEncoder()
encoder.encode('nurse')
const { user, system } = process.cpuUsage(before)
process.stdout.write(`${performance.now() - from} ${(user + system) / 1_000}`)
