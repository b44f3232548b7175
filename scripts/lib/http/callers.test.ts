import { expect, test } from 'vitest'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { startHttpServer } from '#tests/setup/own-http-server.ts'
import { headOf } from '#tests/setup/raw-http.ts'

const FORGED = [`${CLIENT_IP_HEADER}: 198.51.100.1`, 'X-Forwarded-For: 198.51.100.1, 192.0.2.9']

test.each([
  ['asks', headOf('GET /', ...FORGED)],
  ['sends something', `${headOf('POST /api/x', 'content-length: 1', ...FORGED)}x`],
  ['sends a file', `${headOf('POST /api/upload', 'content-length: 1', ...FORGED)}x`],
  [
    'sends pieces',
    `${headOf('POST /_serverFn/x', 'transfer-encoding: chunked', ...FORGED)}1\r\nx\r\n0\r\n\r\n`,
  ],
])('whoever %s is noted by the address that our own proxy gave', async (_what, request) => {
  const { open } = await startHttpServer(
    ({ headers }) => new Response(`from ${headers.get(CLIENT_IP_HEADER)}.`),
  )
  const connection = open()
  connection.write(request)
  await eventually(() => expect(connection.text()).toContain('from '))
  expect(connection.text()).toContain('from 192.0.2.9.')
})
