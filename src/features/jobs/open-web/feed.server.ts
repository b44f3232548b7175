import { and, eq, inArray, isNull, not, type SQL } from 'drizzle-orm'
import { notFoundError } from '#/domain/app-error.ts'
import {
  companyFeedPath,
  FEED_TYPES,
  readFeedFormat,
  searchFeedPath,
  type FeedFormat,
} from '#/domain/job/feed-formats.ts'
import { parseJobFilters } from '#/domain/job/job-filters.ts'
import { db } from '#/db/client.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import type { Speech } from '#/i18n/speech.ts'
import { SPOKEN, spokenPath } from '#/i18n/spoken-path.ts'
import { parseSearch } from '#/lib/search-params.ts'
import { IS_UNCONFIRMED } from '#/platform/auth/organizations/is-unconfirmed.server.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { answerDocument } from '#/platform/http/public-document.server.ts'
import { firstOffered } from '#/platform/language/reader-language.server.ts'
import { serverSpeech } from '#/platform/language/server-speech.server.ts'
import { fewByAddress } from '#/platform/rate-limit/few-by-address.server.ts'
import { newestNumbers } from '#/platform/job-search/published-search.server.ts'
import { countSearch } from '#/platform/job-search/count-search.server.ts'
import { companyFeedTitle, searchFeedTitle } from './feed-title.ts'
import { companyAddress } from './job-address.ts'
import { listNewestOpenJobs } from './open-jobs.server.ts'
import { FEED_JOBS, feedAddresses, writeFeed, type FeedOptions } from './write-feed.ts'

/** A feed holds fifty descriptions, and megabytes where they are long. A reader asks for each of theirs every few minutes. */
const countFeed = fewByAddress({ max: 600, windowSeconds: 600 })

/** Counts a feed, and reads its format: the words of it and nothing else, `/jobs/feed.xml` is nothing. Throws not-found. */
function beginFeed(text: string, { headers }: Request): FeedFormat {
  countFeed(headers)
  const format = readFeedFormat(text)
  if (!format) throw notFoundError()
  return format
}

/** Whoever reads feeds sends no cookie: the address says the language. */
const speechOfAddress = ({ url }: Request): Speech =>
  serverSpeech(firstOffered([new URL(url).searchParams.get(SPOKEN)]))

type Followed = { which: SQL; about: Pick<FeedOptions, 'title' | 'page' | 'addresses' | 'speech'> }

async function answerFeed(request: Request, format: FeedFormat, { which, about }: Followed) {
  const jobs = await listNewestOpenJobs(which, FEED_JOBS)
  const options = { ...about, baseUrl: baseUrl(), since: new Date(utcToday()) }
  return answerDocument(request, {
    content: writeFeed(jobs, options, format),
    contentType: `${FEED_TYPES[format]}; charset=utf-8`,
  })
}

/**
 * Answers the newest jobs of the search that stands in the address. Throws not-found for an unknown format, and
 * rate-limited when one address searches, or asks for feeds, too often. After midnight
 * (UTC), until the task of the minute has archived what closed, those are left out of the newest fifty and no older ones
 * put in. Nobody misses one: an older one comes a minute later.
 */
export async function answerSearchFeed(formatText: string, request: Request): Promise<Response> {
  const format = beginFeed(formatText, request)
  const { search } = new URL(request.url)
  const filters = parseJobFilters(parseSearch(search))
  countSearch(filters, request.headers)
  const speech = speechOfAddress(request)
  const pathOf = (wanted: FeedFormat) => searchFeedPath(filters, wanted)
  return answerFeed(request, format, {
    which: inArray(job.number, await newestNumbers(filters, { limit: FEED_JOBS })),
    about: {
      title: searchFeedTitle(filters.search, speech),
      page: `${baseUrl()}${pathOf(format).replace(/\/feed\.\w+/, '')}`,
      addresses: feedAddresses((wanted) => `${baseUrl()}${spokenPath(pathOf(wanted), speech.language)}`),
      speech,
    },
  })
}

/** Of a company that everybody may see. Primary key. */
async function getCompanyName(organizationId: string): Promise<string> {
  const [found] = await db()
    .select({ name: organization.name })
    .from(organization)
    .where(and(eq(organization.id, organizationId), isNull(organization.suspendedAt), not(IS_UNCONFIRMED)))
  if (!found) throw notFoundError()
  return found.name
}

type CompanyFeed = { organizationId: string; format: string }

/**
 * Answers a company's newest jobs. Throws not-found for an unknown company or format, and rate-limited when one address asks
 * for feeds too often. Index job_organization_id.
 */
export async function answerCompanyFeed(asked: CompanyFeed, request: Request): Promise<Response> {
  const { organizationId } = asked
  const format = beginFeed(asked.format, request)
  const name = await getCompanyName(organizationId)
  const speech = speechOfAddress(request)
  const pathOf = (wanted: FeedFormat) => spokenPath(companyFeedPath(organizationId, wanted), speech.language)
  return answerFeed(request, format, {
    which: eq(job.organizationId, organizationId),
    about: {
      title: companyFeedTitle(name, speech),
      page: companyAddress(organizationId, baseUrl()),
      addresses: feedAddresses((wanted) => `${baseUrl()}${pathOf(wanted)}`),
      speech,
    },
  })
}
