import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ReactNode } from 'react'
import ReactDOMServer from 'react-dom/server'

// What React alone costs for a page of ours: the very tree that the built product hands to React, with everything it
// has loaded, drawn anew for every request and nothing around it: `node bench/lib/tree-limit.ts <path>`, with the
// product's own variables.

type BuiltServer = { default: { fetch: (request: Request) => Promise<Response> } }

const [path = '/'] = process.argv.slice(2)
const baseURL = process.env['BASE_URL'] ?? ''
const program = new URL('../../dist/server/server.js', import.meta.url).href
const app = (await import(program)) as BuiltServer

/** Asks the product for the page once, and takes from it what it was about to have drawn. */
async function takeTree(): Promise<ReactNode> {
  const { promise, resolve } = Promise.withResolvers<ReactNode>()
  ReactDOMServer.renderToReadableStream = (tree) => {
    resolve(tree)
    // Never drawn there: the page stays as it is before its first byte.
    return Promise.withResolvers<never>().promise
  }
  const answer = app.default.fetch(new Request(new URL(path, baseURL), { headers: { cookie: 'bench=1' } }))
  answer.catch((error: unknown) => {
    throw error
  })
  return promise
}

const draw = ReactDOMServer.renderToReadableStream
const tree = await takeTree()
// Parts that are loaded when they are first drawn.
await (
  await draw(tree)
).allReady
const headers = { 'content-type': 'text/html; charset=utf-8' }

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(`<!DOCTYPE html>${ReactDOMServer.renderToString(tree)}`)
}).listen(Number(process.env['PORT']), '127.0.0.1')
await once(server, 'listening')
process.stdout.write('listening\n')
