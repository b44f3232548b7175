import { use, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { DEFAULT_LANGUAGE, LOCALES, type Language } from './languages.ts'
import { englishMessages, loadMessages, type Messages } from './messages.ts'

const here = new Map<Language, Messages>()
const loading = new Map<Language, Promise<Messages>>()

/** Fetches the texts of a language before a part of a page speaks it: the page does not wait for them then. */
export async function fetchTexts(language: Language): Promise<void> {
  here.set(language, await loadMessages(language))
}

/** English is at hand; another language suspends the page until its texts are here. */
function useMessages(language: Language): Messages {
  if (language === DEFAULT_LANGUAGE) return englishMessages()
  const fetched = here.get(language)
  if (fetched && !loading.has(language)) return fetched
  const pending = loading.get(language) ?? loadMessages(language)
  loading.set(language, pending)
  return use(pending)
}

/** Gives every component below the texts of a language. Dates are shown in UTC unless somebody says otherwise. */
export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <IntlProvider locale={LOCALES[language]} messages={useMessages(language)} timeZone="UTC">
      {children}
    </IntlProvider>
  )
}
