import * as z from 'zod'
import { isOpenWire } from './open-wire.ts'

type Span = { from: number; to: number }

const counted = (shape: RegExp, error: string, { from, to }: Span) =>
  z
    .string()
    .regex(shape, error)
    .transform(Number)
    .refine((value) => value >= from && value <= to, error)

/** A whole number, in digits alone. */
export const wholeNumber = (span: Span) =>
  counted(/^\d+$/, `must be a whole number from ${span.from} to ${span.to}`, span)

export const decimal = (span: Span) =>
  counted(/^\d+(?:\.\d+)?$/, `must be a number from ${span.from} to ${span.to}`, span)

/** Yes or no, in any of the usual words. */
export const yesOrNo = z.stringbool({ error: 'must be true or false' })

/** An address on the web. One with a name or a password in it would show them to whoever reads it. */
export const webAddress = z
  .url({
    ...{ protocol: /^https?$/, abort: true },
    error: 'must be an address on the web, as in https://example.com',
  })
  .refine((address) => !new URL(address).username && !new URL(address).password, {
    error: 'must hold neither a user nor a password',
    abort: true,
  })

/** An address on the web to which nobody on the way may listen. */
export const safeWebAddress = webAddress.refine(
  (address) => !isOpenWire(address),
  'must begin with https:// beyond this machine',
)

/** Where mail goes to. */
export const mailAddress = z.email('must be an e-mail address')

/** Words for people to read, or a path. */
export const oneLine = z.string().regex(/^\P{Cc}*$/u, 'must be one line')

/** A name or a secret that somebody else has given out. */
export const token = z.string().regex(/^[!-~]+$/, 'must be letters, digits and signs without blanks')
