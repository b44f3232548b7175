import { createTranslator } from 'use-intl/core'
import { LOCALES, type Language } from './languages.ts'
import type { Messages } from './messages.ts'

export type TextValues = Record<string, string | number>

/** The library's translator for keys that the compiler cannot know. */
type LooseTranslator = { (key: string, values?: TextValues): string; has: (key: string) => boolean }

/**
 * Translates a key that is known only at run time ('organization.invalid.name'). A text that is no key comes back
 * as it is: messages of libraries and of earlier translations pass through unharmed.
 */
export function translateText(
  language: Language,
  messages: Messages,
  keyOrText: string,
  values?: TextValues,
): string {
  const translate = createTranslator({ locale: LOCALES[language], messages }) as unknown as LooseTranslator
  if (!/^[a-z][\w]*(\.[\w]+)+$/i.test(keyOrText) || !translate.has(keyOrText)) return keyOrText
  return translate(keyOrText, values)
}
