import { afterEach } from 'vitest'

/** What a fake server answers: a body with a status, or no answer at all. */
export type Answer = { status?: number; body?: unknown } | 'no network'

/** What the browser sent. */
export type Sent = { method: string; path: string; body: unknown }

const NOWHERE: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))
let server: typeof fetch = NOWHERE

// Clients keep the `fetch` they found when they were loaded: import this file before them.
globalThis.fetch = (input, init) => server(input, init)

afterEach(() => {
  server = NOWHERE
})

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

/**
 * Puts a server behind the page that answers by path (without the query); an unknown path is a 404. Gives the list of
 * what was sent, which grows.
 */
export function fakeWire(answers: Record<string, Answer>): Sent[] {
  const sent: Sent[] = []
  server = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const request = new Request(new URL(address, 'http://localhost:3000'), init)
    const path = new URL(request.url).pathname
    sent.push({ method: request.method, path, body: await readBody(request) })
    const answer = answers[path] ?? { status: 404, body: { message: 'not found' } }
    if (answer === 'no network') throw new TypeError('Failed to fetch')
    return Response.json(answer.body ?? null, { status: answer.status ?? 200 })
  }
  return sent
}
