import { expect, test } from 'vitest'
import { lacksRoom, passingFault } from './passing-fault.ts'
import { toAppError } from './to-app-error.ts'

const faultOf = (fields: object, message = 'a message') => Object.assign(new Error(message), fields)
/** As the query builder throws it. */
const wrapped = (cause: Error) => new Error('Failed query: select … params: ada@example.com', { cause })

test.each([
  ...['08000', '08001', '08003', '08006', '08P01', '28000', '28P01', '3D000', '25006', '25P03', '25P04'],
  ...['40001', '40003', '40P01', '53000', '53200', '53300', '53400', '55006', '55P03', '57014', '57P01'],
  ...['57P02', '57P03', '57P04', '57P05', '58030', '72000'],
])('PostgreSQL’s %s passes by itself: unavailable, with when to come back', (code) => {
  const refusal = { code: 'UNAVAILABLE', status: 503, message: 'error.unavailable', retryAfterSeconds: 5 }
  expect(passingFault(faultOf({ code }))).toMatchObject(refusal)
  expect(toAppError(wrapped(faultOf({ code })))).toMatchObject(refusal)
})

test.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EMFILE', 'ERR_STREAM_DESTROYED'],
])('the system’s %s passes', (code) => {
  expect(passingFault(wrapped(faultOf({ code })))).toMatchObject({ code: 'UNAVAILABLE' })
})

test.each(['ENOENT', 'EACCES', 'ENOTDIR'])(
  '%s passes while a connection is opened, and else does not',
  (code) => {
    expect(passingFault(faultOf({ code, syscall: 'connect' }))).toMatchObject({ code: 'UNAVAILABLE' })
    expect(passingFault(faultOf({ code, syscall: 'open' }))).toBeNull()
  },
)

test.each([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'received invalid response: 48',
  'Received unexpected commandComplete message from backend.',
  'SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature does not match',
  'There was an error establishing an SSL connection',
  'The server does not support SSL connections',
])('the driver’s words “%s” are of a connection, and pass', (words) => {
  expect(passingFault(wrapped(new Error(words)))).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
})

test('a host of several addresses, none of which answers, passes', () => {
  const parts = ['::1', '127.0.0.1'].map((address) => faultOf({ code: 'ECONNREFUSED', address }))
  expect(passingFault(wrapped(new AggregateError(parts)))).toMatchObject({ code: 'UNAVAILABLE' })
})

test.each(['22P02', '23505', '26000', '42P01', '42501', '54001', 'XX000', 'FP001'])(
  'PostgreSQL’s %s does not pass by waiting',
  (code) => {
    expect(passingFault(faultOf({ code }))).toBeNull()
  },
)

test.each(['55000', '42501', '22023', '58P01', 'XX000'])(
  'PostgreSQL’s %s passes where it has ended the session, and else does not',
  (code) => {
    expect(passingFault(wrapped(faultOf({ code, severity: 'FATAL' })))).toMatchObject({ status: 503 })
    expect(passingFault(wrapped(faultOf({ code, severity: 'ERROR' })))).toBeNull()
  },
)

test('a full disk of the database says that there is no room, and when to try again', () => {
  expect(toAppError(wrapped(faultOf({ code: '53100' })))).toMatchObject({
    code: 'UNAVAILABLE',
    status: 507,
    message: 'error.full',
    retryAfterSeconds: 30,
  })
})

test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s is a lack of room', (code) => {
  expect(lacksRoom(wrapped(faultOf({ code })))).toBe(true)
  expect(lacksRoom(wrapped(faultOf({ code: '53200' })))).toBe(false)
})
