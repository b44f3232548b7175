import { db } from '#/db/client.server.ts'
import type { Actor } from '#/domain/access/actor.ts'
import { PAPERS, paperOf } from '#/domain/place/paper.ts'
import type { Speech } from '#/i18n/speech.ts'
import { codeNamer } from '#/lib/code-namer.ts'
import { fewPerKey } from '#/lib/few-per-key.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { sessionOf } from '#/platform/auth/session/request-session.server.ts'
import { serverSpeech } from '#/platform/language/server-speech.server.ts'
import { callerAddress, callerNetworks } from '#/platform/http/caller-address.server.ts'
import { answerPersonalDocument } from '#/platform/http/personal-document.server.ts'
import { sheetInTurn, type SheetTurn } from '#/platform/pdf/sheet-in-turn.server.ts'
import type { SheetOrder } from '#/platform/pdf/sheet.ts'
import {
  countUses,
  networkLimits,
  rateLimitedError,
  type Limit,
} from '#/platform/rate-limit/rate-limit.server.ts'
import { countVisitor } from '../count-visitor.server.ts'
import { getProfileFor } from '../profile.server.ts'
import { monthSayer, spanSayer } from '../say-dates.ts'
import { cvFileName } from './cv-file-name.ts'
import { cvSheet, type CvSpeech } from './cv-sheet.ts'

function cvSpeech({ locale, say }: Speech): CvSpeech {
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

const WINDOW_SECONDS = 600

const keyOf = (caller: string) => `cv-pdf:${caller}`

/** How often somebody may have CVs set; without an account from one address and the networks around it. */
function cvLimits(actor: Actor | null, address: string): Limit[] {
  if (actor) return [{ key: keyOf(actor.userId), max: 60, windowSeconds: WINDOW_SECONDS }]
  return networkLimits(address, { keyOf, max: 10, windowSeconds: WINDOW_SECONDS })
}

const BUSY_SECONDS = 5
/** There is one setter for all: nobody has two in a line for it. */
const enter = fewPerKey(1)

function turnOf(actor: Actor | null, id: string, { headers, signal }: Request): SheetTurn {
  const own = actor?.userId === id ? 'own' : 'signedIn'
  const line = actor ? own : 'signedOut'
  const network = [callerNetworks(headers), ...(actor ? [actor.userId] : [])].join(' ')
  return { line, network, isWanted: () => !signal.aborted }
}

type Setting = { caller: string; limits: Limit[]; turn: SheetTurn; makeOrder: () => SheetOrder }

async function setInTurn({ caller, limits, turn, makeOrder }: Setting): Promise<Uint8Array<ArrayBuffer>> {
  const leave = enter(caller)
  if (!leave) throw rateLimitedError({ retryAfterSeconds: BUSY_SECONDS })
  try {
    const use = await countUses(db(), limits)
    if (!use.allowed) throw rateLimitedError(use)
    return await sheetInTurn(makeOrder(), turn)
  } finally {
    leave()
  }
}

/**
 * Answers a profile's CV as PDF in the CV's own language, as far as they may see it, on the paper of the person's country or on that of
 * `?paper=a4` and `?paper=letter`. Throws not-found for what they may not see, and rate-limited while one is set for them
 * already, and for more than sixty in ten minutes; ten, when nobody is signed in. For HEAD nothing is set.
 */
export async function answerCvPdf(id: string, request: Request): Promise<Response> {
  const actor = (await sessionOf(request, { freshness: 'fresh' }))?.actor ?? null
  countVisitor(actor, request.headers)
  const profile = await getProfileFor(actor, id)
  const asked = new URL(request.url).searchParams.get('paper')
  const speech = serverSpeech(profile.cvLanguage)
  const makeOrder = (): SheetOrder => ({
    sheet: cvSheet(profile, cvSpeech(speech)),
    paper: PAPERS.find((paper) => paper === asked) ?? paperOf(profile.countryCode),
    language: speech.locale,
    product: PRODUCT_NAME,
  })
  const address = callerAddress(request.headers)
  const setting = { caller: actor?.userId ?? address, limits: cvLimits(actor, address), makeOrder }
  const turn = turnOf(actor, id, request)
  return answerPersonalDocument(request, {
    makeContent: () => setInTurn({ ...setting, turn }),
    contentType: 'application/pdf',
    fileName: cvFileName(profile.name, 'pdf'),
  })
}
