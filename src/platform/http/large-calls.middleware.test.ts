import { beforeEach, expect, test, vi } from 'vitest'
import { sessionOf } from '#/platform/auth/session/request-session.server.ts'
import { largeCallsMiddleware } from './large-calls.middleware.ts'

vi.mock('#/platform/auth/session/request-session.server.ts', () => ({
  sessionOf: vi.fn<() => Promise<object | null>>(),
}))

beforeEach(() => {
  vi.mocked(sessionOf).mockReset().mockResolvedValue(null)
})

/** What somebody who sends a large body gets, and whether anything of it was read. */
async function send(path: string, handlerType = 'serverFn') {
  const request = new Request(`http://localhost:3000${path}`, { method: 'POST', body: 'x'.repeat(200_000) })
  const serve = largeCallsMiddleware.options.server as unknown as (
    options: object,
  ) => Promise<Response | { response: Response }>
  const next = async () => ({ response: new Response(`${(await request.text()).length}`) })
  const result = await serve({ next, request, handlerType })
  const { status } = result instanceof Response ? result : result.response
  return { status, isRead: request.bodyUsed }
}

test.each(['saveProfileSteps', 'saveJobStep'])(
  'what is larger than a form is not read of whoever is not signed in: %s',
  async (name) => {
    expect(await send(`/_serverFn/${name}`)).toEqual({ status: 401, isRead: false })
    vi.mocked(sessionOf).mockResolvedValue({} as never)
    expect(await send(`/_serverFn/${name}`)).toEqual({ status: 200, isRead: true })
  },
)

test('of other calls nobody is asked who sends them', async () => {
  expect(await send('/_serverFn/sendContactMessage')).toEqual({ status: 200, isRead: true })
  expect(await send('/api/upload', 'router')).toEqual({ status: 200, isRead: true })
  expect(sessionOf).not.toHaveBeenCalled()
})
