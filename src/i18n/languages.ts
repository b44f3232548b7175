/** Languages that have a complete set of texts. */
export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

/** How dates, numbers and sorting are written in a language. */
export const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Language, string>

/** Reads a configuration such as 'en,fr'; unknown codes are dropped and English always stays. */
export function enabledLanguages(configured: string): Language[] {
  const wanted = new Set(configured.split(',').map((code) => code.trim()))
  return LANGUAGES.filter((code) => code === DEFAULT_LANGUAGE || wanted.has(code))
}
