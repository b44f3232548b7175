import { request } from 'node:http'
import { isInstalled, PROXIES, startProxy } from '../fixtures/own-proxy.ts'
import { BODY, FROM_OURS, REFUSED, type Refused } from '../fixtures/refused-bodies.ts'
import { expect, test } from '../fixtures/test.ts'

const ROUNDS = 5
const AT_ONCE = 20

/** Sends a request by a connection of its own; answers the status, or that the connection broke. */
function send(port: number, { method, path, type }: Refused, body?: Buffer): Promise<number | string> {
  const { promise, resolve } = Promise.withResolvers<number | string>()
  const headers = {
    ...FROM_OURS,
    ...(body && { 'content-type': type, 'content-length': body.length }),
  }
  const asked = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
  })
  asked.on('error', ({ message }) => resolve(message))
  asked.end(body)
  return promise
}

const HEALTH: Refused = { method: 'GET', path: '/healthz', type: '' }
const inCrowd = (work: (nth: number) => Promise<number | string>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => work(nth)))

const buffered = (text: string) => text.replaceAll('proxy_request_buffering off;', '')
const unbuffered = (text: string) =>
  text.replaceAll('proxy_http_version 1.1;', 'proxy_http_version 1.1; proxy_request_buffering off;')
const always = (text: string) => text.replace('http-reuse safe', 'http-reuse always')

const CHANGES = {
  nginx: { 'as documented': undefined, 'collecting every body': buffered, 'collecting none': unbuffered },
  haproxy: { 'as documented': undefined, 'sharing connections always': always },
  caddy: { 'as documented': undefined },
} satisfies Record<string, Record<string, ((text: string) => string) | undefined>>

for (const name of PROXIES) {
  for (const [how, change] of Object.entries(CHANGES[name])) {
    test(
      `after requests that are refused, every other visitor behind ${name}, ${how}, is answered`,
      { tag: '@long' },
      async ({ baseURL }, { outputDir }) => {
        test.skip(!isInstalled(name), `${name} is not installed`)
        const upstream = `127.0.0.1:${new URL(baseURL ?? '').port}`
        const { port, end } = await startProxy(name, { upstream, folder: outputDir, change })
        const innocent: (number | string)[] = []
        try {
          for (let round = 0; round < ROUNDS; round += 1) {
            await inCrowd((nth) =>
              send(port, REFUSED[(round * AT_ONCE + nth) % REFUSED.length] ?? HEALTH, BODY),
            )
            innocent.push(...(await inCrowd(() => send(port, HEALTH))))
          }
        } finally {
          await end()
        }
        expect(innocent.filter((status) => status !== 200)).toEqual([])
        expect(innocent).toHaveLength(ROUNDS * AT_ONCE)
      },
    )
  }
}
