import type { Language } from '#/i18n/languages.ts'
import { serverSpeech } from '#/platform/language/server-speech.server.ts'
import { drawLegalText, type LegalText } from './legal-sections.ts'
import { legalValues } from './legal-values.server.ts'
import type { LegalPageName } from './legal.schema.ts'
import privacyEn from './privacy.en.md?raw'
import privacyFr from './privacy.fr.md?raw'
import termsEn from './terms.en.md?raw'
import termsFr from './terms.fr.md?raw'

/** The texts as they are written. Whoever changes one in substance changes its day. */
export const LEGAL_TEXTS: Record<LegalPageName, Record<Language, string>> = {
  privacy: { en: privacyEn, fr: privacyFr },
  terms: { en: termsEn, fr: termsFr },
}

/** Since when they are in force, as `YYYY-MM-DD`. */
const IN_FORCE_SINCE: Record<LegalPageName, string> = { privacy: '2026-11-30', terms: '2026-11-24' }

export type LegalDocument = LegalText & { inForceSince: string }

/** A legal page in a language, drawn for this site as it is set up. */
export function legalDocument(page: LegalPageName, language: Language): LegalDocument {
  const text = drawLegalText(LEGAL_TEXTS[page][language], legalValues(serverSpeech(language)))
  return { ...text, inForceSince: IN_FORCE_SINCE[page] }
}
