import { Agent, get } from 'node:http'
import autocannon from 'autocannon'
import type { ServedAlone } from './served-app.ts'

export const CONNECTIONS = 20
export const ROUNDS = 7
export const SLICE_S = 3

/** What is asked for, as any visitor asks. */
export type Target = { name: string; url: string; server: ServedAlone; headers?: Record<string, string> }
/**
 * What came of it, a figure for each round; p50 and p99 in milliseconds. `perWork` is how many requests one second of a
 * processor answers, which other programs on the machine change little.
 */
export type Load = { perSecond: number[]; perWork: number[]; p50: number[]; p99: number[] }

async function slice({ url, server, headers }: Target, seconds: number) {
  const before = server.processorMs()
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds })
  if (result.non2xx + result.errors > 0) throw new Error(`${url} did not always answer`)
  const workedS = (server.processorMs() - before) / 1_000
  return { perSecond: result['2xx'] / result.duration, perWork: result['2xx'] / workedS, ...result.latency }
}

/** Puts load on one after another, round by round, so that a busy moment of the machine meets all of them. */
export async function loadInTurn(targets: readonly Target[]): Promise<Load[]> {
  const loads = targets.map((): Load => ({ perSecond: [], perWork: [], p50: [], p99: [] }))
  for (const target of targets) await slice(target, 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [nth, target] of targets.entries()) {
      const one = await slice(target, SLICE_S)
      loads[nth]?.perSecond.push(one.perSecond)
      loads[nth]?.perWork.push(one.perWork)
      loads[nth]?.p50.push(one.p50)
      loads[nth]?.p99.push(one.p99)
    }
  }
  return loads
}

const agent = new Agent({ keepAlive: true })

/** How long a visitor waits until the text of an answer begins, on a connection that stands. */
export function firstByteMs(url: string, headers: Record<string, string>): Promise<number> {
  const from = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (answer) => {
      let tookMs = 0
      answer.once('data', () => (tookMs = performance.now() - from))
      answer.on('data', () => undefined)
      answer.once('end', () => resolve(tookMs))
    }).once('error', reject)
  })
}
