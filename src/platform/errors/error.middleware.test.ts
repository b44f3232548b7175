import { notFound, redirect } from '@tanstack/react-router'
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError, ERROR_STATUS, notFoundError, type ErrorCode } from '#/domain/app-error.ts'
import { log } from '#/platform/log/log.server.ts'
import { appErrorAdapter } from './app-error-adapter.ts'
import { errorMiddleware } from './error.middleware.ts'

// They speak to the outside of a running request: its address and its status line.
vi.mock('@tanstack/react-start/server', () => ({
  getRequest: vi.fn<() => Request>(),
  setResponseHeader: vi.fn<(name: string, value: string) => void>(),
  setResponseStatus: vi.fn<(status: number) => void>(),
}))
const logged = vi.spyOn(log(), 'error')

beforeEach(() => {
  vi.mocked(getRequest).mockReturnValue(new Request('http://localhost:3000/_serverFn/likeJob'))
  vi.mocked(setResponseHeader).mockReset()
  vi.mocked(setResponseStatus).mockReset()
  logged.mockReset()
})

/** What leaves a server function in which something was thrown. */
async function thrownAfter(error: unknown): Promise<unknown> {
  const guard = errorMiddleware.options.server as unknown as (options: object) => Promise<unknown>
  const next = async () => {
    throw error
  }
  return guard({ next, serverFnMeta: { name: 'likeJob' } }).then(
    () => 'nothing was thrown',
    (thrown: unknown) => thrown,
  )
}

test('what goes well passes untouched', async () => {
  const guard = errorMiddleware.options.server as unknown as (options: object) => Promise<unknown>
  expect(await guard({ next: () => Promise.resolve('fine'), serverFnMeta: { name: 'x' } })).toBe('fine')
  expect(setResponseStatus).not.toHaveBeenCalled()
})

test.each(Object.entries(ERROR_STATUS))(
  '%s answers with status %i',
  { tags: ['2.11c'] },
  async (code, status) => {
    const thrown = await thrownAfter(new AppError(code as ErrorCode, 'error.notAllowed'))
    expect(vi.mocked(setResponseStatus).mock.calls).toEqual([[status]])
    expect(thrown).toMatchObject({ code })
  },
)

test('while a page is rendered the page decides on its status', async () => {
  vi.mocked(getRequest).mockReturnValue(new Request('http://localhost:3000/job/1'))
  expect(await thrownAfter(notFoundError())).toMatchObject({ code: 'NOT_FOUND' })
  expect(setResponseStatus).not.toHaveBeenCalled()
})

test('a refusal leaves in words, with its field and every issue', async () => {
  const thrown = await thrownAfter(
    new AppError('INVALID', 'error.invalid', {
      field: 'name',
      issues: [
        { field: 'name', message: 'organization.invalid.name' },
        { field: 'logo', message: 'organization.invalid.upload' },
      ],
    }),
  )
  expect(thrown).toMatchObject({
    message: "Some information entered isn't valid",
    field: 'name',
    issues: [
      { field: 'name', message: 'The name you entered is not valid' },
      { field: 'logo', message: 'Wrong uploaded data. Please try again.' },
    ],
  })
})

test('values are filled into the words', async () => {
  const thrown = await thrownAfter(
    new AppError('FORBIDDEN', 'error.notAllowedResource', { values: { resource: 'team' } }),
  )
  expect(thrown).toMatchObject({ message: 'You are not allowed to access resource: team' })
})

test('a validator’s list of issues becomes words beside fields', async () => {
  const issues = [{ code: 'custom', path: ['work', 0, 'position'], message: 'contact.invalid.name' }]
  const thrown = await thrownAfter(new Error(JSON.stringify(issues)))
  expect(thrown).toMatchObject({
    code: 'INVALID',
    issues: [{ field: 'work.0.position', message: 'The name you entered is not valid' }],
  })
})

test.each([
  ['a fault', new Error('ENOENT /srv/10.0.0.7/secret')],
  ['a query with personal data', new Error('Failed query: select … params: niamh@example.com')],
  ['no error at all', { password: 'hunter2' }],
  ['nothing', undefined],
])(
  'of %s nothing leaves but that it is our fault and under which id it is logged, once',
  async (_what, error) => {
    const thrown = await thrownAfter(error)
    expect(logged.mock.calls).toEqual([
      [expect.objectContaining({ where: 'likeJob', requestId: expect.stringMatching(/^\w{8}$/) }), 'fault'],
    ])
    const [[{ requestId }]] = logged.mock.calls as unknown as [[{ requestId: string }]]
    const message = `Something went wrong on our side (request ${requestId})`
    expect(thrown).toMatchObject({ code: 'INTERNAL', message })
    expect(JSON.stringify(thrown)).not.toMatch(/10\.0\.0\.7|niamh|hunter2/)
    expect(vi.mocked(setResponseStatus).mock.calls).toEqual([[500]])
  },
)

test('a refusal that knows when to come back says so in the header', async () => {
  await thrownAfter(new AppError('RATE_LIMITED', 'error.tooManyRequests', { retryAfterSeconds: 42 }))
  await thrownAfter(notFoundError())
  expect(vi.mocked(setResponseHeader).mock.calls).toEqual([['Retry-After', '42']])
})

test('a database that does not answer is unavailable, with the time to come back, and is logged', async () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' })
  const thrown = await thrownAfter(error)
  expect(thrown).toMatchObject({ code: 'UNAVAILABLE' })
  expect(JSON.stringify(thrown)).not.toContain('10.0.0.7')
  expect(vi.mocked(setResponseStatus).mock.calls).toEqual([[503]])
  expect(vi.mocked(setResponseHeader).mock.calls).toEqual([['Retry-After', '5']])
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ where: 'likeJob' }), 'fault']])
})

test('a refusal is not logged as a fault', async () => {
  await thrownAfter(notFoundError())
  expect(logged).not.toHaveBeenCalled()
})

test.each([
  ['a redirect', redirect({ to: '/auth/signin' })],
  ['a not-found', notFound()],
  ['an answer', new Response('no', { status: 402 })],
])('%s goes on its way as it is', async (_what, thrown) => {
  expect(await thrownAfter(thrown)).toBe(thrown)
  expect(setResponseStatus).not.toHaveBeenCalled()
})

test('a refusal crosses the wire whole', { tags: ['R195'] }, () => {
  const refusal = new AppError('CONFLICT', 'Taken', {
    field: 'email',
    issues: [{ field: 'email', message: 'Taken' }],
  })
  const wire: unknown = JSON.parse(JSON.stringify(appErrorAdapter.toSerializable(refusal)))
  const arrived = appErrorAdapter.fromSerializable(wire as never)
  expect(arrived).toBeInstanceOf(AppError)
  expect(arrived).toMatchObject({
    code: 'CONFLICT',
    message: 'Taken',
    field: 'email',
    issues: refusal.issues,
  })
  expect(arrived.status).toBe(409)
})

test('what a refusal was made of stays on the server', () => {
  const refusal = new AppError('FORBIDDEN', 'No', { values: { secret: 'x' } })
  expect(JSON.stringify(appErrorAdapter.toSerializable(refusal))).not.toContain('secret')
  expect(appErrorAdapter.test(refusal)).toBe(true)
  expect(appErrorAdapter.test(new Error('No'))).toBe(false)
})
