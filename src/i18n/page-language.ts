import { DEFAULT_LANGUAGE, LANGUAGES, LOCALES, type Language } from './languages.ts'

export function pageLanguage(): Language {
  return LANGUAGES.find((code) => LOCALES[code] === document.documentElement.lang) ?? DEFAULT_LANGUAGE
}
