import { useTranslations } from 'use-intl'
import type { TextValues } from '#/i18n/translate.ts'

/** Turns a message key or a finished text into the reader's words. */
export type Translate = (keyOrText: string, values?: TextValues) => string

const KEY = /^[a-z]\w*(?:\.\w+)+$/iu

/**
 * Says a message key that is known only at run time, as a validator's; a text that is no key comes back as
 * it is. Where the key is written out, use `useTranslations`, which the compiler checks.
 */
export function useTextOf(): Translate {
  const t = useTranslations()
  return (keyOrText, values) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key from outside has no type; `has` checks it
    const key = keyOrText as never
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nor have its values
    return KEY.test(keyOrText) && t.has(key) ? t(key, values as never) : keyOrText
  }
}
