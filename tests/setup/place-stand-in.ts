import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What was asked of the stand-in. */
type PlaceRequest = {
  method: string
  path: string
  query: Record<string, string>
  headers: object
  body: string
}

type Answer = (response: ServerResponse) => void

export type PlaceStandIn = {
  base: string
  /** What was asked since the last `answers`. */
  asked: PlaceRequest[]
  /** How it answers from now on. */
  answers: (answer: Answer) => void
  stop: () => Promise<void>
}

/** Answers with a status and a text; JSON unless it is a text already. */
export const says =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += String(part)
  return body
}

/** A server of places that really listens on loopback and says what a test wants it to say. */
export async function startPlaceStandIn(): Promise<PlaceStandIn> {
  const asked: PlaceRequest[] = []
  let answer: Answer = says({}, 404)
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
      const query = Object.fromEntries(searchParams)
      asked.push({ method: request.method ?? '', path: pathname, query, headers: request.headers, body })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    base: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    asked,
    answers: (next) => {
      asked.length = 0
      answer = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
