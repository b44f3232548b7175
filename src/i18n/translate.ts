import { createTranslator } from 'use-intl/core'
import { LOCALES, type Language } from './languages.ts'
import type { Messages } from './messages.ts'

export type TextValues = Record<string, string | number>

/** The library's translator for keys that the compiler cannot know. */
type LooseTranslator = { (key: string, values?: TextValues): string; has: (key: string) => boolean }

const made = new WeakMap<Messages, Partial<Record<Language, LooseTranslator>>>()

/** Made once for the texts of a language: a translator keeps the forms that it has read. */
function translatorOf(language: Language, messages: Messages): LooseTranslator {
  const known = made.get(messages) ?? {}
  made.set(messages, known)
  known[language] ??= createTranslator({ locale: LOCALES[language], messages }) as unknown as LooseTranslator
  return known[language]
}

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
  const translate = translatorOf(language, messages)
  if (!/^[a-z][\w]*(\.[\w]+)+$/i.test(keyOrText) || !translate.has(keyOrText)) return keyOrText
  return translate(keyOrText, values)
}
