import { Feed, type Item } from 'feed'
import { FEED_FORMATS, type FeedFormat } from '#/domain/job/feed-formats.ts'
import type { Speech } from '#/i18n/speech.ts'
import { escapeHtml } from '#/lib/escape-html.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { xmlText } from '#/lib/xml-text.ts'
import type { JobView } from '../job-detail.view.ts'
import { descriptionHtml } from './description-html.ts'
import { companyAddress, jobAddress } from './job-address.ts'
import { payText, placeText } from './job-facts-text.ts'

export const FEED_JOBS = 50

export type FeedJob = JobView & { updatedAt: Date }

/** What a feed is about. `addresses` are those of its three formats, `page` that of what it follows; all absolute. */
export type FeedOptions = {
  title: string
  page: string
  addresses: Record<FeedFormat, string>
  baseUrl: string
  speech: Speech
  /** When it last changed, if nothing is in it. */
  since: Date
}

const JSON_FEED_VERSION = 'https://jsonfeed.org/version/1.1'

const factsOf = (job: JobView, speech: Speech) =>
  [job.organization.name, placeText(job, speech), payText(job, speech)].filter(Boolean).join(' · ')

/** The id of a job never changes, and neither does its guid, wherever the product moves. */
const guidOf = (job: JobView) => `urn:uuid:${job.id}`

/** RSS and Atom read titles and summaries as HTML, JSON Feed as plain text. */
function toItem(job: FeedJob, { baseUrl, speech }: FeedOptions, format: FeedFormat): Item {
  const text = (plain: string) => xmlText(format === 'json' ? plain : escapeHtml(plain))
  const sector = job.sector && speech.say(`vocabulary.sector.${job.sector}`)
  const facts = factsOf(job, speech)
  const published = new Date(job.publishedAt ?? job.updatedAt)
  const author = { name: text(job.organization.name), link: companyAddress(job.organization.id, baseUrl) }
  return {
    id: guidOf(job),
    title: text(job.title),
    link: jobAddress(job.id, baseUrl),
    published,
    date: job.updatedAt > published ? job.updatedAt : published,
    description: text(facts),
    content: xmlText(`<p>${escapeHtml(facts)}</p>\n${descriptionHtml(job)}`),
    category: sector ? [{ name: sector, term: sector }] : [],
    // An author of RSS is an email address, and none is told.
    ...(format !== 'rss' && { author: [author] }),
  }
}

function toFeed(jobs: readonly FeedJob[], options: FeedOptions, format: FeedFormat): Feed {
  const { title, page, addresses, baseUrl, since, speech } = options
  const items = jobs.map((job) => toItem(job, options, format))
  const newest = items.reduce((latest, { date }) => (date > latest ? date : latest), new Date(0))
  const feed = new Feed({
    id: addresses[format],
    title: xmlText(title),
    description: speech.say('job.list.metaDescription'),
    link: page,
    language: speech.locale,
    updated: items.length > 0 ? newest : since,
    generator: PRODUCT_NAME,
    feedLinks: addresses,
    author: { name: PRODUCT_NAME, link: baseUrl },
  })
  for (const item of items) feed.addItem(item)
  return feed
}

/** The library writes version 1 and its `author`; 1.1 has a language and a list of authors. */
function toJsonFeed(feed: Feed, { locale: language }: Speech): string {
  const { author, items, ...head } = JSON.parse(feed.json1()) as Record<string, unknown> & {
    items: JsonItem[]
  }
  const listed = items.map(({ author: by, ...item }) => ({ ...item, authors: [by] }))
  return JSON.stringify({ ...head, version: JSON_FEED_VERSION, language, authors: [author], items: listed })
}

type JsonItem = { author?: unknown }

/** Writes jobs as a feed. Whatever their texts hold, the feed can be read. */
export function writeFeed(jobs: readonly FeedJob[], options: FeedOptions, format: FeedFormat): string {
  const feed = toFeed(jobs, options, format)
  if (format === 'json') return toJsonFeed(feed, options.speech)
  return format === 'rss' ? feed.rss2() : feed.atom1()
}

export function feedAddresses(addressOf: (format: FeedFormat) => string): Record<FeedFormat, string> {
  return Object.fromEntries(FEED_FORMATS.map((format) => [format, addressOf(format)])) as Record<
    FeedFormat,
    string
  >
}
