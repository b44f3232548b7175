import { holdsAddress } from './holds-address.ts'
import { asMailsRead } from './plain-signs.ts'

const LONG_NUMBER = /\p{Nd}{5}|(?:\p{Nd}[\s().+-]?){9}/u

/** Whether a text can be a person’s name in mails of ours: it holds no address and no long number. */
export const isPlainName = (text: string): boolean =>
  !holdsAddress(text) && !LONG_NUMBER.test(asMailsRead(text))
