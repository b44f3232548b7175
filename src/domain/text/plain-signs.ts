import { unified } from './unified.ts'

const PLAIN: Readonly<Record<string, RegExp>> = {
  '.': /[。．․｡﹒]/g,
  '@': /[＠﹫]/g,
  ':': /[：﹕]/g,
  '/': /／/g,
}

/** Wide and other signs of addresses as the plain ones that browsers and mail programs read, each in its place. */
export const plainSigns = (text: string): string =>
  Object.entries(PLAIN).reduce((plain, [sign, others]) => plain.replaceAll(others, sign), text)

/** A text as mail programs read it when they look for addresses. */
export const asMailsRead = (text: string): string => unified(plainSigns(text), 'NFKC')
