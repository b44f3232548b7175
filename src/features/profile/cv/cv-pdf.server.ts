import { db } from '#/db/client.server.ts'
import { PAPERS, paperOf } from '#/domain/place/paper.ts'
import { DEFAULT_LANGUAGE, LOCALES } from '#/i18n/languages.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import { codeNamer } from '#/lib/code-namer.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { sessionOf } from '#/platform/auth/session/request-session.server.ts'
import { callerAddress } from '#/platform/http/caller-address.server.ts'
import { answerPersonalDocument } from '#/platform/http/personal-document.server.ts'
import { setSheet } from '#/platform/pdf/set-sheet.server.ts'
import { countUse, rateLimitedError } from '#/platform/rate-limit/rate-limit.server.ts'
import { getProfileFor } from '../profile.server.ts'
import { monthSayer, spanSayer } from '../say-dates.ts'
import { cvFileName } from './cv-file-name.ts'
import { cvSheet, type CvSpeech } from './cv-sheet.ts'

async function serverSpeech(): Promise<CvSpeech> {
  const messages = await loadMessages(DEFAULT_LANGUAGE)
  const say = (key: string, values?: { date: string }) =>
    translateText(DEFAULT_LANGUAGE, messages, key, values)
  const locale = LOCALES[DEFAULT_LANGUAGE]
  const month = monthSayer((moment) => String(moment.getUTCFullYear()), 'year')
  return {
    label: (key, values) => say(`profile.page.${key}`, values),
    cefr: (level) => say(`vocabulary.cefr.${level}`),
    country: codeNamer('region', locale),
    language: codeNamer('language', locale),
    month,
    span: spanSayer(month, say('profile.dates.now')),
  }
}

/**
 * Answers a profile's CV as PDF, as far as the caller may see it, on the paper of the person's country or on that of
 * `?paper=a4` and `?paper=letter`. Throws not-found for what they may not see, and rate-limited for more than sixty in
 * ten minutes.
 */
export async function answerCvPdf(id: string, request: Request): Promise<Response> {
  const actor = (await sessionOf(request, { freshness: 'cached' }))?.actor ?? null
  const profile = await getProfileFor(actor, id)
  const caller = actor?.userId ?? callerAddress(request.headers)
  const use = await countUse(db(), { key: `cv-pdf:${caller}`, max: 60, windowSeconds: 600 })
  if (!use.allowed) throw rateLimitedError(use)
  const asked = new URL(request.url).searchParams.get('paper')
  const order = {
    sheet: cvSheet(profile, await serverSpeech()),
    paper: PAPERS.find((paper) => paper === asked) ?? paperOf(profile.countryCode),
    language: LOCALES[DEFAULT_LANGUAGE],
    product: PRODUCT_NAME,
  } as const
  return answerPersonalDocument(request, {
    content: await setSheet(order, () => !request.signal.aborted),
    contentType: 'application/pdf',
    fileName: cvFileName(profile.name, 'pdf'),
  })
}
