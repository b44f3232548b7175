import { expect, test } from 'vitest'
import { CLIENT_IP_HEADER } from './client-ip-header.ts'
import { answerStream } from './streamed-document.server.ts'

const PIECE = 'x'.repeat(70_000)

const from = (address: string, method = 'GET') =>
  new Request('http://localhost:3000/jobs/indeed.xml', { method, headers: { [CLIENT_IP_HEADER]: address } })

/** A long document, how far it has been made, and whether it was given up. */
function longDocument(count = 1_000) {
  const state = { made: 0, isEnded: false }
  async function* make() {
    try {
      for (; state.made < count; state.made += 1) yield PIECE
    } finally {
      state.isEnded = true
    }
  }
  return { state, document: { pieces: make(), contentType: 'application/xml' } }
}

test('a document is made no faster than it is taken, and given up with its reader', async () => {
  const { state, document } = longDocument()
  const reader = (await answerStream(from('192.0.2.1'), document)).body?.getReader()
  for (let read = 0; read < 5; read += 1) await reader?.read()
  expect(state.made).toBeLessThan(12)
  await reader?.cancel()
  await expect.poll(() => state.isEnded).toBe(true)
})

test('the whole document arrives', async () => {
  const { document } = longDocument(20)
  expect(await (await answerStream(from('192.0.2.2'), document)).text()).toBe(PIECE.repeat(20))
})

test('HEAD makes nothing', async () => {
  const { state, document } = longDocument()
  const answer = await answerStream(from('192.0.2.3', 'HEAD'), document)
  expect([answer.status, await answer.text(), state.made]).toEqual([200, '', 0])
})

test('what fails at its beginning is refused, and what fails later ends without its end', async () => {
  async function* failing(after: number) {
    for (let made = 0; made < after; made += 1) yield PIECE
    throw new Error('the database went away')
  }
  const answer = (after: number) =>
    answerStream(from('192.0.2.4'), { pieces: failing(after), contentType: 'application/xml' })
  await expect(answer(0)).rejects.toThrow('the database went away')
  await expect((await answer(3)).text()).rejects.toThrow()
})

test('all addresses of one network together read four times as many as one, and a refusal takes no place', async () => {
  const begin = (nth: number) => answerStream(from(`2001:db8:9:${nth}::1`), longDocument().document)
  for (let nth = 0; nth < 16; nth += 1) expect((await begin(nth)).status).toBe(200)
  for (const nth of [17, 0]) await expect(begin(nth)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect((await begin(0x1_00)).status).toBe(200)
})

test('one address reads a few at once; when one of them ends there is room again', async () => {
  const begin = () => answerStream(from('192.0.2.5'), longDocument().document)
  const open = [await begin(), await begin(), await begin(), await begin()]
  await expect(begin()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 60 })
  expect((await answerStream(from('192.0.2.6'), longDocument(1).document)).status).toBe(200)
  await open[0]?.body?.cancel()
  await expect.poll(async () => (await begin()).status).toBe(200)
})
