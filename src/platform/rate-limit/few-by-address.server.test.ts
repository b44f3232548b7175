import { afterEach, expect, test, vi } from 'vitest'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { fewByAddress } from './few-by-address.server.ts'

afterEach(() => vi.useRealTimers())

const from = (address: string) => new Headers({ [CLIENT_IP_HEADER]: address })

test('one address asks a few times and is then told when to come back', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const count = fewByAddress({ max: 2, windowSeconds: 60 })
  count(from('192.0.2.1'))
  count(from('192.0.2.1'))
  vi.setSystemTime(20_500)
  expect(() => count(from('192.0.2.1'))).toThrow(
    expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 40 }),
  )
})

test('others are not held back by it, and a whole IPv6 network is one address', () => {
  const count = fewByAddress({ max: 1, windowSeconds: 60 })
  count(from('2001:db8::1'))
  expect(() => count(from('192.0.2.1'))).not.toThrow()
  expect(() => count(from('2001:db8::2'))).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }))
})

test('after the window it may ask again, and refused tries do not make it longer', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const count = fewByAddress({ max: 1, windowSeconds: 60 })
  count(from('192.0.2.1'))
  vi.setSystemTime(59_999)
  expect(() => count(from('192.0.2.1'))).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }))
  vi.setSystemTime(60_000)
  expect(() => count(from('192.0.2.1'))).not.toThrow()
})

test('who goes on asking although refused uses up nothing of the networks around', () => {
  const count = fewByAddress({ max: 1, windowSeconds: 60 })
  count(from('2001:db8:1:100::1'))
  for (let nth = 0; nth < 40; nth += 1) expect(() => count(from('2001:db8:1:100::1'))).toThrow()
  expect(() => count(from('2001:db8:1:101::1'))).not.toThrow()
  expect(() => count(from('2001:db8:1:200::1'))).not.toThrow()
})

test('whoever holds a /56 has four allowances in it, and its neighbours keep theirs', () => {
  const count = fewByAddress({ max: 1, windowSeconds: 60 })
  for (let nth = 0; nth < 4; nth += 1) count(from(`2001:db8:1:10${nth}::1`))
  expect(() => count(from('2001:db8:1:105::1'))).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }))
  expect(() => count(from('2001:db8:1:200::1'))).not.toThrow()
})
