import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pickPort } from '../../scripts/lib/pick-port.mjs'
import type { Served } from './served-app.ts'

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g

/** A page loses its scripts and stays compressed if it was; everything else passes as it is. */
async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { link: _preloads, 'content-length': _length, ...headers } = answer.headers
  const bytes = await buffer(answer)
  const isPage = headers['content-type']?.startsWith('text/html') ?? false
  const isZipped = headers['content-encoding'] === 'gzip'
  response.writeHead(answer.statusCode ?? 500, headers)
  if (!isPage) return void response.end(bytes)
  const text = (isZipped ? gunzipSync(bytes) : bytes).toString().replaceAll(SCRIPTS, '')
  response.end(isZipped ? gzipSync(text) : text)
}

/** The same site with its scripts taken out of every page: what a first load costs at least. */
export async function serveWithoutScripts(baseURL: string): Promise<Served> {
  const port = await pickPort()
  const server = createServer((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'gzip' }
    const asked = ask(`${baseURL}${request.url}`, { headers }, (answer) => {
      passOn(answer, response).catch(() => response.destroy())
    })
    asked.once('error', () => response.destroy())
    asked.end()
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    baseURL: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
