import { holdsAddress } from '../text/holds-address.ts'
import { unified } from '../text/unified.ts'

/** It begins with "+" or a nought, or has ten digits: numbers of registers, which companies are named by, have nine. */
const TELEPHONE = /(?<!\p{Nd})[+0][\s().+/-]{0,3}(?:\p{Nd}[\s().+/-]{0,3}){7}|(?:\p{Nd}[\s().+/-]{0,3}){10}/u

/** Whether a text can be the name of a company, as others read it: it holds no address and no number of a telephone. */
export const isCompanyName = (text: string): boolean =>
  !holdsAddress(text) && !TELEPHONE.test(unified(text, 'NFKC'))
