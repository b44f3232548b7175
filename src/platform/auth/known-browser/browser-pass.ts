import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whose pass it is. The stored password is a part of what is signed: another password makes every pass worthless. */
export type PassHolder = { userId: string; password: string }

/** `id` stands for the browser and says nothing of the account. */
export type BrowserPass = { id: string; issuedAtS: number }

/** As long as browsers keep a cookie at most, in seconds. */
export const PASS_LIVES_S = 400 * 86_400

/** A browser keeps the passes of so many accounts. */
const PASSES_MAX = 8
const BETWEEN_PASSES = '~'

function signatureOf(
  secret: string,
  { userId, password }: PassHolder,
  { id, issuedAtS }: BrowserPass,
): string {
  const signed = JSON.stringify(['known browser', userId, password, id, issuedAtS])
  return createHmac('sha256', secret).update(signed).digest('base64url')
}

function writePass(secret: string, holder: PassHolder, pass: BrowserPass): string {
  return [pass.id, pass.issuedAtS.toString(36), signatureOf(secret, holder, pass)].join('.')
}

function isSigned(secret: string, holder: PassHolder, written: string): boolean {
  const [id = '', issuedAt = ''] = written.split('.')
  const expected = Buffer.from(writePass(secret, holder, { id, issuedAtS: Number.parseInt(issuedAt, 36) }))
  const given = Buffer.from(written)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

const passesIn = (cookie: string) => cookie.split(BETWEEN_PASSES).filter(Boolean).slice(0, PASSES_MAX)

/** The id of the browser whose cookie holds a pass of this account, or null. `nowS` is in seconds. */
export function readPass(secret: string, holder: PassHolder, cookie: string, nowS: number): string | null {
  const written = passesIn(cookie).find((pass) => isSigned(secret, holder, pass))
  const [id = '', issuedAt = ''] = written?.split('.') ?? []
  return id !== '' && nowS < Number.parseInt(issuedAt, 36) + PASS_LIVES_S ? id : null
}

/** The cookie with a new pass of this account before those of other browsers' accounts; the oldest beyond eight go. */
export function withPass(secret: string, holder: PassHolder, cookie: string, pass: BrowserPass): string {
  const others = passesIn(cookie).filter((written) => !written.startsWith(`${pass.id}.`))
  return [writePass(secret, holder, pass), ...others].slice(0, PASSES_MAX).join(BETWEEN_PASSES)
}
