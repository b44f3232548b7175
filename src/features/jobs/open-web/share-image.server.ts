import { LRUCache } from 'lru-cache'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { callerNetworks } from '#/platform/http/caller-address.server.ts'
import { isKnownTag } from '#/platform/http/known-tag.ts'
import {
  answerDocument,
  documentHeaders,
  KEPT_BRIEFLY,
  tagOf,
} from '#/platform/http/public-document.server.ts'
import { CARD_FONTS, drawCard } from '#/platform/media/draw-card.server.ts'
import { fewByAddress } from '#/platform/rate-limit/few-by-address.server.ts'
import { readPicture } from '#/platform/storage/read-picture.server.ts'
import { getVisibleJob } from '../job-detail.server.ts'
import { isListed } from './is-listed.ts'
import { ShareCard } from './share-card.tsx'
import { shareCardFacts, type ShareCardFacts } from './share-card-facts.ts'
import { SHARE_IMAGE_SIZE } from './share-image-address.ts'

/** Raised when cards look different: what was kept elsewhere is then asked for anew. */
const CARD_FORM = 1
const KEPT_BYTES_MAX = 24_000_000
const KEPT_MS = 3_600_000
const LOGO_PX = 208
const PNG = 'image/png'

/** A card, or null when it holds letters that our fonts lack. */
type Drawn = { png: Uint8Array<ArrayBuffer> | null }

/** A logo that cannot be had is no reason to have no card. */
async function findPicture(logo: string | null): Promise<string | null> {
  if (!logo) return null
  return readPicture(logo, { folder: 'company-logos', sizePx: LOGO_PX }).catch((error: unknown) => {
    reportFault(error, 'the logo of a share image')
    return null
  })
}

type Wanted = { facts: ShareCardFacts; network: string }

async function drawFacts({ facts, network }: Wanted): Promise<Drawn> {
  const picture = await findPicture(facts.logo)
  return {
    png: facts.title
      ? await drawCard(ShareCard({ facts, picture, fonts: CARD_FONTS }), { ...SHARE_IMAGE_SIZE, network })
      : null,
  }
}

/** By what stands on them: ten who ask for a new card at once have it drawn once. */
const drawn = new LRUCache<string, Drawn, Wanted>({
  maxSize: KEPT_BYTES_MAX,
  ttl: KEPT_MS,
  sizeCalculation: ({ png }) => (png?.byteLength ?? 0) + 500,
  fetchMethod: (_tag, _old, { context }) => drawFacts(context),
})

/** A crawler of shared links asks for one now and then; each costs as much as some pages. */
const countDrawing = fewByAddress({ max: 120, windowSeconds: 600 })

const productLogo = () =>
  new Response(null, { status: 302, headers: { location: '/logo.png', ...KEPT_BRIEFLY } })

async function answerCard(facts: ShareCardFacts, request: Request): Promise<Response> {
  const tag = tagOf(JSON.stringify([CARD_FORM, facts]))
  if (isKnownTag(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers: { ...documentHeaders(PNG), etag: tag } })
  }
  if (!drawn.has(tag)) countDrawing(request.headers)
  const { png } = await drawn.forceFetch(tag, {
    context: { facts, network: callerNetworks(request.headers) },
  })
  return png ? answerDocument(request, { content: png, contentType: PNG, tag }) : productLogo()
}

/**
 * Answers a job's share image. A job that is no longer open, or whose words our fonts cannot write, is shared with the
 * product's logo. Throws not-found for what visitors may not see, unavailable when too many cards wait, and
 * rate-limited when one address has too many of them drawn.
 */
export async function answerShareImage(jobId: string, request: Request): Promise<Response> {
  const job = await getVisibleJob(null, jobId)
  if (!isListed(job, utcToday())) return productLogo()
  const answer = await answerCard(shareCardFacts(job), request)
  // It is made to be shown on other sites.
  answer.headers.set('cross-origin-resource-policy', 'cross-origin')
  return answer
}
