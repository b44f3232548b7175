import { french } from '#/i18n/french.ts'
import type { Language } from '#/i18n/languages.ts'
import { inEnglish, speechOf, type Speech } from '#/i18n/speech.ts'
import { readerLanguage } from './reader-language.server.ts'

const SPEECHES: Record<Language, Speech> = { en: inEnglish, fr: speechOf('fr', french) }

/** The texts of a language; the server has all of them at hand. */
export const serverSpeech = (language: Language): Speech => SPEECHES[language]

/** The texts for whoever sent the request that is answered. */
export const readerSpeech = (): Speech => SPEECHES[readerLanguage()]
