import { expect, test } from 'vitest'
import { PASS_LIVES_S, readPass, withPass } from './browser-pass.ts'

const SECRET = 'a secret of the server'
const ADA = { userId: 'ada', password: 'hash of ada' }
const BO = { userId: 'bo', password: 'hash of bo' }
const NOW_S = 1_800_000_000

const passed = (holder = ADA, cookie = '', id = 'browser') =>
  withPass(SECRET, holder, cookie, { id, issuedAtS: NOW_S })
const read = (cookie: string, holder = ADA, nowS = NOW_S) => readPass(SECRET, holder, cookie, nowS)

test('a browser is known for the account whose pass it has, and for no other', () => {
  expect([read(passed()), read(passed(), BO)]).toEqual(['browser', null])
})

test('another password, another secret and 400 days end a pass', () => {
  expect(read(passed(), { ...ADA, password: 'hash of another' })).toBeNull()
  expect(readPass('another secret', ADA, passed(), NOW_S)).toBeNull()
  expect(read(passed(), ADA, NOW_S + PASS_LIVES_S - 1)).toBe('browser')
  expect(read(passed(), ADA, NOW_S + PASS_LIVES_S)).toBeNull()
})

test('a changed pass is none', () => {
  const [id, at, signature] = passed().split('.')
  const changed = [
    `x.${at}.${signature}`,
    `${id}.zzzzzz.${signature}`,
    `${id}.${at}.x`,
    `${id}.${at}`,
    '',
    '~',
    'NaN..',
  ]
  expect(changed.map((cookie) => read(cookie))).toEqual(changed.map(() => null))
})

test('a browser keeps the passes of eight accounts, the newest first', () => {
  const holders = Array.from({ length: 9 }, (_, number) => ({ userId: `u${number}`, password: 'x' }))
  const cookie = holders.reduce((kept, holder) => passed(holder, kept, `b-${holder.userId}`), '')
  expect(holders.filter((holder) => read(cookie, holder) !== null)).toEqual(holders.slice(1))
})

test('a cookie with a pass says nothing of the account, nor the same as another browser of it', () => {
  expect(passed()).not.toContain('ada')
  expect(passed(ADA, '', 'one').split('.')[2]).not.toBe(passed(ADA, '', 'other').split('.')[2])
})

test('a new pass of the same browser takes the place of the one before', () => {
  const again = withPass(SECRET, ADA, passed(), { id: 'browser', issuedAtS: NOW_S + 1 })
  expect(again.split('~')).toHaveLength(1)
})
