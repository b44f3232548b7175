import { DEFAULT_LANGUAGE, LOCALES, type Language } from './languages.ts'
import { englishMessages, loadMessages, type Messages } from './messages.ts'
import { translateText, type TextValues } from './translate.ts'

/** How things are said in one language where no component says them. `locale` is a BCP 47 tag. */
export type Speech = { language: Language; locale: string; say: (key: string, values?: TextValues) => string }

export function speechOf(language: Language, messages: Messages): Speech {
  const say = (key: string, values?: TextValues) => translateText(language, messages, key, values)
  return { language, locale: LOCALES[language], say }
}

/** What is written for machines, and for readers of whom nothing is known. */
export const inEnglish: Speech = speechOf(DEFAULT_LANGUAGE, englishMessages())

/** Texts for the head of a page. Before anything is known of its reader they are English. */
export async function speechIn(language: Language = DEFAULT_LANGUAGE): Promise<Speech> {
  return speechOf(language, await loadMessages(language))
}
