import { Worker } from 'node:worker_threads'

/** Keeps so many cores busy until this process ends, as somebody else's work would. */
export function keepBusy(cores) {
  for (let nth = 0; nth < cores; nth += 1) new Worker('for (;;);', { eval: true }).unref()
}
