import { expect, test } from 'vitest'
import { BROWSERS_KNOWN, PASS_LIVES_S, readPass, withPass, type BrowserPass } from './browser-pass.ts'

const SECRET = 'a secret of the server'
const ADA = { passwordId: 'ada', passesGiven: 1, isConfirmed: true }
const BO = { ...ADA, passwordId: 'bo' }
const NOW_S = 1_800_000_000

const passed = (holder = ADA, cookie = '', pass: Partial<BrowserPass> = {}) =>
  withPass(SECRET, holder, cookie, { number: 1, issuedAtS: NOW_S, ...pass })
const read = (cookie: string, holder = ADA, nowS = NOW_S) => readPass(SECRET, holder, cookie, nowS)

test('a browser is known for the account whose pass it has, and for no other', () => {
  expect([read(passed()), read(passed(), BO)]).toEqual([1, null])
})

test('another secret and 400 days end a pass', () => {
  expect(readPass('another secret', ADA, passed(), NOW_S)).toBeNull()
  expect(read(passed(), ADA, NOW_S + PASS_LIVES_S - 1)).toBe(1)
  expect(read(passed(), ADA, NOW_S + PASS_LIVES_S)).toBeNull()
})

test('the newest twenty passes of an account are good', () => {
  expect(read(passed(), { ...ADA, passesGiven: BROWSERS_KNOWN })).toBe(1)
  expect(read(passed(), { ...ADA, passesGiven: BROWSERS_KNOWN + 1 })).toBeNull()
})

test('a changed pass is none', () => {
  const [number, at, signature] = passed().split('.')
  const changed = [
    `2.${at}.${signature}`,
    `${number}.zzzzzz.${signature}`,
    `${number}.${at}.x`,
    `${number}.${at}`,
    '',
    '~',
    'NaN..',
  ]
  expect(changed.map((cookie) => read(cookie))).toEqual(changed.map(() => null))
})

test('a browser keeps the passes of eight accounts, the newest first', () => {
  const holders = Array.from({ length: 9 }, (_, index) => ({ ...ADA, passwordId: `p${index}` }))
  const cookie = holders.reduce((kept, holder) => passed(holder, kept), '')
  expect(holders.filter((holder) => read(cookie, holder) !== null)).toEqual(holders.slice(1))
})

test('a cookie with a pass says nothing of the account, nor the same as another browser of it', () => {
  expect(passed()).not.toContain('ada')
  expect(passed().split('.')[2]).not.toBe(passed(ADA, '', { number: 2 }).split('.')[2])
})

test('a pass from before an address was confirmed is none after it, and a new one takes its place', () => {
  const before = passed({ ...ADA, isConfirmed: false })
  expect([read(before, { ...ADA, isConfirmed: false }), read(before)]).toEqual([1, null])
  expect(passed(ADA, before).split('~')).toHaveLength(1)
})

test('a new pass of an account takes the place of the one before', () => {
  const again = passed(ADA, passed(BO, passed()), { number: 2, issuedAtS: NOW_S + 1 })
  expect(again.split('~')).toHaveLength(2)
  expect([read(again), read(again, BO)]).toEqual([2, 1])
})
