import { connect } from 'node:net'
import { BODY, FROM_OURS, REFUSED, type Refused } from '../fixtures/refused-bodies.ts'
import { expect, test } from '../fixtures/test.ts'
import { ANSWER_HEAD, headsFor } from '#tests/setup/raw-http.ts'

type Way = { name: string; lines: string[]; parts: (Buffer | string)[] }

const WAYS: Way[] = [
  { name: 'with its length', lines: [`content-length: ${BODY.length}`], parts: [BODY] },
  {
    name: 'in pieces',
    lines: ['transfer-encoding: chunked'],
    parts: [`${BODY.length.toString(16)}\r\n`, BODY, '\r\n0\r\n\r\n'],
  },
  {
    name: 'once it was asked for',
    lines: ['expect: 100-continue', `content-length: ${BODY.length}`],
    parts: [BODY],
  },
]

/** Sends another request on the same connection and tells how it is answered; a request that waits fails the test. */
function nextAfter(port: number, { method, path, type }: Refused, { lines, parts }: Way): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const named = Object.entries({ ...FROM_OURS, 'content-type': type }).map((pair) => pair.join(': '))
  const head = headsFor(`localhost:${port}`)
  let text = ''
  let hasAskedAgain = false
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece
    const heads = text.match(ANSWER_HEAD) ?? []
    if (heads.length > 1) resolve('answered')
    const [first] = heads
    if (first === undefined || hasAskedAgain) return
    hasAskedAgain = true
    if (!/^connection: close\r$/im.test(first)) socket.write(head('GET /healthz'))
  })
  // Who is cut off has no answer to the first request either, unless it came before.
  const isEnd = () => resolve(text.match(ANSWER_HEAD) ? 'ended' : 'not answered')
  socket.on('error', isEnd).on('end', isEnd)
  socket.write(head(`${method} ${path}`, ...named, ...lines))
  for (const part of parts) socket.write(part)
  return promise.finally(() => socket.destroy())
}

for (const way of WAYS) {
  test(`after a body that is too large, sent ${way.name}, the connection answers the next request or ends`, async ({
    baseURL,
  }) => {
    const port = Number(new URL(baseURL ?? '').port)
    const seen: string[] = []
    for (const refused of REFUSED) {
      const next = await nextAfter(port, refused, way)
      if (next !== 'answered' && next !== 'ended') seen.push(`${refused.method} ${refused.path}: ${next}`)
    }
    expect(seen).toEqual([])
  })
}
