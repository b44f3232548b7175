import { DEFAULT_LANGUAGE, type Language } from './languages.ts'

/** What an address says its language by. */
export const SPOKEN = 'language'

/**
 * The address of what is read without cookies and kept by others, as feeds are: it says its language, unless that is
 * English.
 */
export function spokenPath(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path
  return `${path}${path.includes('?') ? '&' : '?'}${SPOKEN}=${language}`
}
