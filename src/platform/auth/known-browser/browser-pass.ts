import { createHmac, timingSafeEqual } from 'node:crypto'

/** An account by the id of its password's row, the passes given out so far, and whether its address is confirmed. */
export type PassHolder = { passwordId: string; passesGiven: number; isConfirmed: boolean }

/** `number` tells the browsers of one account apart, in the order in which they became known. */
export type BrowserPass = { number: number; issuedAtS: number }

/** As long as browsers keep a cookie at most, in seconds. */
export const PASS_LIVES_S = 400 * 86_400

/** So many browsers of an account are known: the newest. */
export const BROWSERS_KNOWN = 20

/** A browser keeps the passes of so many accounts. */
const PASSES_MAX = 8
const BETWEEN_PASSES = '~'

function signatureOf(secret: string, holder: PassHolder, { number, issuedAtS }: BrowserPass): string {
  const { passwordId, isConfirmed } = holder
  const signed = JSON.stringify(['known browser', passwordId, isConfirmed, number, issuedAtS])
  return createHmac('sha256', secret).update(signed).digest('base64url')
}

function writePass(secret: string, holder: PassHolder, pass: BrowserPass): string {
  const facts = [pass.number, pass.issuedAtS].map((fact) => fact.toString(36))
  return [...facts, signatureOf(secret, holder, pass)].join('.')
}

function parsePass(written: string): BrowserPass {
  const [number = '', issuedAt = ''] = written.split('.')
  return { number: Number.parseInt(number, 36), issuedAtS: Number.parseInt(issuedAt, 36) }
}

function isSigned(secret: string, holder: PassHolder, written: string): boolean {
  const expected = Buffer.from(writePass(secret, holder, parsePass(written)))
  const given = Buffer.from(written)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

const isOfAccount = (secret: string, holder: PassHolder, written: string) =>
  [true, false].some((isConfirmed) => isSigned(secret, { ...holder, isConfirmed }, written))

const passesIn = (cookie: string) => cookie.split(BETWEEN_PASSES).filter(Boolean).slice(0, PASSES_MAX)

/** The number of the browser whose cookie holds a good pass of this account, or null. `nowS` is in seconds. */
export function readPass(secret: string, holder: PassHolder, cookie: string, nowS: number): number | null {
  const written = passesIn(cookie).find((pass) => isSigned(secret, holder, pass))
  if (written === undefined) return null
  const { number, issuedAtS } = parsePass(written)
  const isGood = number > holder.passesGiven - BROWSERS_KNOWN && nowS < issuedAtS + PASS_LIVES_S
  return isGood ? number : null
}

/** The cookie with this pass in the place of an older one of the account; of more than eight accounts the oldest go. */
export function withPass(secret: string, holder: PassHolder, cookie: string, pass: BrowserPass): string {
  const others = passesIn(cookie).filter((written) => !isOfAccount(secret, holder, written))
  return [writePass(secret, holder, pass), ...others].slice(0, PASSES_MAX).join(BETWEEN_PASSES)
}
